import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nearest } from '../diagnostics/nearest.ts';
import { checkTypes } from '../machine/type-checker.ts';
import type { Docs } from './docs.ts';

const settings = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  jsx: 'react-jsx',
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  allowImportingTsExtensions: true,
};

/** Matches the unknown name in an error of the compiler, which has no suggestion for most names. */
const unknownName =
  /Property '([^']+)' does not exist|no exported member '([^']+)'|Cannot find name '([^']+)'|'([^']+)' does not exist in type/;

/** Appends the nearest documented name, if the compiler does not suggest one. */
function withNearest(line: string, names: readonly string[]): string {
  const name = unknownName
    .exec(line)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (name === undefined || line.includes('Did you mean') || names.includes(name)) return line;
  const near = nearest(name, names);
  return near === null ? line : `${line} The documentation has \`${near}\`.`;
}

/** Matches a package in an error about a missing module or missing declarations. */
const missingPackage = /error TS(?:2307|7016): [^']*'((?:@[^/']+\/)?[^./'][^/']*)[^']*'/;

/** Names the packages without which the compiler reports errors that are not the code's own. */
function missingPackages(output: string, root: string): string {
  const names = output.split('\n').flatMap((line) => missingPackage.exec(line)?.[1] ?? []);
  return names.length === 0
    ? ''
    : `\nNot installed in ${root}, whose packages check code: ${[...new Set(names)].join(', ')}. The option --root of this server names another folder.`;
}

/**
 * Checks the types of one module against the packages installed in a site. Returns the compiler's errors with line and
 * column, or a text that there are none.
 */
export async function checkCode(docs: Docs, root: string, code: string): Promise<string> {
  const file = 'snippet.tsx';
  const modules = { [file]: code };
  const installed = [join(root, 'content/node_modules'), join(root, 'node_modules')].find((folder) =>
    existsSync(folder),
  );
  if (installed === undefined)
    return 'The packages of this documentation are not installed here, so code cannot be checked.';
  const project = { compilerOptions: settings, files: [`./${file}`] };
  const output = await checkTypes(project, join(tmpdir(), 'docs-build-mcp'), root, {
    modules,
    links: { node_modules: installed },
  });
  if (output.trim() === '') return 'No errors.';
  const names = [
    ...new Set([...docs.entries.map(({ name }) => name), ...docs.pages.map(({ title }) => title)]),
  ];
  const lines = output
    .trim()
    .split('\n')
    .map((line) => withNearest(line.replace(/^.*(snippet\.tsx\()/, '$1'), names));
  return `${lines.join('\n')}${missingPackages(output, root)}`;
}
