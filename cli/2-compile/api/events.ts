import type { ApiEvent, ApiEvents } from '../../api-model.ts';
import type { ApiEventsConfig } from '../../model.ts';
import { propsOf, propsTypeOf } from './component-type.ts';
import { type Context, declaredPlan, docOf, markdown, optional } from './context.ts';
import { isIgnored } from './doc-comment.ts';
import { deprecatedField } from './member.ts';
import { printText } from './print-text.ts';
import type { ts } from './program.ts';

/** Name of the helper type that gives the listener of every event of a product. */
export const listenersName = (product: string): string => `Listeners_${product.replace(/\W/g, '_')}`;

/** Source of that helper type; `specifier` is a module that exports both types. */
export const listenersSource = (
  product: string,
  { lookup, listener }: ApiEventsConfig,
  specifier: string,
): string =>
  [
    `import type { ${lookup} as Lookup${listenersName(product)}, ${listener} as Listener${listenersName(product)} } from '${specifier}';`,
    `export type ${listenersName(product)} = { [Name in keyof Lookup${listenersName(product)}]: Listener${listenersName(product)}<Name> };`,
  ].join('\n');

/** Events by name. `listeners` is the helper type's symbol. */
export function describeEvents(
  context: Context,
  { lookup, component }: ApiEventsConfig,
  listeners: ts.Symbol | undefined,
): ApiEvents {
  const { checker } = context;
  const exported = context.exports.get(lookup)?.at(-1);
  const events = exported
    ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported.symbol))
    : [];
  const owner = context.exports.get(component)?.[0];
  const propsType = owner ? propsTypeOf(checker, owner.symbol) : null;
  const props = propsType ? propsOf(checker, propsType) : new Map<string, ts.Symbol>();
  const listenerOf = listeners ? checker.getDeclaredTypeOfSymbol(listeners) : null;
  return {
    kind: 'events',
    product: context.product,
    name: lookup,
    component,
    events: events
      .flatMap((symbol): ApiEvent[] => {
        const doc = docOf(context, symbol);
        if (isIgnored(doc)) return [];
        const type = checker.getTypeOfSymbol(symbol);
        const part = (name: string): string | null => {
          const property = type.getProperty(name);
          return property ? printText(context, checker.getTypeOfSymbol(property)) : null;
        };
        const listener = listenerOf?.getProperty(symbol.name);
        const prop = `on${symbol.name.charAt(0).toUpperCase()}${symbol.name.slice(1)}`;
        return [
          {
            name: symbol.name,
            listener: listener ? printText(context, checker.getTypeOfSymbol(listener)) : '() => void',
            ...optional({
              description: markdown(context, doc.description),
              plan: declaredPlan(context, symbol),
              params: part('params'),
              event: part('event'),
              prop: props.has(prop) ? prop : null,
            }),
            ...deprecatedField(context, doc),
          },
        ];
      })
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}
