import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Slot } from '../../model/page.ts';
import { apiDirectives } from '../api-pages/api-directive.ts';
import { apiSlot } from './api-slot.ts';
import { demoSlot } from './demo-slot.ts';
import { type Directive, readDirective } from './directive-json.ts';
import { generatedLists } from './directive-schema.ts';
import { eachNode } from './each-node.ts';
import { type DialectLine, directiveKeys } from './nodes.ts';
import { contextOf, type PageContext, placeOf, report } from './page-context.ts';

/** Turns `{{"demo": "Name.tsx"}}` and `{{"component": "Name"}}` into slots of the page. Removes a wrong one. */
export function remarkDirectives() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    eachNode<RootContent>(tree, (node, index, parent) => {
      if (node.type !== 'dialectLine') return undefined;
      const slot = slotOf(context, node);
      if (slot === null) {
        parent.children.splice(index, 1);
        return index;
      }
      const number = context.slots.push(slot) - 1;
      parent.children[index] = { type: 'slotMark', index: number, position: node.position };
      return index + 1;
    });
  };
}

type Parse = (context: PageContext, directive: Directive, line: string) => Slot | null;

/** Parsers by the key that decides the kind of a slot. Later stages switch on that kind, exhaustively. */
const parsers = {
  demo: demoSlot,
  component: componentSlot,
} as const satisfies Readonly<Record<(typeof directiveKeys)[number], Parse>>;

function slotOf(context: PageContext, node: DialectLine): Slot | null {
  const directive = readDirective(node.value, placeOf(context, node));
  if ('problem' in directive) {
    report(context, 'directive/syntax', directive.place, directive.problem);
    return null;
  }
  const key = directiveKeys.find((candidate) => Object.hasOwn(directive.value, candidate));
  if (key !== undefined) return parsers[key](context, directive, node.value);
  const places = directiveKeys.map((option) => `a \`${option}\``).join(' or ');
  report(context, 'directive/invalid', directive.place, `A directive places ${places}.`);
  return null;
}

/** A registered component, or one that lists a part of the API reference. The site's own components take precedence. */
function componentSlot(context: PageContext, directive: Directive, line: string): Slot | null {
  const { value, place, locate } = directive;
  const { component: name, ...props } = value;
  const { components, api } = context.input;
  if (typeof name === 'string' && components.includes(name)) return { kind: 'component', name, props, place };
  const part = api?.[line];
  if (part !== undefined) return apiSlot(context, directive, part);
  if (generatedLists.some((list) => list === name)) {
    report(context, 'directive/invalid', place, `A \`${name}\` must be the last line of its page.`);
    return null;
  }
  const message = `No component is registered as ${JSON.stringify(name)}.`;
  const help = didYouMean(String(name), [...components, ...Object.keys(apiDirectives), ...generatedLists]);
  report(context, 'directive/unknown-component', locate('component', 'value'), message, help);
  return null;
}
