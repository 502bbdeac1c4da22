import { join } from 'node:path';
import { load } from '../1-load/load.ts';
import { compileInSteps } from '../2-compile/compile.ts';
import { type OnePage, onePageCompiler } from '../2-compile/compile-one.ts';
import { rememberedCompilers } from '../2-compile/remembered-compilers.ts';
import { bundle } from '../4-bundle/bundle.ts';
import { type MadeStyles, makeStyles } from '../4-bundle/made-styles.ts';
import { type Diagnostic, withRules } from '../diagnostics/diagnostic.ts';
import type { Cache } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { inTurns } from '../machine/turns.ts';
import type { Bundles } from '../model/bundle.ts';
import type { CompiledSite } from '../model/page.ts';
import type { PageSource, Site } from '../model/site.ts';

export interface SessionOptions {
  readonly root: string;
  readonly host: Host;
  readonly cache: Cache;
  /** Parent of the folder with the modules of the server. */
  readonly folder: string;
}

/** What all pages share: templates, content components, and the styles that code makes. */
export interface SharedParts {
  readonly bundles: Bundles | null;
  readonly styles: MadeStyles;
  readonly diagnostics: readonly Diagnostic[];
}

/** The last valid state of the site, in memory. */
export interface SiteSession {
  /** Null while the site has never been valid. */
  readonly site: () => Site | null;
  readonly compile: OnePage;
  /** All pages, from the current text of their files; other work goes on between them. */
  readonly compileAll: () => Promise<CompiledSite>;
  /**
   * Compiles some pages for practice, in moments without other work: the engine makes code quick that has run often, and
   * the first edit should not pay for that.
   */
  readonly warmUp: () => Promise<void>;
  readonly sharedParts: () => Promise<SharedParts>;
  /** Findings about the files that all pages share. */
  readonly diagnostics: () => readonly Diagnostic[];
  /** Takes over changed files; `isNewFile` is true when files were added or removed. */
  readonly change: (files: ReadonlySet<string>, isNewFile: boolean) => void;
}

/** Without features that a page under work cannot use: a worker that caches it, a playground, analytics. */
const underWork = (site: Site): Site => ({
  ...site,
  config: {
    ...site.config,
    serviceWorker: null,
    analytics: null,
    demos: { ...site.config.demos, playground: null },
  },
});

interface Shared {
  readonly made: Promise<SharedParts>;
  /** Absolute paths of the files that they are made of; null until these are known. */
  files: ReadonlySet<string> | null;
}

/** With their demos, they take two to three seconds. */
const practicePages = 8;

const noStyles: MadeStyles = { site: [], demos: [] };

/** Files of the content that the loaded site depends on. */
const siteFiles = /^(?:content\/(?:[^/]+\.yaml|translations\/.*|api\/.*)|package\.json|tsconfig[^/]*\.json)$/;

export function createSiteSession({ root, host, cache, folder }: SessionOptions): SiteSession {
  const compilers = rememberedCompilers(cache);
  let site: Site | null = null;
  let compile: OnePage = () => null;
  let diagnostics: readonly Diagnostic[] = [];
  let shared: Shared | null = null;

  const reload = () => {
    const loaded = load(host, root, cache);
    diagnostics = withRules(loaded.diagnostics, loaded.value?.config ?? { severity: {} });
    // A broken file leaves the site unchanged.
    if (loaded.value === null) return;
    site = underWork(loaded.value);
    compile = onePageCompiler(host, site, compilers);
    shared = null;
  };

  const withText = (sources: readonly PageSource[]): PageSource[] =>
    sources.flatMap((source) => {
      const text = host.readText(join(root, source.file));
      return text === null ? [] : [{ ...source, text }];
    });

  const makeShared = async (of: Site): Promise<SharedParts> => {
    const { value: bundles, diagnostics: found } = await bundle(
      of,
      { pages: [], demos: [] },
      { mode: 'development', cache, folder },
    );
    if (bundles === null) return { bundles, styles: noStyles, diagnostics: found };
    const { value: styles, diagnostics: failed } = await makeStyles(of, bundles.server, true, cache);
    return { bundles, styles, diagnostics: [...found, ...failed] };
  };

  const startShared = (of: Site): Shared => {
    const own: Shared = { made: makeShared(of), files: null };
    const note = ({ bundles }: SharedParts) => {
      own.files = bundles && new Set(bundles.inputs);
    };
    // Whoever waits for them is told.
    own.made.then(note, () => {});
    return own;
  };

  reload();
  return {
    site: () => site,
    compile: (pathname, language) => compile(pathname, language),
    compileAll: async () => {
      if (site === null) return { pages: [], demos: [] };
      const sources = withText(site.sources);
      return (await inTurns(compileInSteps(host, { ...site, sources }, compilers))).value;
    },
    warmUp: async () => {
      if (site === null) return;
      const distance = Math.ceil(site.sources.length / practicePages);
      const sources = withText(site.sources.filter((_, index) => index % distance === 0));
      // Without what is remembered, and without pages of the reference, which only the tree names.
      await inTurns(compileInSteps(host, { ...site, tree: [], sources }));
    },
    sharedParts: () => {
      if (site === null) return Promise.resolve({ bundles: null, styles: noStyles, diagnostics: [] });
      shared ??= startShared(site);
      return shared.made;
    },
    diagnostics: () => diagnostics,
    change: (files, isNewFile) => {
      const own = [...files].map((file) => file.slice(root.length + 1));
      if (isNewFile || own.some((file) => siteFiles.test(file))) reload();
      const parts = shared?.files;
      if (!parts || [...files].some((file) => parts.has(file))) shared = null;
    },
  };
}
