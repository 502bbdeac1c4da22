import type { ApiEvent, ApiEvents } from '../../api-model.ts';
import type { ApiEventsConfig } from '../../model.ts';
import { propsOf, propsTypeOf } from './component-type.ts';
import { type Context, declaredPlan, docOf, markdown, optional } from './context.ts';
import { isIgnored } from './doc-comment.ts';
import { fullest } from './fullest.ts';
import { deprecatedField } from './member.ts';
import type { Package } from './packages.ts';
import { printSignature } from './print-object.ts';
import { printReadably, printText } from './print-text.ts';
import type { ts } from './program.ts';

const listenersName = (product: string, index: number): string =>
  `Listeners_${product.replace(/\W/g, '_')}_${index}`;

/** A type for the helper module that gives the listener of every event one package knows. */
export function listenersSource(
  product: string,
  { lookup, listener }: ApiEventsConfig,
  { modules }: Package,
  index: number,
): string {
  const name = listenersName(product, index);
  const from = `import('${modules[0]?.specifier}')`;
  return `export type ${name} = { [Name in keyof ${from}.${lookup}]: ${from}.${listener}<Name> };`;
}

/** Events by name. `helper` has the types that `listenersSource` wrote. */
export function describeEvents(
  context: Context,
  { lookup, component }: ApiEventsConfig,
  helper: ReadonlyMap<string, ts.Symbol>,
): ApiEvents {
  const { checker } = context;
  const exported = fullest(context, context.exports.get(lookup) ?? []);
  const events = exported
    ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported.symbol))
    : [];
  const owner = context.exports.get(component)?.[0];
  const propsType = owner ? propsTypeOf(checker, owner.symbol) : null;
  const props = propsType ? propsOf(checker, propsType) : new Map<string, ts.Symbol>();
  const listenerOf = (event: string): string => {
    for (const index of context.packages.keys()) {
      const symbol = helper.get(listenersName(context.product, index));
      const property = symbol && checker.getDeclaredTypeOfSymbol(symbol).getProperty(event);
      const [call] = property ? checker.getTypeOfSymbol(property).getCallSignatures() : [];
      const text = call && printReadably(context, (printer) => printSignature(printer, call));
      if (text) return text;
    }
    return '() => void';
  };
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
        const prop = `on${symbol.name.charAt(0).toUpperCase()}${symbol.name.slice(1)}`;
        return [
          {
            name: symbol.name,
            listener: listenerOf(symbol.name),
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
