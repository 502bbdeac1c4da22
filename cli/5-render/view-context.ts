import type { Bundles } from '../model/bundle.ts';
import type { Picture } from '../model/output.ts';
import type { Demo, Slot } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { SiteNavigation } from './navigation.ts';

/** The input of all views; `renderComponent` turns a registered content component into HTML. */
export interface ViewContext {
  readonly site: Site;
  readonly bundles: Bundles;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly demos: ReadonlyMap<string, Demo>;
  /** The page tree for pages of a language. */
  readonly navigationIn: (language: string) => SiteNavigation;
  readonly renderComponent: (slot: Slot & { kind: 'component' }) => string;
}
