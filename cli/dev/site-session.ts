import { join } from 'node:path';
import { load } from '../1-load/load.ts';
import { compileInSteps } from '../2-compile/compile.ts';
import { type OnePage, onePageCompiler } from '../2-compile/compile-one.ts';
import { rememberedCompilers } from '../2-compile/remembered-compilers.ts';
import { bundle } from '../4-bundle/bundle.ts';
import { type MadeStyles, makeStyles } from '../4-bundle/made-styles.ts';
import { type Diagnostic, withSeverities } from '../diagnostics/diagnostic.ts';
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
  /** Absolute paths of the files that they are made of; null when these are not known, because one is broken. */
  readonly files: ReadonlySet<string> | null;
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

/** They take two seconds in all, a tenth of one each. */
const practicePages = 8;

const nothing: SharedParts = { bundles: null, styles: { site: [], demos: [] }, diagnostics: [], files: null };

/** Files of the content that more than one page depends on. */
const shared = /^(?:content\/(?:[^/]+\.yaml|translations\/.*|api\/.*)|package\.json|tsconfig[^/]*\.json)$/;

export function createSiteSession({ root, host, cache, folder }: SessionOptions): SiteSession {
  const compilers = rememberedCompilers(cache);
  let site: Site | null = null;
  let compile: OnePage = () => null;
  let diagnostics: readonly Diagnostic[] = [];
  let sharedParts: Promise<SharedParts> | null = null;
  /** Files of the shared parts; null until they are made. */
  let sharedFiles: ReadonlySet<string> | null = null;

  const reload = () => {
    const loaded = load(host, root, cache);
    diagnostics = withSeverities(loaded.diagnostics, loaded.value?.config.severity ?? {});
    // A broken file leaves the site unchanged.
    if (loaded.value === null) return;
    site = underWork(loaded.value);
    compile = onePageCompiler(host, site, compilers);
    sharedParts = null;
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
    if (bundles === null) return { ...nothing, diagnostics: found };
    const { value: styles, diagnostics: failed } = await makeStyles(of, bundles.server, true, cache);
    const files = failed.length === 0 ? new Set(bundles.inputs) : null;
    return { bundles, styles, diagnostics: [...found, ...failed], files };
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
      await inTurns(compileInSteps(host, { ...site, tree: [], sources }));
    },
    sharedParts: () => {
      if (site === null) return Promise.resolve(nothing);
      if (sharedParts !== null) return sharedParts;
      const own = makeShared(site);
      sharedParts = own;
      sharedFiles = null;
      const take = ({ files }: SharedParts) => {
        if (sharedParts === own) sharedFiles = files;
      };
      own.then(take, () => {});
      return own;
    },
    diagnostics: () => diagnostics,
    change: (files, isNewFile) => {
      const own = [...files].map((file) => file.slice(root.length + 1));
      if (isNewFile || own.some((file) => shared.test(file))) reload();
      const ofShared = sharedFiles;
      if (ofShared === null || [...files].some((file) => ofShared.has(file))) sharedParts = null;
    },
  };
}
