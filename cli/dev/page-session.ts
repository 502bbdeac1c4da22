import { bundleDiagnostics } from '../4-bundle/esbuild/esbuild-diagnostics.ts';
import type { MadeStyles } from '../4-bundle/readers/made-styles.ts';
import { render } from '../5-render/render.ts';
import { hostFiles } from '../6-emit/headers.ts';
import { type Diagnostic, withRules } from '../diagnostics/diagnostic.ts';
import { memorySpool, textOf } from '../machine/spool.ts';
import type { Changes } from '../machine/watch-files.ts';
import { noAssets } from '../model/bundle.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import {
  canonicalPathname,
  languagePrefixes,
  outputFile,
  pageKey,
  splitLanguage,
  typesFile,
} from '../site/paths.ts';
import { incrementalBundlers } from './incremental-bundlers.ts';
import { type BuiltPage, bundleAhead, bundlePage } from './page-bundle.ts';
import type { SiteSession } from './site-session.ts';

export interface DevPage {
  /** Null when the site does not have the page, or cannot show any of it. */
  readonly html: string | null;
  readonly files: readonly OutputFile[];
  readonly diagnostics: readonly Diagnostic[];
  readonly built: BuiltPage | null;
  /** Style sheets in the order of their links. */
  readonly styles: readonly string[];
  /** id → file, relative to the root */
  readonly demos: Readonly<Record<string, string>>;
}

export interface PageSession {
  /** Path below which the site is served. */
  readonly base: () => string;
  /** Starts work for the first page in another process. Its findings come with that page. */
  readonly prepare: () => void;
  /** The page at a path below that of the site, from the current files. */
  readonly page: (path: string) => Promise<DevPage>;
  /**
   * Computes the findings of all pages, and the parts that pages show of others. False when a change has ended the
   * work.
   */
  readonly examine: () => Promise<boolean>;
  /** The types of the names in the code of the page at a path; made when a reader reaches its code. */
  readonly types: (path: string) => Promise<readonly OutputFile[]>;
  /** The files of search, over all pages as they were at the first call after an edit. */
  readonly search: () => Promise<readonly OutputFile[]>;
  /** Absolute paths of all files that shown pages depend on. */
  readonly read: () => readonly string[];
  /** Takes over changed files. To be called between pages: a page in progress would keep old contents. */
  readonly change: (changes: Changes) => void;
}

