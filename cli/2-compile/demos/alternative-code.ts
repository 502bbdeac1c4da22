import type { Other } from '../../model/config.ts';
import { modulePattern } from '../../site/module-pattern.ts';
import { eachNode, type Import, isImport, isNode, type Program } from '../modules/babel-nodes.ts';
import { importedName, moduleImports } from '../modules/module-imports.ts';

type Replacement = Other['replace'][number];

/**
 * Result of an alternative for a module: `same` when there is nothing to replace, `unfit` when a replacement is
 * impossible.
 */
export type AlternativeCode =
  | { readonly code: string; readonly changed: readonly number[] }
  | 'same'
  | 'unfit';

interface Use {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The one string passed to the call; undefined for any other use. */
  readonly argument: string | undefined;
}

interface Names {
  /** Names that refer to a value or a type. */
  readonly uses: readonly Use[];
  /** Names of members, props and keys. */
  readonly labels: ReadonlySet<string>;
  /** Names that refer to two things at once, or to an element. They cannot be replaced. */
  readonly fixed: ReadonlySet<string>;
}

const part = (node: object, key: string): unknown => Reflect.get(node, key);
const offset = (node: object, end: 'start' | 'end'): number => Number(part(node, end));

/** Keys at which a kind of node has a name that refers to nothing. */
const labelKeys: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  OptionalMemberExpression: 'property',
  ObjectProperty: 'key',
  ObjectMethod: 'key',
  ClassProperty: 'key',
  ClassMethod: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  TSQualifiedName: 'right',
  JSXAttribute: 'name',
};

function literalArgument(call: object): string | undefined {
  const given = part(call, 'arguments');
  const [first] = Array.isArray(given) && given.length === 1 ? given : [];
  return isNode(first) && first.type === 'StringLiteral' ? String(part(first, 'value')) : undefined;
}

/** Every name of a module outside of its imports. */
function namesIn(program: Program): Names {
  const uses: Use[] = [];
  const labels = new Set<string>();
  const fixed = new Set<string>();
  const see: Parameters<typeof eachNode>[1] = (node, parent, key) => {
    if (parent === null) return;
    const name = String(part(node, 'name'));
    const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier';
    if (isName && labelKeys[parent.type] === key && part(parent, 'computed') !== true) labels.add(name);
    else if (node.type === 'JSXIdentifier') fixed.add(name);
    else if (isName) {
      const isCalled = parent.type === 'CallExpression' && key === 'callee';
      const [start, end] = [offset(node, 'start'), offset(node, 'start') + name.length];
      uses.push({ name, start, end, argument: isCalled ? literalArgument(parent) : undefined });
      if (part(parent, 'shorthand') === true) fixed.add(name);
      if (parent.type === 'ExportSpecifier') fixed.add(name);
    }
  };
  for (const statement of program.body) if (!isImport(statement)) eachNode(statement, see);
  return { uses, labels, fixed };
}

interface Replaced {
  readonly local: string;
  readonly isType: boolean;
  readonly by: Replacement;
}

