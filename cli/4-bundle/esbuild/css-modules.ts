import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { type BuildFailure, build, type Message, type OnLoadResult, type Plugin } from 'esbuild';
import { basename, dirname, relative, resolve } from '../../machine/paths.ts';

/**
 * A style sheet with its own class names, and its local names with their class names; a local name may have several
 * through `composes`.
 */
interface ReadStyles {
  readonly css: string;
  readonly names: Readonly<Record<string, string>>;
  readonly read: readonly string[];
  readonly errors: readonly Message[];
  readonly warnings: readonly Message[];
}

/** The bundler derives class names from the file's path; this path depends only on the location below the root. */
function namedPath(root: string, path: string): string {
  const hash = createHash('sha256').update(relative(root, path)).digest('hex').slice(0, 6);
  const file = basename(path).replace(/\.module\.\w+$/, '');
  return `${file.replaceAll(/\W/g, '_')}_${hash}.module.css`;
}

const namespace = 'named-styles';

/** Gives style sheets, and those that they compose or import, such paths; leaves images to the outer build. */
const namedStyles = (root: string, entry: string, contents: string): Plugin => ({
  name: 'named-styles',
  setup({ onResolve, onLoad, resolve: find }) {
    const files = new Map<string, string>();
    const named = (path: string) => {
      const name = namedPath(root, path);
      files.set(name, path);
      return { path: name, namespace };
    };
    onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      const isOurs =
        pluginData === namespace || !['import-rule', 'composes-from', 'url-token'].includes(kind);
      if (isOurs || /^data:|^(?:https?:)?\/\//.test(path)) return undefined;
      const found = await find(path, { kind, resolveDir, importer, pluginData: namespace });
      // A URL without a file may be that of a public file.
      if (kind === 'url-token')
        return { path: found.errors.length > 0 ? path : found.path + found.suffix, external: true };
      return found.errors.length === 0 && found.path.endsWith('.module.css') ? named(found.path) : found;
    });
    onResolve({ filter: /^docs-build-entry$/ }, () => named(entry));
    onLoad({ filter: /.*/, namespace }, async ({ path: name }) => {
      const path = files.get(name) ?? entry;
      const text = path === entry ? contents : await readFile(path, 'utf8');
      return { contents: text, loader: 'local-css', resolveDir: dirname(path) };
    });
  },
});

async function readStyles(root: string, path: string, contents: string): Promise<ReadStyles> {
  const result = await build({
    // Otherwise the working directory would be part of the output.
    absWorkingDir: root,
    stdin: { contents: `export { default } from 'docs-build-entry';`, resolveDir: root, loader: 'js' },
    outdir: '.',
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'styles',
    logLevel: 'silent',
    plugins: [namedStyles(root, path, contents)],
  }).catch(({ errors }: BuildFailure) => ({ errors, warnings: [], outputFiles: [], metafile: null }));
  // The inner build sees the file under another name.
  const placed = (messages: readonly Message[]): Message[] =>
    messages.map((message) => ({
      ...message,
      location: message.location && {
        ...message.location,
        file: message.location.file.endsWith(namedPath(root, path))
          ? relative(root, path)
          : message.location.file,
      },
    }));
  const textOf = (ending: string) =>
    result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  const script = textOf('.js');
  return {
    css: textOf('.css'),
    names: script === '' ? {} : runInNewContext(`${script};styles.default`),
    read: Object.keys(result.metafile?.inputs ?? {}).flatMap((input) =>
      /^[\w<-]+[:>]/.test(input) ? [] : [resolve(root, input)],
    ),
    errors: placed(result.errors),
    warnings: placed(result.warnings),
  };
}

/** Exports the sheet's names as a default export, by name and as a namespace. */
function moduleText(path: string, names: ReadStyles['names']): string {
  const own = Object.keys(names).filter((name) => name !== 'default');
  return [
    `import ${JSON.stringify(`css-module:${path}`)};`,
    `const names = ${JSON.stringify(names)};`,
    'export default names;',
    ...own.map((name, index) => `const name${index} = names[${JSON.stringify(name)}];`),
    own.length === 0
      ? ''
      : `export { ${own.map((name, index) => `name${index} as ${JSON.stringify(name)}`).join(', ')} };`,
  ].join('\n');
}

/** Compiles a style sheet with its own class names to a module. */
export type StyleModules = (path: string, contents: string) => Promise<OnLoadResult>;

/**
 * CSS modules whose class names depend only on the file's path. esbuild's own names also depend on the other entries
 * and on minification, so the server's pictures would not match the browser's style sheet. Adds the files that style
 * sheets import to `read`.
 */
export function cssModules(
  root: string,
  read: Set<string>,
): { readonly plugin: Plugin; readonly load: StyleModules } {
  const styles = new Map<string, string>();
  const load: StyleModules = async (path, contents) => {
    const { css, names, read: others, errors, warnings } = await readStyles(root, path, contents);
    for (const file of others) read.add(file);
    if (errors.length > 0) return { errors: [...errors] };
    styles.set(path, css);
    return { contents: moduleText(path, names), loader: 'js', warnings: [...warnings] };
  };
  const plugin: Plugin = {
    name: 'css-modules',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path }) =>
        load(path, await readFile(path, 'utf8')),
      );
      onResolve({ filter: /^css-module:/ }, ({ path }) => ({
        path: path.slice('css-module:'.length),
        namespace: 'css-module',
      }));
      onLoad({ filter: /.*/, namespace: 'css-module' }, ({ path }) => ({
        contents: styles.get(path) ?? '',
        loader: 'css',
        resolveDir: dirname(path),
      }));
    },
  };
  return { plugin, load };
}
