import type { ApiComponent, ApiProp } from '../model/reference.ts';
import { matchNames } from '../reference/match-names.ts';
import { describeClasses } from './classes.ts';
import { propsTypeOf } from './component-type.ts';
import { type Context, docOf, fileOf, importsOf, isOwn, optional, packagesOf, sourceOf } from './context.ts';
import { isIgnored } from './doc-comment.ts';
import { deprecatedField, describeMember } from './member.ts';
import { createPlanOf, exportPlan, type PlanOf } from './plan-of.ts';
import { printText } from './print-text.ts';
import { ts } from './program.ts';
import { type PropType, readPropTypes } from './prop-types.ts';
import { readProps } from './read-props.ts';
import { describeSlots, slotSymbols } from './slots.ts';
import { slugOf } from './slug.ts';
import { splitText } from './texts.ts';

/** Exported components that the configuration asks for and their authors do not hide, by name. */
export function componentNames(context: Context): string[] {
  const { exports, config, checker } = context;
  return matchNames([...exports.keys()], config.components)
    .filter((name) => {
      const symbol = exports.get(name)?.[0]?.symbol;
      if (!symbol || !(symbol.flags & ts.SymbolFlags.Value)) return false;
      return propsTypeOf(checker, symbol) !== null && !isIgnored(docOf(context, symbol));
    })
    .sort();
}

/** One component, by the least plan that has it. `siblings` are all documented components of the product. */
export function describeComponent(
  context: Context,
  name: string,
  siblings: readonly string[],
  themeNames: ReadonlyMap<string, string>,
): ApiComponent | null {
  const { checker } = context;
  const symbol = context.exports.get(name)?.[0]?.symbol;
  if (!symbol || propsTypeOf(checker, symbol) === null) return null;
  const props = readProps(context, symbol);
  const exported = context.exports.get(name) ?? [];
  const doc = docOf(context, symbol);
  const { description, demos, inheritance } = splitText(doc, context.links);
  const slug = slugOf(name);
  const classes = describeClasses(context, { name, symbol }, props, siblings);
  const propPlan = createPlanOf(context, name, (each) => documentedProps(context, each));
  const slotPlan = createPlanOf(context, name, (each) => slotSymbols(context, readProps(context, each)));
  return {
    kind: 'component',
    name,
    slug,
    product: context.product,
    pathname: context.pathnameOf(slug),
    packages: packagesOf(exported),
    imports: importsOf(name, exported),
    demos,
    props: describeProps(context, symbol, propPlan),
    slots: describeSlots(context, props, classes, slotPlan),
    classes,
    ...optional({
      plan: exportPlan(exported),
      description,
      inheritance,
      themeName: themeNames.get(name),
      refType: refType(context, props),
      source: sourceOf(context, symbol),
    }),
    ...deprecatedField(context, doc),
  };
}

/** The props its script declares, else those that documented packages declare in its types. */
function documentedProps(context: Context, symbol: ts.Symbol): ReadonlyMap<string, ts.Symbol | null> {
  const props = readProps(context, symbol);
  const published = publishedProps(context, symbol);
  return published
    ? new Map(published.map(({ name }) => [name, props.get(name) ?? null]))
    : new Map([...props].filter(([, each]) => isOwn(context, each) && !isIgnored(docOf(context, each))));
}

function publishedProps({ readText }: Context, symbol: ts.Symbol): PropType[] | null {
  const script = readText(fileOf(symbol).replace(/\.d\.ts$/, '.js'));
  return script === null ? null : readPropTypes(script, symbol.name);
}

function describeProps(context: Context, symbol: ts.Symbol, planOf: PlanOf): ApiProp[] {
  const published = new Map(publishedProps(context, symbol)?.map((each) => [each.name, each]));
  return [...documentedProps(context, symbol)]
    .map(([name, own]) => {
      const { doc, required } = published.get(name) ?? {};
      return describeMember(context, {
        name,
        symbol: own,
        plan: planOf(name),
        ...(doc ? { doc } : {}),
        ...(required === undefined ? {} : { required }),
      });
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** `T` of the `React.RefAttributes<T>` among the props. */
function refType(context: Context, props: ReadonlyMap<string, ts.Symbol>): string | null {
  const { checker } = context;
  const ref = props.get('ref');
  const type = ref && checker.getTypeOfSymbol(ref);
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  const object = parts.find((each) => /^(?:Mutable)?RefObject$/.test(each.symbol?.name ?? ''));
  const [element] = object ? checker.getTypeArguments(object as ts.TypeReference) : [];
  return element ? printText(context, element) : null;
}
