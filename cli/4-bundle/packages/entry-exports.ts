import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A name that a file exports. */
export interface Exported {
  /** The path as the entry has it. */
  readonly from: string;
  readonly name: string;
}

/** An entry that only re-exports from other files. */
export interface EntryExports {
  /** Imported files, in the order in which they run. */
  readonly files: readonly string[];
  /** Functions that run modules of these files; the entry calls them in this order. */
  readonly calls: readonly Exported[];
  readonly names: Readonly<Record<string, Exported>>;
}

type Program = ReturnType<typeof import('rolldown/utils')['parseSync']>['program'];
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];

const nameOf = (name: { readonly name: string } | { readonly value: string }): string =>
  'name' in name ? name.name : name.value;

/** Names of the functions that `run(), start()` calls; null for another expression. */
function callsIn(expression: Expression): readonly string[] | null {
  const calls = expression.type === 'SequenceExpression' ? expression.expressions : [expression];
  const names = calls.flatMap((call) =>
    call.type === 'CallExpression' && call.callee.type === 'Identifier' && call.arguments.length === 0
      ? [call.callee.name]
      : [],
  );
  return names.length === calls.length ? names : null;
}

/** Parses the bundler's code of an entry; null when it has more than imports, exports and such calls. */
export function entryExports(code: string): EntryExports | null {
  const { parseSync }: typeof import('rolldown/utils') = require('rolldown/utils');
  const files = new Set<string>();
  const locals = new Map<string, Exported>();
  const names: Record<string, Exported> = {};
  const calls: Exported[] = [];
  for (const node of parseSync('entry.js', code).program.body) {
    if (node.type === 'ImportDeclaration') {
      const from = node.source.value;
      files.add(from);
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ImportSpecifier') return null;
        locals.set(specifier.local.name, { from, name: nameOf(specifier.imported) });
      }
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration === null) {
      const from = node.source?.value;
      if (from !== undefined) files.add(from);
      for (const { local, exported } of node.specifiers) {
        const own = from === undefined ? locals.get(nameOf(local)) : { from, name: nameOf(local) };
        if (own === undefined) return null;
        names[nameOf(exported)] = own;
      }
    } else if (node.type === 'ExpressionStatement') {
      const called = callsIn(node.expression)?.map((name) => locals.get(name));
      if (called === undefined) return null;
      for (const call of called) {
        if (call === undefined) return null;
        calls.push(call);
      }
    } else return null;
  }
  return { files: [...files], calls, names };
}
