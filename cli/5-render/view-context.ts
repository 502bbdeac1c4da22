import type { Bundles } from '../model/bundle.ts';
import type { Picture } from '../model/output.ts';
import type { CompiledSite, Slot } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** All a view is made of; `renderComponent` turns a registered content component into HTML. */
export interface ViewContext {
  readonly site: Site;
  readonly compiled: CompiledSite;
  readonly bundles: Bundles;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly renderComponent: (slot: Slot & { kind: 'component' }) => string;
}