interface Bundled {
  /** The last one that could be made. */
  readonly built: BuiltPage | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Before all other scripts, because React looks for its refresh hook when it loads. The address contains the site's
 * script, because a page replaces another only if both begin with the same script.
 */
const withClient = (html: string, [siteScript = '']: readonly string[], base: string): string =>
  html.replace(
    /<head[^>]*>/,
    (head) => `${head}<script type="module" src="${base}@docs-build/client.js?for=${siteScript}"></script>`,
  );

/** The page that a path asks for. */
function addressed(site: Site, path: string) {
  const prefixes = languagePrefixes(site.config);
  const language = splitLanguage(path, prefixes).language ?? defaultLanguageOf(site);
  const pathname = canonicalPathname(path, prefixes);
  return { pathname, language, key: pageKey(pathname, language, defaultLanguageOf(site)) };
}

const nothing: DevPage = { html: null, files: [], diagnostics: [], built: null, styles: [], demos: {} };

export function createPageSession(session: SiteSession): PageSession {
  const bundlers = incrementalBundlers(session.graph);
  const last = new Map<string, BuiltPage>();

  const bundled = async (
    site: Site,
    compiled: CompiledSite,
    key: string,
    styles: MadeStyles,
  ): Promise<Bundled> => {
    try {
      const built = await bundlePage(site, key, compiled, bundlers, styles);
      last.set(key, built);
      return { built, diagnostics: [] };
    } catch (error) {
      return { built: last.get(key) ?? null, diagnostics: bundleDiagnostics(error, site.root) };
    } finally {
      await bundlers.trim();
    }
  };

  const page = async (path: string): Promise<DevPage> => {
    const site = session.site();
    const ofSite = session.diagnostics();
    if (site === null) return { ...nothing, diagnostics: ofSite };
    const { pathname, language, key } = addressed(site, path);
    const compiled = session.compile(pathname, language);
    const { bundles, styles, diagnostics: ofShared } = await session.sharedParts();
    const diagnostics = [...ofSite, ...ofShared, ...(compiled?.diagnostics ?? [])];
    const outcome = (found: readonly Diagnostic[]) => withRules(found, site.config);
    if (bundles === null) return { ...nothing, diagnostics: outcome(diagnostics) };
    const shown = compiled?.value ?? { pages: [], demos: [] };
    const own = compiled === null ? null : await bundled(site, shown, key, styles);
    diagnostics.push(...(own?.diagnostics ?? []));
    const assets = own?.built ?? null;
    const shared = bundles.pages['/404'] ?? noAssets;
    const linked = assets?.assets ?? shared;
    const rendered = await render(
      site,
      shown,
      {
        ...bundles,
        namedStyles: assets?.namedStyles ?? bundles.namedStyles,
        pages: { ...bundles.pages, [key]: linked },
        ownPages: assets?.ownPages ?? {},
      },
      {
        keeper: session.graph,
        workers: 1,
        share: null,
        onProgress: () => {},
        spool: memorySpool,
        hasPictures: false,
        typed: session.typed(site, shown),
      },
    );
    diagnostics.push(...rendered.diagnostics);
    if (rendered.value === null) return { ...nothing, diagnostics: outcome(diagnostics) };
    const { pages, fragments, inlineScripts } = rendered.value;
    const documents = pages.map(({ pathname: own, html }) => ({
      path: outputFile(own),
      contents: withClient(textOf(html), linked.scripts, site.config.base),
    }));
    const html =
      compiled === null
        ? null
        : (documents.find((document) => document.path === outputFile(key))?.contents ?? null);
    const named = Object.values(assets?.namedStyles ?? bundles.namedStyles).filter(
      (href) => href !== null && html?.includes(`"${href}"`),
    );
    return {
      html,
      files: [
        ...documents,
        ...fragments.map(({ path, contents }) => ({ path, contents: textOf(contents) })),
        ...bundles.files,
        ...styles.demos,
        ...(assets?.files ?? []),
        ...hostFiles(site, pages, inlineScripts),
      ],
      diagnostics: outcome(diagnostics),
      built: assets,
      styles: [...linked.styles, ...linked.lateStyles, ...named],
      demos: Object.fromEntries(shown.demos.map(({ id, file }) => [id, file])),
    };
  };

  let searchFiles: Promise<readonly OutputFile[]> | null = null;
  const makeSearch = async (): Promise<readonly OutputFile[]> => {
    const site = session.site();
    if (site?.config.search !== true) return [];
    const { search } = await import('../6-emit/search.ts');
    return search(site, (await session.compileAll()).pages, session.graph);
  };

  return {
    base: () => session.site()?.config.base ?? '/',
    prepare: () => {
      const site = session.site();
      if (site !== null) bundleAhead(site, bundlers).catch(() => {});
    },
    page,
    types: async (path) => {
      const site = session.site();
      if (site === null) return [];
      const { pathname, language, key } = addressed(site, path);
      const compiled = session.compile(pathname, language)?.value ?? null;
      const [found] = compiled === null ? [] : (await session.types(site, compiled)).values();
      return found === undefined ? [] : [{ path: typesFile(key), contents: JSON.stringify(found) }];
    },
    examine: session.examine,
    search: () => {
      searchFiles ??= makeSearch();
      return searchFiles;
    },
    read: () => [...session.read(), ...bundlers.files()],
    change: ({ files, isNewFile }) => {
      searchFiles = null;
      session.change(files, isNewFile);
      bundlers.expire(isNewFile ? null : files);
    },
  };
}
