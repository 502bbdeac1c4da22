import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeInStack } from '../machine/place-in-stack.ts';
import type { Bundles } from '../model/bundle.ts';
import type { CompiledSite, ComponentSlot } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { DrawTask } from './draw.ts';
import type { Drawn } from './drawn.ts';

/** Id of the result for component directives with the same name and props, on any page. */
export const componentId = ({ name, props }: ComponentSlot): string =>
  `component:${name}:${JSON.stringify(props)}`;

const slotsOf = ({ pages }: CompiledSite): ComponentSlot[] =>
  pages.flatMap((page) => page.slots.flatMap((slot) => (slot.kind === 'component' ? [slot] : [])));

/** The components of all directives, each once, in an order independent of the pages. */
export const componentsToDraw = (compiled: CompiledSite, { server }: Bundles): DrawTask[] =>
  [...new Map(slotsOf(compiled).map((slot) => [componentId(slot), slot]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { name, props }]) => ({
      request: {
        kind: 'component',
        id,
        name,
        module: server.components.path,
        mount: server.mount.path,
        props,
      },
      inputs: `${server.components.inputs} ${server.mount.inputs}`,
      group: `component:${name}`,
    }));

export function componentFindings(
  site: Site,
  compiled: CompiledSite,
  results: ReadonlyMap<string, Drawn>,
): Diagnostic[] {
  return slotsOf(compiled).flatMap((slot) => {
    const error = results.get(componentId(slot))?.error;
    if (!error) return [];
    const thrown = placeInStack(error.stack, site.root);
    return [
      diagnostic('component/render-failed', slot.place, `${slot.name} fails: ${error.message}`, {
        related: thrown === null ? [] : [{ message: 'thrown here', place: thrown }],
      }),
    ];
  });
}
