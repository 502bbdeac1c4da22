import type { Bundles } from '../model/bundle.ts';
import type { LazyBytes } from '../model/output.ts';
import type { CompiledPage, Demo, Slot } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { SiteNavigation } from './navigation.ts';
import type { ViewTexts } from './view-texts.ts';

/** The input of all views; `renderComponent` turns a registered content component into HTML. */
export interface ViewContext {
  readonly site: Site;
  readonly bundles: Bundles;
  /** Demo → JSON of a `Picture`. */
  readonly pictures: ReadonlyMap<string, LazyBytes>;
  readonly texts: ViewTexts;
  readonly demos: ReadonlyMap<string, Demo>;
  /** Pages for whose code there are types. */
  readonly typed: ReadonlySet<CompiledPage>;
  /** The page tree for pages of a language. */
  readonly navigationIn: (language: string) => SiteNavigation;
  /** URL of the controls of the settings in a language; null when the templates have none. */
  readonly settingsIn: (language: string) => string | null;
  readonly renderComponent: (slot: Slot & { kind: 'component' }) => string;
}
