import type { ApiEvent, ApiEvents } from '../model/api-state.ts';
import type { ApiEventsConfig } from '../model/config.ts';
import { type Context, declaredPlan, docOf, higherPlan, markdown, optional } from './context.ts';
import { isIgnored } from './doc-comment.ts';
import { fullest } from './fullest.ts';
import { deprecatedField } from './member.ts';
import type { Package } from './packages.ts';
import { printSignature } from './print-object.ts';
import { printReadably, printText } from './print-text.ts';
import type { ts } from './program.ts';
import { readProps } from './read-props.ts';

const listenersName = (product: string, index: number): string =>
  `Listeners_${product.replace(/\W/g, '_')}_${index}`;

/** Text of a helper module with a type that contains the listener of every event of one package. */
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

/** Events by name. `helper` has the types from `listenersSource`. */
export function describeEvents(
  context: Context,
  { lookup, listener, component }: ApiEventsConfig,
  helper: ReadonlyMap<string, ts.Symbol>,
): ApiEvents {
  const { checker } = context;
  const exported = fullest(context, context.exports.get(lookup) ?? []);
  const events = exported
    ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported.symbol))
    : [];
  const owner = context.exports.get(component)?.[0];
  const props = owner ? readProps(context, component, owner.symbol) : new Map<string, ts.Symbol>();
  const mirrors = mirrorsOf(props, listener, checker);
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
        return [
          {
            name: symbol.name,
            listener: listenerOf(symbol.name),
            ...optional({
              description: markdown(context, doc.description),
              plan: higherPlan(
                declaredPlan(context, symbol),
                context.applied.event(context.packages, symbol.name),
              ),
              params: part('params'),
              event: part('event'),
              prop: mirrors.get(symbol.name),
            }),
            ...deprecatedField(context, doc),
          },
        ];
      })
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** Event → the prop that is called with it, found by the prop's type, otherwise by its name. */
function mirrorsOf(
  props: ReadonlyMap<string, ts.Symbol>,
  listener: string,
  checker: ts.TypeChecker,
): Map<string, string> {
  const typed = [...props].flatMap(([prop, symbol]) => {
    const event = listenedTo(checker.getTypeOfSymbol(symbol), listener);
    return event === null ? [] : [[event, prop] as const];
  });
  const taken = new Set(typed.map(([, prop]) => prop));
  const named = [...props.keys()]
    .filter((prop) => /^on[A-Z]/.test(prop) && !taken.has(prop))
    .map((prop) => [`${prop.charAt(2).toLowerCase()}${prop.slice(3)}`, prop] as const);
  return new Map([...named, ...typed]);
}

/** `rowClick` of `Listener<'rowClick'> | undefined`. */
function listenedTo(type: ts.Type, listener: string): string | null {
  const origin = (type as { origin?: ts.Type }).origin ?? type;
  for (const part of origin.isUnion() ? origin.types : [origin]) {
    const [event] = part.aliasSymbol?.name === listener ? (part.aliasTypeArguments ?? []) : [];
    if (event?.isStringLiteral()) return event.value;
  }
  return null;
}
