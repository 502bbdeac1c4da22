import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { nearest } from '../diagnostics/nearest.ts';
import { join } from '../machine/paths.ts';
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

/** The component whose attributes end a text of code. */
const openElement = /<([A-Z]\w*)(?:(?!<[A-Z/])[\s\S])*$/;

/** The name of the type that lacks a member. */
const lackingType = /does not exist (?:on|in) type '(?:IntrinsicAttributes & )?(\w+)/;

/** The owners of the wrong name in an error: the component whose prop it names, and the type in its text. */
function ownersOf(error: string, code: string): string[] {
  const [, line = '1', column = '1'] = /^snippet\.tsx\((\d+),(\d+)\)/.exec(error) ?? [];
  const lines = code.split('\n').slice(0, Number(line));
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, Number(column) - 1) ?? ''].join('\n');
  const names = [openElement.exec(before)?.[1], lackingType.exec(error)?.[1]];
  return names.flatMap((name) => name ?? []);
}

/** Appends the nearest name, if the compiler does not suggest one: of an owner in the error, or of any entry. */
function withNearest(error: string, code: string, { entries, pages }: Docs): string {
  const name = unknownName
    .exec(error)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (name === undefined || error.includes('Did you mean')) return error;
  const owners = ownersOf(error, code);
  const own = entries.flatMap((entry) => (owners.includes(entry.page.title) ? [entry.name] : []));
  const all = [...entries.map((entry) => entry.name), ...pages.map(({ title }) => title)];
  const near = nearest(name, own) ?? (all.includes(name) ? null : nearest(name, all));
  return near === null || near === name ? error : `${error} The documentation has \`${near}\`.`;
}

/** The errors of the compiler's output, each with the lines that explain it. */
const errorsIn = (output: string): string[] =>
  output
    .trim()
    .replaceAll(/^.*(?=snippet\.tsx\()/gm, '')
    .split(/\n(?=\S)/);

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
  const lines = errorsIn(output).map((error) => withNearest(error, code, docs));
  return `${lines.join('\n')}${missingPackages(output, root)}`;
}
