import { readFile } from 'node:fs/promises';
import type { Loader, PartialMessage, Plugin } from 'esbuild';
import { extname, join } from '../../machine/paths.ts';
import { escapeRegExp } from '../../site/escape-regexp.ts';
import { isPackageFile } from './package-imports.ts';

/** The form that all bundlers support; a computed path leads to no file. */
const relativeUrl = /\bnew\s+URL\(\s*(['"])(\.{1,2}\/[^'"\n]+)\1\s*,\s*import\.meta\.url\s*,?\s*\)/g;

const isScript = /\.[cm]?[jt]sx?$/;

/** Workers are not supported: each would need a bundle of its own. */
function noWorker(text: string, start: number, file: string): PartialMessage {
  const before = text.slice(0, start).split('\n');
  const lineText = text.split('\n')[before.length - 1] ?? '';
  const column = Buffer.byteLength(before.at(-1) ?? '');
  return {
    text: 'A demo cannot start a script of its own by its URL.',
    notes: [{ text: 'Import the module, or put a script that is built already into content/public.' }],
    location: { file, line: before.length, column, length: 'new URL'.length, lineText },
  };
}

/**
 * Replaces `new URL('./x.png', import.meta.url)` in the author's modules by the URL of the published file. `edit` changes
 * the text of a module by its path.
 */
export const relativeUrls = (
  root: string,
  edit: (path: string, text: string) => Promise<string>,
): Plugin => ({
  name: 'relative-urls',
  setup({ onLoad }) {
    const own = new RegExp(`^${escapeRegExp(join(root, 'content/'))}.*\\.[cm]?[jt]sx?$`);
    onLoad({ filter: own, namespace: 'file' }, async ({ path }) => {
      if (isPackageFile(path)) return undefined;
      const written = await readFile(path, 'utf8');
      const text = await edit(path, written);
      if (text === written && !text.includes('import.meta.url')) return undefined;
      const imports: string[] = [];
      const [worker] = [...text.matchAll(relativeUrl)].filter(([, , file = '']) => isScript.test(file));
      if (worker !== undefined) return { errors: [noWorker(text, worker.index, path)] };
      const contents = text.replace(relativeUrl, (_, __, file: string) => {
        const name = `docsUrl${imports.length}`;
        imports.push(`import ${name} from ${JSON.stringify(`${file}?url`)};`);
        return `new URL(${name}, document.baseURI)`;
      });
      const ending = extname(path).slice(1).replace(/^[cm]/, '');
      // On the first line, so that line numbers stay right.
      return { contents: imports.join('') + contents, loader: (ending === 'js' ? 'jsx' : ending) as Loader };
    });
  },
});
