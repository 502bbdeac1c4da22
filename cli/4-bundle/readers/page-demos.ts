import type { CompiledPage, CompiledSite, Demo, DemoProject } from '../../model/page.ts';
import { demoIds } from '../../site/demo-ids.ts';
import { ownPageKey } from '../../site/paths.ts';
import type { Mode } from '../esbuild/bundle-options.ts';
import { type DemoParts, demoParts, wholePart } from './demo-parts.ts';
import type { DemoFeatures } from './entry-points.ts';

export interface PageDemos {
  readonly language: string;
  /** Entry modules relative to the root. */
  readonly parts: DemoParts;
  /** id → requirements of a project of the demo; only demos that can be projects */
  readonly projects: Readonly<Record<string, DemoProject>>;
  /** id → imported images, relative to the root; only demos with images */
  readonly images: Readonly<Record<string, readonly string[]>>;
  /** Requirements of the projects of all demos. */
  readonly available: DemoProject;
}

/** Demos of a page in its order, those with a document of their own last; their page does not run these. */
function idsToWake(page: CompiledPage): string[] {
  const inPage = page.slots.filter((slot) => slot.kind === 'demo' && !slot.options.iframe);
  return [...new Set([...demoIds({ slots: inPage }), ...demoIds(page)])];
}

/** Page key → demos, for pages with demos. */
function demosByPage(compiled: CompiledSite, mode: Mode): Record<string, PageDemos> {
  const demos = new Map(compiled.demos.map((demo) => [demo.id, demo]));
  const projects = compiled.demos.flatMap(({ project }) => project ?? []);
  const available = {
    dependencies: Object.assign({}, ...projects.map(({ dependencies }) => dependencies)),
    overrides: Object.assign({}, ...projects.map(({ overrides }) => overrides)),
  };
  const pages: Record<string, PageDemos> = {};
  // One file is made faster than two, so writers see an edit sooner.
  const partsOf = mode === 'development' ? wholePart : demoParts;
  for (const page of compiled.pages) {
    const ids = idsToWake(page);
    if (ids.length === 0) continue;
    pages[page.key] = {
      language: page.language,
      parts: partsOf(ids.flatMap((id) => demos.get(id) ?? [])),
      projects: Object.fromEntries(
        ids.flatMap((id) => {
          const project = demos.get(id)?.project;
          return project ? [[id, project]] : [];
        }),
      ),
      images: Object.fromEntries(
        ids.flatMap((id) => {
          const images = demos.get(id)?.images ?? [];
          return images.length > 0 ? [[id, images]] : [];
        }),
      ),
      available,
    };
  }
  return pages;
}

/** Demos that some page shows in a document of their own. */
function demosWithOwnPage({ pages, demos }: CompiledSite): Demo[] {
  const slots = pages.flatMap((page) => page.slots);
  const ids = new Set(
    slots.flatMap((slot) => (slot.kind === 'demo' && slot.options.iframe ? [slot.demo] : [])),
  );
  return demos.filter(({ id }) => ids.has(id));
}

/** The demos that scripts load. */
export interface BundledDemos {
  readonly pages: Readonly<Record<string, PageDemos>>;
  readonly ownPages: readonly Demo[];
  /** Keyed by page key, or by the key of a demo with a page of its own. */
  readonly demos: Readonly<Record<string, DemoParts>>;
  readonly features: DemoFeatures;
}

export function bundledDemos(compiled: CompiledSite, mode: Mode): BundledDemos {
  const pages = demosByPage(compiled, mode);
  const ownPages = demosWithOwnPage(compiled);
  const demos: Record<string, DemoParts> = {
    ...Object.fromEntries(Object.entries(pages).map(([key, { parts }]) => [key, parts])),
    ...Object.fromEntries(ownPages.map((demo) => [ownPageKey(demo.id), wholePart([demo])])),
  };
  const features = {
    hasDemos: Object.keys(demos).length > 0,
    hasOwnPages: ownPages.length > 0,
    hasProjects: Object.values(pages).some(({ projects }) => Object.keys(projects).length > 0),
  };
  return { pages, ownPages, demos, features };
}
