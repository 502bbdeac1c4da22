import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { readFolder } from './folder.ts';
import { type CliRun, runCli } from './run-cli.ts';

/** A PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface SmallSite {
  readonly root: string;
  readonly lay: (files: Readonly<Record<string, string | Uint8Array>>) => void;
  readonly build: (...options: readonly string[]) => Promise<CliRun>;
  readonly check: () => Promise<CliRun>;
  /** Files of the last build, by path. */
  readonly files: () => ReadonlyMap<string, string>;
}

/** Markdown of a page with these demos. */
export const pageOf = (title: string, ...demos: readonly string[]): string =>
  `# ${title}\n\n<p class="description">Fly your first kite.</p>\n\n${demos
    .map((demo) => `{{"demo": "${demo}"}}\n`)
    .join('\n')}`;

/** A site of one page in the look that comes with docs-build, and `files` over it. */
export function smallSite(root: string, files: Readonly<Record<string, string | Uint8Array>>): SmallSite {
  const lay: SmallSite['lay'] = (some) => {
    for (const [file, contents] of Object.entries(some)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), contents);
    }
  };
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  lay({
    'content/site.yaml': 'name: Kite\ndefaultProduct: kite\nproducts:\n  - { id: kite, name: Kite }\n',
    'content/pages.yaml': 'pages:\n  - { pathname: /, title: Kite }\n',
    ...files,
  });
  const out = join(root, 'out');
  return {
    root,
    lay,
    build: (...options) => runCli(['build', '--root', root, '--out', out, '--quiet', '--strict', ...options]),
    check: () => runCli(['check', '--root', root, '--quiet', '--strict']),
    files: () => readFolder(out),
  };
}

/** Imports of shipped scripts that no browser can resolve, or that lead to no file of the site. */
export function brokenImports(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([path]) => path.endsWith('.js'))
    .flatMap(([path, code]) => {
      const { module } = parseSync(path, code);
      const literals = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const [, literal] = /^["'`]([^"'`$]*)["'`]$/.exec(code.slice(start, end)) ?? [];
        return literal === undefined ? [] : [literal];
      });
      return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...literals]
        .filter(
          (specifier) =>
            !files.has(new URL(specifier, `http://site/${path}`).pathname.slice(1)) ||
            !/^[./]/.test(specifier),
        )
        .map((specifier) => `${path}: ${specifier}`);
    });
}
