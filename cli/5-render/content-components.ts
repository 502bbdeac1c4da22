import type { PrerenderRequest, PrerenderResult } from '../../renderer/server/prerender.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeInStack } from '../diagnostics/place-in-stack.ts';
import type { Bundles } from '../model/bundle.ts';
import type { CompiledSite, ComponentSlot } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** Names the result of one component directive. */
export const componentId = ({ place, name }: ComponentSlot): string =>
  `component:${place.file}:${place.line}:${place.column}:${name}`;

const slotsOf = ({ pages }: CompiledSite): ComponentSlot[] =>
  pages.flatMap((page) => page.slots.flatMap((slot) => (slot.kind === 'component' ? [slot] : [])));

/** One request a component directive. */
export const componentRequests = (compiled: CompiledSite, { server }: Bundles): PrerenderRequest[] =>
  slotsOf(compiled).map((slot) => ({
    kind: 'component',
    id: componentId(slot),
    name: slot.name,
    module: server.components,
    props: slot.props,
  }));

export function componentFindings(
  site: Site,
  compiled: CompiledSite,
  results: ReadonlyMap<string, PrerenderResult>,
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
