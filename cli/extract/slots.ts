import type { ApiClass, ApiSlot } from '../model/api-component.ts';
import { type Context, docOf, isOwn, markdown, optional } from './context.ts';
import type { DefaultOf } from './defaults/read-defaults.ts';
import { type DocComment, isIgnored } from './doc-comment.ts';
import { defaultField, deprecatedField } from './member.ts';
import type { PlanOf } from './plan-of.ts';
import { printText } from './print-text.ts';
import { ts } from './program.ts';
import { withSlotProps } from './slot-props.ts';

/**
 * The types with the original keys. Keys computed from another type lose their comments; the other type still has them.
 */
function originals(
  checker: ts.TypeChecker,
  slots: ts.Type,
  props: ReadonlyMap<string, ts.Symbol>,
): ts.Type[] {
  const computedFrom = slots.aliasTypeArguments ?? [];
  const former = props.get('components');
  return [...computedFrom, ...(former ? [checker.getNonNullableType(checker.getTypeOfSymbol(former))] : [])];
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Type of the `slots` prop, when the component declares it itself. */
function slotsType(context: Context, props: ReadonlyMap<string, ts.Symbol>): ts.Type | null {
  const symbol = props.get('slots');
  const own = symbol && isOwn(context, symbol);
  return own ? context.checker.getNonNullableType(context.checker.getTypeOfSymbol(symbol)) : null;
}

const membersOf = (checker: ts.TypeChecker, type: ts.Type): readonly ts.Symbol[] =>
  type.flags & ts.TypeFlags.Object || type.isUnionOrIntersection() ? checker.getPropertiesOfType(type) : [];

interface Slot {
  readonly name: string;
  readonly type: ts.Type;
  /** The symbol with the best description. */
  readonly symbol: ts.Symbol;
  readonly doc: DocComment;
}

function readSlots(context: Context, props: ReadonlyMap<string, ts.Symbol>): Slot[] {
  const { checker } = context;
  const type = slotsType(context, props);
  if (type === null) return [];
  const sources = originals(checker, type, props);
  return membersOf(checker, type)
    .map((slot): Slot => {
      const candidates = [
        slot,
        ...sources.flatMap((source) => source.getProperty(capitalized(slot.name)) ?? []),
      ].map((symbol) => ({ symbol, doc: docOf(context, symbol) }));
      const best = candidates.find(({ doc }) => doc.description !== '' || doc.tags.length > 0) ??
        candidates.find(({ symbol }) => symbol.declarations) ?? { symbol: slot, doc: docOf(context, slot) };
      return { name: slot.name, type: checker.getTypeOfSymbol(slot), ...best };
    })
    .filter(({ doc }) => !isIgnored(doc));
}

/** Names of the parts that `slots` can replace, with their declarations. */
export const slotSymbols = (
  context: Context,
  props: ReadonlyMap<string, ts.Symbol>,
): ReadonlyMap<string, ts.Symbol> =>
  new Map(readSlots(context, props).map(({ name, symbol }) => [name, symbol]));

/** The parts that `slots` can replace, by name. */
export const describeSlots = (
  context: Context,
  props: ReadonlyMap<string, ts.Symbol>,
  classes: readonly ApiClass[],
  planOf: PlanOf,
  defaultOf: DefaultOf | null,
): ApiSlot[] =>
  readSlots(context, props)
    .map(({ name, type, doc }) => ({
      name,
      type: withSlotProps(context, printText(context, type, true), name, props),
      ...defaultField(doc, `slots.${name}`, defaultOf),
      ...optional({
        description: markdown(context, doc.description),
        className: classes.find(({ key }) => key === name)?.className,
        plan: planOf(name),
      }),
      ...deprecatedField(context, doc),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
