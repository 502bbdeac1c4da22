import { dirname } from 'node:path';
import type { ApiClass } from '../model/api-component.ts';
import { type ClassNames, readClassNames } from './class-names.ts';
import { type Context, docOf, fileOf, isOwn, markdown, optional, planRank } from './context.ts';
import { isIgnored } from './doc-comment.ts';
import { deprecatedField } from './member.ts';
import { exportPlan } from './plan-of.ts';
import { ts } from './program.ts';
import { scriptFile } from './script.ts';

/** A set of class keys: an interface, or the type of a `classes` prop. */
interface ClassKeys {
  readonly name: string | null;
  readonly keys: readonly ts.Symbol[];
}

const isClasses = (name: string): boolean => /^\w*Classes$/.test(name);

/** Exported interfaces of class keys that the same folder declares: the class keys of a component's parts. */
function partsOf(context: Context, component: ts.Symbol, siblings: readonly string[]): ClassKeys[] {
  const folder = dirname(fileOf(component));
  return [...context.exports]
    .filter(([name]) => isClasses(name))
    .flatMap(([name, [exported]]) => {
      if (!exported || dirname(fileOf(exported.symbol)) !== folder) return [];
      const owner = siblings.find((sibling) => `${sibling}Classes` === name);
      return owner === undefined ? [interfaceKeys(context, name, exported.symbol)] : [];
    });
}

function interfaceKeys({ checker }: Context, name: string, symbol: ts.Symbol): ClassKeys {
  if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) return { name, keys: [] };
  return { name, keys: checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)) };
}

/** The keys of the `classes` prop, or of the exported `<Component>Classes`. */
function ownKeys(
  context: Context,
  component: string,
  props: ReadonlyMap<string, ts.Symbol>,
): ClassKeys | null {
  const { checker } = context;
  const prop = props.get('classes');
  if (prop && isOwn(context, prop)) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
    // Partial<LampClasses>
    const source = type.aliasTypeArguments?.[0] ?? type;
    const symbol = source.aliasSymbol ?? source.symbol;
    const keys = checker.getPropertiesOfType(type);
    if (keys.length > 0) return { name: symbol && isClasses(symbol.name) ? symbol.name : null, keys };
  }
  const [exported] = context.exports.get(`${component}Classes`) ?? [];
  return exported ? interfaceKeys(context, `${component}Classes`, exported.symbol) : null;
}

const uncapitalized = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * Class names by key, from the component's own constant, which a part lacks, or from the constant with that type or
 * name.
 */
function namesFor(context: Context, keys: ClassKeys, component: string, part: boolean): ClassNames {
  const { checker, exports } = context;
  const typed = [...exports].find(([name, [exported]]) => {
    if (!/[a-z]Classes$/.test(name) || !exported || !(exported.symbol.flags & ts.SymbolFlags.Variable))
      return false;
    const { symbol, aliasSymbol } = checker.getTypeOfSymbol(exported.symbol);
    return keys.name !== null && (aliasSymbol ?? symbol)?.name === keys.name;
  });
  const own = uncapitalized(`${component}Classes`);
  const candidates = [part ? null : own, typed?.[0], keys.name && uncapitalized(keys.name), own];
  for (const name of candidates) {
    const symbol = name ? exports.get(name)?.[0]?.symbol : undefined;
    const file = symbol && scriptFile(fileOf(symbol));
    const script = file ? context.readText(file) : null;
    const names = file && script !== null ? readClassNames(script, file, symbol.name) : null;
    if (names && keys.keys.every((key) => key.name in names)) return names;
  }
  return {};
}

/** `Glow-Lamp` of `Glow-Lamp-root`: the beginning that most names of a set share. */
function commonPrefix(names: ClassNames): string | null {
  const counts = new Map<string, number>();
  for (const [key, name] of Object.entries(names)) {
    if (!name.endsWith(key)) continue;
    const prefix = name.slice(0, -key.length);
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const root = names.root?.endsWith('root') ? names.root.slice(0, -'root'.length) : null;
  return root ?? [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/**
 * The class keys of a component and of its parts, without repetition, by key. `siblings` are the documented components;
 * their keys belong to them alone.
 */
export function describeClasses(
  context: Context,
  component: { readonly name: string; readonly symbol: ts.Symbol },
  props: ReadonlyMap<string, ts.Symbol>,
  siblings: readonly string[],
): ApiClass[] {
  const own = ownKeys(context, component.name, props);
  const parts = isMain(component, siblings, context) ? partsOf(context, component.symbol, siblings) : [];
  const sets = [...(own ? [own] : []), ...parts.filter(({ name }) => name !== own?.name)];
  const seen = new Set<string>();
  return sets
    .flatMap((set) => describeKeys(context, set, component.name, set !== own))
    .filter(({ key, interface: of = '' }) => !seen.has(`${of}.${key}`) && seen.add(`${of}.${key}`))
    .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

const sortKey = ({ interface: of = '', key }: ApiClass): string => `${of} ${key}`;

/** Parts belong to the component named like its folder, or to the first with classes of its own, or to the first. */
function isMain(
  { name, symbol }: { readonly name: string; readonly symbol: ts.Symbol },
  siblings: readonly string[],
  context: Context,
): boolean {
  const folder = dirname(fileOf(symbol));
  const inFolder = siblings.filter((sibling) =>
    (context.exports.get(sibling) ?? []).some((one) => dirname(fileOf(one.symbol)) === folder),
  );
  const named = inFolder.find((component) => folder.endsWith(`/${component}`));
  const styled = inFolder.find((component) => context.exports.has(`${component}Classes`));
  return (named ?? styled ?? inFolder[0]) === name;
}

function describeKeys(context: Context, set: ClassKeys, component: string, part: boolean): ApiClass[] {
  const names = namesFor(context, set, component, part);
  const prefix = commonPrefix(names);
  const base = exportPlan(context.exports.get(component) ?? []);
  const planOf = (key: string) => {
    const plan = context.applied.class(context.packages, key);
    return planRank(plan) > planRank(base) ? plan : null;
  };
  return set.keys.flatMap((symbol) => {
    const doc = docOf(context, symbol);
    if (isIgnored(doc)) return [];
    const className = names[symbol.name];
    const isState = className !== undefined && prefix !== null && !className.startsWith(prefix);
    return {
      key: symbol.name,
      ...(isState ? { state: true as const } : {}),
      ...optional({
        className,
        description: markdown(context, doc.description),
        interface: part ? set.name : null,
        plan: planOf(symbol.name),
      }),
      ...deprecatedField(context, doc),
    };
  });
}
