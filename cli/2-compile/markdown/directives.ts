import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Slot } from '../../model/page.ts';
import { apiDirectives, isApiDirective } from '../api-pages/api-directive.ts';
import { apiSlot } from './api-slot.ts';
import { type DemoTabs, demoSlot } from './demo-slot.ts';
import { type Directive, readDirective } from './directive-json.ts';
import { generatedLists } from './directive-schema.ts';
import { eachNode } from './each-node.ts';
import { type DialectLine, directiveKeys, type SlotMark } from './nodes.ts';
import { contextOf, type PageContext, placeOf, report } from './page-context.ts';

/**
 * Turns `{{"demo": "Name.tsx"}}` and `{{"component": "Name"}}` into slots of the page, and several demos into
 * tabs. Removes a wrong one.
 */
export function remarkDirectives() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    eachNode<RootContent>(tree, (node, index, parent) => {
      if (node.type !== 'dialectLine') return undefined;
      const placed = placedBy(context, node);
      if (placed === null) {
        parent.children.splice(index, 1);
        return index;
      }
      const { position } = node;
      const mark = (slot: Slot): SlotMark => ({ type: 'slotMark', index: context.slots.push(slot) - 1 });
      if (placed.kind === 'tabs') {
        const { storageKey, tabs } = placed;
        const children = tabs.map(({ label, slot }) => ({ ...mark(slot), label }));
        parent.children[index] = { type: 'codeTabs', storageKey, children, position };
      } else parent.children[index] = { ...mark(placed), position };
      return index + 1;
    });
  };
}

type Placed = Slot | DemoTabs;
type Parse = (context: PageContext, directive: Directive) => Placed | null;

/** Parsers by the key that decides the kind of a slot. Later stages switch on that kind, exhaustively. */
const parsers = {
  demo: demoSlot,
  component: componentSlot,
} as const satisfies Readonly<Record<(typeof directiveKeys)[number], Parse>>;

function placedBy(context: PageContext, node: DialectLine): Placed | null {
  const directive = readDirective(node.value, placeOf(context, node));
  if ('problem' in directive) {
    report(context, 'directive/syntax', directive.place, directive.problem);
    return null;
  }
  const key = directiveKeys.find((candidate) => Object.hasOwn(directive.value, candidate));
  if (key !== undefined) return parsers[key](context, directive);
  const places = directiveKeys.map((option) => `a \`${option}\``).join(' or ');
  report(context, 'directive/invalid', directive.place, `A directive places ${places}.`);
  return null;
}

/** A registered component, or one that lists a part of the API reference. The site's own components take precedence. */
function componentSlot(context: PageContext, { value, place, locate }: Directive): Slot | null {
  const { component: name, ...props } = value;
  const { components, apiPart, productId } = context.input;
  if (typeof name === 'string' && components.includes(name)) return { kind: 'component', name, props, place };
  if (isApiDirective(value)) {
    const part = apiPart(value, productId);
    if (!('message' in part)) return apiSlot(context, part);
    report(context, 'directive/invalid', locate(part.option, part.blames), part.message, part.help);
    return null;
  }
  if (generatedLists.some((list) => list === name)) {
    const needed = name === 'ComparisonIndex' ? ', and content/comparison.json must exist' : '';
    report(context, 'directive/invalid', place, `A \`${name}\` must be the last line of its page${needed}.`);
    return null;
  }
  const message = `No component is registered as ${JSON.stringify(name)}.`;
  const help = didYouMean(String(name), [...components, ...Object.keys(apiDirectives), ...generatedLists]);
  report(context, 'directive/unknown-component', locate('component', 'value'), message, help);
  return null;
}
