import type { ApiComponent, ApiTheme } from '../model/api-component.ts';
import type { ApiProp } from '../model/api-entry.ts';
import { matchNames } from '../reference/match-names.ts';
import { slugOf } from '../reference/slug.ts';
import { describeClasses } from './classes.ts';
import { memberUse, propsTypesOf } from './component-type.ts';
import { type Context, docOf, fileOf, importsOf, isOwn, optional, packagesOf, sourceOf } from './context.ts';
import { defaultValues } from './default-values.ts';
import type { DefaultOf } from './defaults/read-defaults.ts';
import { isIgnored } from './doc-comment.ts';
import { forwardsRef } from './forwards-ref.ts';
import { inheritedProps, packageHome } from './inherits.ts';
import { inheritedFromOwn } from './inherits-own.ts';
import { deprecatedField, describeMember } from './member.ts';
import { ownName } from './names.ts';
import { createPlanOf, exportPlan, type PlanOf } from './plan-of.ts';
import { printText } from './print-text.ts';
import { isDeclaration, ts } from './program.ts';
import { type PropType, readPropTypes } from './prop-types.ts';
import { readProps } from './read-props.ts';
import { scriptFile } from './script.ts';
import { scriptExports } from './script-exports.ts';
import { describeSlots, slotSymbols } from './slots.ts';
import { splitText } from './texts.ts';
import { variantText } from './variants.ts';

/** More props without an owner are attributes of an element that the types do not name. */
const fewest = 4;

/** Exported components that the configuration selects and that are not marked as hidden, by name. */
export function componentNames(context: Context): string[] {
  const { exports, config, checker } = context;
  return matchNames([...exports.keys()], config.components)
    .filter((name) => {
      const symbol = exports.get(name)?.[0]?.symbol;
      if (!symbol || !(symbol.flags & ts.SymbolFlags.Value)) return false;
      return (
        propsTypesOf(checker, symbol) !== null &&
        !isIgnored(docOf(context, symbol)) &&
        isPublished(context, symbol)
      );
    })
    .sort();
}

/** One component, in the form of the lowest plan. `siblings` are all documented components of the product. */
export function describeComponent(
  context: Context,
  name: string,
  siblings: readonly string[],
  themes: ReadonlyMap<string, ApiTheme>,
): ApiComponent | null {
  const { checker } = context;
  const symbol = context.exports.get(name)?.[0]?.symbol;
  if (!symbol || propsTypesOf(checker, symbol) === null) return null;
  const props = readProps(context, name, symbol);
  const exported = context.exports.get(name) ?? [];
  const doc = docOf(context, symbol);
  const { description, demos } = splitText(doc, context.links);
  const slug = slugOf(name);
  const classes = describeClasses(context, { name, symbol }, props, siblings);
  const propPlan = createPlanOf(context, name, (form, edition) => documentedProps(context, edition, form));
  const slotPlan = createPlanOf(context, name, (form, edition) =>
    slotSymbols(context, readProps(context, edition, form)),
  );
  const defaultOf = context.readDefaults(symbol);
  const listed = describeProps(context, name, symbol, propPlan, defaultOf);
  return {
    kind: 'component',
    name,
    slug,
    product: context.product,
    pathname: context.pathnameOf(slug),
    packages: packagesOf(exported),
    imports: importsOf(name, exported),
    demos,
    props: listed,
    slots: describeSlots(context, props, classes, slotPlan, defaultOf),
    classes,
    inherits: [
      ...inheritedFromOwn(context, symbol, props, new Set(listed.map((prop) => prop.name))),
      ...inheritedProps(context, name, symbol),
    ],
    ...optional({
      plan: exportPlan(exported),
      description,
      theme: themes.get(name),
      ref: describeRef(context, symbol, props),
      source: sourceOf(context, symbol),
    }),
    ...deprecatedField(context, doc),
  };
}

/** The props that its script declares, or the props of its types that documented packages declare. */
function documentedProps(
  context: Context,
  name: string,
  symbol: ts.Symbol,
): ReadonlyMap<string, ts.Symbol | null> {
  const props = readProps(context, name, symbol);
  const published = publishedProps(context, symbol);
  const told = published
    ? published.map((prop) => [prop.name, props.get(prop.name) ?? null] as const)
    : [...props].filter(([propName, prop]) => isTold(context, symbol, propName, prop));
  return new Map([...ownerless(context, name, symbol, props), ...told]);
}

