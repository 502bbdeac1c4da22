import type { CodeTypes } from '../../renderer/view/code-types.ts';
import { pagesWithTypes, typesInCode } from '../3-check/code-types/code-types.ts';
import { bundle } from '../4-bundle/bundle.ts';
import { type MadeStyles, makeStyles } from '../4-bundle/readers/made-styles.ts';
import { createGraph, type Graph } from '../derive/graph.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { compileInSteps, examination, shownFindings } from '../examine/examine.ts';
import { isWhole, onePage, pageValue, writtenPage } from '../examine/site-pages.ts';
import { loaded, siteValue } from '../examine/site-values.ts';
import { type Cache, noCache } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { ownVersion } from '../machine/own-code.mjs';
import { perObject } from '../machine/per-object.ts';
import { inTurns, type Steps } from '../machine/turns.ts';
import type { Bundles } from '../model/bundle.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';

export interface SessionOptions {
  readonly root: string;
  readonly host: Host;
  readonly cache: Cache;
  /** Parent of the folder with the modules of the server. */
  readonly folder: string;
}

/** Parts that all pages share: templates, content components, and generated styles. */
export interface SharedParts {
  readonly bundles: Bundles | null;
  readonly styles: MadeStyles;
  readonly diagnostics: readonly Diagnostic[];
}

/** The last valid state of the site, in memory. */
export interface SiteSession {
  /** Null while the site has never been valid. */
  readonly site: () => Site | null;
  /**
   * A compiled site of one page, with the findings of `check` about its files. Until all pages have been compiled,
   * findings that need other pages are missing, as are the uses of an entry on its page. Null when the site has no such
   * page.
   */
  readonly compile: (pathname: string, language: string) => Outcome<CompiledSite> | null;
  /** Pages for whose code there are types. */
  readonly typed: (site: Site, compiled: CompiledSite) => ReadonlySet<CompiledPage>;
  /** The types of the names in the code of a compiled page, from the compiler, which takes seconds. */
  readonly types: (site: Site, compiled: CompiledSite) => Promise<ReadonlyMap<CompiledPage, CodeTypes>>;
  /** All pages, from the current text of their files; pauses for other work. */
  readonly compileAll: () => Promise<CompiledSite>;
  /** Computes the findings of all pages. False when a change has ended the work. */
  readonly examine: () => Promise<boolean>;
  /**
   * Compiles some pages for practice while the server is idle: the engine optimises code that has run often, so the
   * first edit is fast.
   */
  readonly warmUp: () => Promise<void>;
  /** The derived values of the site. */
  readonly graph: Graph;
  readonly sharedParts: () => Promise<SharedParts>;
  /** Findings about the files that all pages share. */
  readonly diagnostics: () => readonly Diagnostic[];
  /** Absolute paths of the files that the shared parts depend on, as far as these are known. */
  readonly read: () => Iterable<string>;
  /** Takes over changed files; `isNewFile` is true when files were added or removed. */
  readonly change: (files: ReadonlySet<string>, isNewFile: boolean) => void;
}

/** Disables features that a page under work cannot use: a worker that caches it, a playground, analytics. */
const underWork = perObject(
  (site: Site): Site => ({
    ...site,
    config: {
      ...site.config,
      serviceWorker: null,
      analytics: null,
      demos: { ...site.config.demos, playground: null },
    },
  }),
);

interface Shared {
  readonly made: Promise<SharedParts>;
  /** Absolute paths of the files that they depend on; null until these are known. */
  files: ReadonlySet<string> | null;
}

/** With their demos, they take two to three seconds. */
const practicePages = 8;

const noStyles: MadeStyles = { site: [], demos: [] };

/** Files that a compiled page depends on, relative to the root. */
const filesOf = ({ pages, demos }: CompiledSite): ReadonlySet<string> =>
  new Set([
    ...pages.map(({ file }) => file),
    ...demos.flatMap(({ sources }) => sources.map(({ file }) => file)),
  ]);