/** Replacements of the names of an import; null when one name has none. */
function replacedNames(node: Import, replace: readonly Replacement[]): readonly Replaced[] | null {
  const found = node.specifiers.map((specifier) => {
    const name = importedName(specifier);
    const by = replace.find((rule) => rule.from === node.source.value && rule.export === name?.name);
    const isType =
      node.importKind === 'type' || (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type');
    return name && by ? { local: name.local, isType, by } : null;
  });
  const whole = found.filter((replacement) => replacement !== null);
  return found.length === 0 || whole.length < found.length ? null : whole;
}

interface Wanted {
  readonly name: string;
  readonly isDefault: boolean;
  readonly isType: boolean;
}

const rootOf = (code: string): string => code.split('.')[0] ?? code;

/** The imports that a module needs instead, in the order of first need. */
function wantedImports(replaced: readonly Replaced[]): Map<string, Map<string, Wanted>> {
  const modules = new Map<string, Map<string, Wanted>>();
  for (const { by, isType } of replaced) {
    const { code, from, default: isDefault } = by.with;
    if (from === null) continue;
    const names = modules.get(from) ?? new Map<string, Wanted>();
    const name = rootOf(code);
    names.set(name, { name, isDefault, isType: isType && (names.get(name)?.isType ?? true) });
    modules.set(from, names);
  }
  return modules;
}

function importLine(from: string, names: readonly Wanted[], quote: string): string {
  const whole = names.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  const parts = names.filter(({ isDefault }) => !isDefault);
  const isType = names.every((name) => name.isType);
  const list = parts
    .map((specifier) => (specifier.isType && !isType ? `type ${specifier.name}` : specifier.name))
    .join(', ');
  const clause = [...whole, ...(list === '' ? [] : [`{ ${list} }`])].join(', ');
  return `import ${isType ? 'type ' : ''}${clause} from ${quote}${from}${quote};`;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces an import by the imports that are first needed because of it. */
function importChanges(
  code: string,
  imports: readonly { readonly node: Import; readonly replaced: readonly Replaced[] }[],
): Change[] {
  const wanted = wantedImports(imports.flatMap(({ replaced }) => replaced));
  return imports.map(({ node, replaced }) => {
    const quote = code[offset(node.source, 'start')] ?? "'";
    const modules = [...new Set(replaced.map(({ by }) => by.with.from))];
    const lines = modules.flatMap((from) => {
      const names = from === null ? undefined : wanted.get(from);
      if (from === null || names === undefined) return [];
      wanted.delete(from);
      return importLine(from, [...names.values()], quote);
    });
    const end = offset(node, 'end');
    const isGone = lines.length === 0 && code[end] === '\n';
    return { start: offset(node, 'start'), end: isGone ? end + 1 : end, text: lines.join('\n') };
  });
}

/** Applies changes that do not overlap. Also returns the numbers of the changed lines, from 0. */
function applied(code: string, changes: readonly Change[]): { code: string; changed: number[] } {
  let made = '';
  let from = 0;
  const changed: number[] = [];
  for (const { start, end, text } of [...changes].sort((one, other) => one.start - other.start)) {
    made += code.slice(from, start) + text;
    changed.push(made.split('\n').length - 1);
    from = end;
  }
  return { code: made + code.slice(from), changed };
}

/**
 * Applies the replacements of an alternative to a module's syntax tree: to every import of a replaced export and every
 * use of its name. A module that imports anything else from the same modules, or anything that the alternative excepts,
 * is unfit.
 */
export function alternativeCode(
  program: Program,
  code: string,
  { replace, except }: Pick<Other, 'replace' | 'except'>,
): AlternativeCode {
  const nodes = program.body.filter(isImport);
  const declared = new Set(nodes.map(({ source }) => source.value));
  const replacedModules = new Set(replace.map(({ from }) => from));
  const excepted = except.imports.map(modulePattern);
  let isReplaced = false;
  for (const { specifier } of moduleImports(program)) {
    if (replacedModules.has(specifier) && declared.has(specifier)) isReplaced = true;
    else if (replacedModules.has(specifier) || excepted.some((pattern) => pattern.test(specifier)))
      return 'unfit';
  }
  if (!isReplaced) return 'same';

  const imports: { readonly node: Import; readonly replaced: readonly Replaced[] }[] = [];
  for (const node of nodes) {
    if (!replacedModules.has(node.source.value)) continue;
    const replaced = replacedNames(node, replace);
    if (replaced === null) return 'unfit';
    imports.push({ node, replaced });
  }
  const { uses, labels, fixed } = namesIn(program);
  if (except.names.some((name) => labels.has(name))) return 'unfit';

  const byLocal = new Map(
    imports.flatMap(({ replaced }) => replaced.map(({ local, by }) => [local, by] as const)),
  );
  const taken = new Set([...uses.map(({ name }) => name), ...fixed]);
  for (const node of nodes)
    for (const { local } of replacedModules.has(node.source.value) ? [] : node.specifiers)
      taken.add(local.name);
  for (const [local, by] of byLocal) {
    const root = rootOf(by.with.code);
    if (fixed.has(local) || (by.with.from !== null && taken.has(root) && !byLocal.has(root))) return 'unfit';
  }
  const changes = importChanges(code, imports);
  for (const { name, start, end, argument } of uses) {
    const by = byLocal.get(name);
    if (by === undefined) continue;
    if (by.argument !== null && !(argument !== undefined && new RegExp(by.argument).test(argument)))
      return 'unfit';
    changes.push({ start, end, text: by.with.code });
  }
  return applied(code, changes);
}