/**
 * Props that a page has to list because no owner can be named for them: `className` and `style` without an element, or
 * what a package that styles an element adds to its attributes.
 */
function ownerless(
  context: Context,
  name: string,
  symbol: ts.Symbol,
  props: ReadonlyMap<string, ts.Symbol>,
): [string, ts.Symbol][] {
  const owners = inheritedProps(context, name, symbol);
  // Another component may take props from anywhere. A script that names its props decides which a page lists.
  if (owners.some(({ element }) => !element || publishedProps(context, symbol) !== null)) return [];
  const homes = new Set<string | undefined>(owners.map(({ package: home }) => home));
  const foreign = [...props].filter(
    ([propName, prop]) =>
      !isOwn(context, prop) &&
      !homes.has(packageHome(fileOf(prop))) &&
      !['children', 'classes', 'key', 'ref'].includes(propName),
  );
  return foreign.length <= fewest ? foreign : [];
}

/**
 * Whether the page lists a prop. It lists all required props; for other props of foreign packages it names only their
 * owners. React takes a ref and a key itself.
 */
function isTold(context: Context, component: ts.Symbol, name: string, prop: ts.Symbol): boolean {
  if (isIgnored(docOf(context, prop))) return false;
  if (isOwn(context, prop)) return true;
  const types = propsTypesOf(context.checker, component) ?? [];
  return name !== 'ref' && name !== 'key' && (memberUse(context.checker, types, name)?.required ?? false);
}

/** The published script beside the types, or the source that contains them. */
const scriptOf = ({ readText }: Context, symbol: ts.Symbol): string | null =>
  readText(scriptFile(fileOf(symbol)));

/** Whether readers can import what the types declare: the script beside the types, if there is one, exports it too. */
function isPublished(context: Context, symbol: ts.Symbol): boolean {
  const script = isDeclaration(fileOf(symbol)) ? scriptOf(context, symbol) : null;
  const name = ownName(symbol);
  return script === null || /^_?default$/.test(name) || scriptExports(script, name);
}

/** Defaults from a source with types. A compiler made a published script, which has defaults that no author wrote. */
function defaultsOf(context: Context, symbol: ts.Symbol): ReadonlyMap<string, string> {
  const script = isDeclaration(fileOf(symbol)) ? null : scriptOf(context, symbol);
  return script === null ? new Map() : defaultValues(script, ownName(symbol));
}

function publishedProps(context: Context, symbol: ts.Symbol): PropType[] | null {
  const script = scriptOf(context, symbol);
  return script === null ? null : readPropTypes(script, ownName(symbol));
}

/** Marks a prop as required if its script requires it, or its type in every way to use the component. */
function describeProps(
  context: Context,
  component: string,
  symbol: ts.Symbol,
  planOf: PlanOf,
  defaultOf: DefaultOf | null,
): ApiProp[] {
  const { checker } = context;
  const published = new Map(publishedProps(context, symbol)?.map((prop) => [prop.name, prop]));
  const types = propsTypesOf(checker, symbol) ?? [];
  const defaults = defaultsOf(context, symbol);
  return [...documentedProps(context, component, symbol)]
    .map(([name, own]) => {
      const { doc, required } = published.get(name) ?? {};
      const use = memberUse(checker, types, name);
      const member = describeMember(context, {
        name,
        symbol: own,
        plan: planOf(name),
        defaultOf,
        ...(doc ? { doc } : {}),
        ...(use?.type ? { type: use.type } : {}),
        ...(required ? { required } : use ? { required: use.required } : {}),
      });
      const condition = variantText(context, types, name);
      return { ...optional({ default: defaults.get(name), condition }), ...member };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The forwarded ref of the script, with the `T` of the `React.RefAttributes<T>` among the props; null when there is
 * none.
 */
function describeRef(
  context: Context,
  symbol: ts.Symbol,
  props: ReadonlyMap<string, ts.Symbol>,
): ApiComponent['ref'] | null {
  const { checker } = context;
  const script = scriptOf(context, symbol);
  const ref = props.get('ref');
  const forwards = script === null ? null : forwardsRef(script, ownName(symbol));
  if (!(forwards ?? ref !== undefined)) return null;
  const type = ref && checker.getTypeOfSymbol(ref);
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  const object = parts.find((part) => /^(?:Mutable)?RefObject$/.test(part.symbol?.name ?? ''));
  const [element] = object ? checker.getTypeArguments(object as ts.TypeReference) : [];
  const known = element && !(element.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any));
  return known ? { type: printText(context, element) } : {};
}