export function createSiteSession({ root, host, cache, folder }: SessionOptions): SiteSession {
  const graph = createGraph({ root, host, cache, version: ownVersion() });
  graph.set(isWhole, false);
  let shared: Shared | null = null;
  let work = new AbortController();
  /** Findings of all pages; null when they may be out of date. */
  let examined: readonly Diagnostic[] | null = null;

  /** The site as it was last valid. */
  let last: Site | null = null;
  const current = (): Site | null => {
    if (graph.get(loaded) === null && last === null) return null;
    const site = underWork(graph.get(siteValue));
    if (site !== last) {
      // All pages may have changed, and a page must not wait for them.
      if (last !== null) graph.set(isWhole, false);
      shared = null;
    }
    last = site;
    return site;
  };

  function* wholeSite(site: Site): Steps<CompiledSite> {
    for (const { file } of site.sources) {
      graph.get(writtenPage, file);
      yield;
    }
    if (!graph.get(isWhole)) graph.set(isWhole, true);
    const compiled = yield* compileInSteps(graph, site);
    yield;
    examined = shownFindings(site, graph.findings(examination));
    return compiled;
  }

  const makeShared = async (of: Site): Promise<SharedParts> => {
    const { value: bundles, diagnostics: found } = await bundle(
      of,
      { pages: [], demos: [] },
      { mode: 'development', graph, folder },
    );
    if (bundles === null) return { bundles, styles: noStyles, diagnostics: found };
    const { value: styles, diagnostics: failed } = await makeStyles(of, bundles.server, true, graph);
    return { bundles, styles, diagnostics: [...found, ...failed] };
  };

  const startShared = (of: Site): Shared => {
    const own: Shared = { made: makeShared(of), files: null };
    const note = ({ bundles }: SharedParts) => {
      own.files = bundles && new Set(bundles.inputs);
    };
    // Callers that await it see the error.
    own.made.then(note, () => {});
    return own;
  };

  return {
    graph,
    site: current,
    compile: (pathname, language) => {
      const site = current();
      const value = site && onePage(graph.get, pathname, language);
      if (site === null || value === null) return null;
      const files = filesOf(value);
      const found =
        examined ??
        shownFindings(
          site,
          value.pages.flatMap(({ file, node }) => graph.findings(...pageValue(node, file))),
        );
      return { value, diagnostics: found.filter(({ place }) => place !== null && files.has(place.file)) };
    },
    typed: (site, compiled) => pagesWithTypes(host, site, compiled),
    types: (site, compiled) => typesInCode(host, site, compiled, { keeper: graph, folder }),
    compileAll: async () => {
      const site = current();
      return site === null ? { pages: [], demos: [] } : await inTurns(wholeSite(site));
    },
    examine: async () => {
      const site = current();
      if (site === null) return false;
      work.abort();
      work = new AbortController();
      const { signal } = work;
      try {
        await inTurns(wholeSite(site), signal);
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      }
    },
    warmUp: async () => {
      const site = current();
      if (site === null) return;
      const distance = Math.ceil(site.sources.length / practicePages);
      const sources = site.sources.filter((_, index) => index % distance === 0);
      // Without the cache, and without pages of the reference, which only the tree lists.
      const practice = createGraph({ root, host, cache: noCache, version: '' });
      const part = { ...site, tree: [], sources };
      practice.set(siteValue, part);
      await inTurns(compileInSteps(practice, part));
    },
    sharedParts: () => {
      const site = current();
      if (site === null) return Promise.resolve({ bundles: null, styles: noStyles, diagnostics: [] });
      shared ??= startShared(site);
      return shared.made;
    },
    diagnostics: () => {
      const site = current();
      const found = graph.findings(loaded);
      return site === null ? found : shownFindings(site, found);
    },
    read: () => shared?.files ?? [],
    change: (files, isNewFile) => {
      work.abort();
      examined = null;
      graph.change(isNewFile ? null : files);
      const parts = shared?.files;
      if (!parts || [...files].some((file) => parts.has(file))) shared = null;
    },
  };
}
