import type { CompiledSite, Demo, DemoProject } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { demoIds } from '../site/demo-ids.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { ownPageKey, pageKey } from '../site/paths.ts';
import type { DemoFeatures } from './bundle-options.ts';

export interface PageDemos {
  readonly language: string;
  /** id → entry module, relative to the root */
  readonly demos: Readonly<Record<string, string>>;
  /** id → what a project of the demo needs; only demos that can be projects */
  readonly projects: Readonly<Record<string, DemoProject>>;
  /** id → imported images, relative to the root; only demos with images */
  readonly images: Readonly<Record<string, readonly string[]>>;
  /** Requirements of the projects of all demos. */
  readonly available: DemoProject;
}

/** Demos of each page that has one, by page key. */
function demosByPage(site: Site, compiled: CompiledSite): Record<string, PageDemos> {
  const demos = new Map(compiled.demos.map((demo) => [demo.id, demo]));
  const projects = compiled.demos.flatMap(({ project }) => project ?? []);
  const available = {
    dependencies: Object.assign({}, ...projects.map(({ dependencies }) => dependencies)),
    overrides: Object.assign({}, ...projects.map(({ overrides }) => overrides)),
  };
  const pages: Record<string, PageDemos> = {};
  for (const page of compiled.pages) {
    const ids = demoIds(page);
    if (ids.length === 0) continue;
    pages[pageKey(page.node.pathname, page.language, defaultLanguageOf(site))] = {
      language: page.language,
      demos: Object.fromEntries(ids.map((id) => [id, demos.get(id)?.file ?? ''])),
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
  /** Entry modules by id, by page key or by the key of a demo with a page of its own. */
  readonly demos: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly features: DemoFeatures;
}

export function bundledDemos(site: Site, compiled: CompiledSite): BundledDemos {
  const pages = demosByPage(site, compiled);
  const ownPages = demosWithOwnPage(compiled);
  const demos = {
    ...Object.fromEntries(Object.entries(pages).map(([key, page]) => [key, page.demos])),
    ...Object.fromEntries(ownPages.map(({ id, file }) => [ownPageKey(id), { [id]: file }])),
  };
  const features = {
    hasDemos: Object.keys(demos).length > 0,
    hasOwnPages: ownPages.length > 0,
    hasProjects: Object.values(pages).some(({ projects }) => Object.keys(projects).length > 0),
  };
  return { pages, ownPages, demos, features };
}
