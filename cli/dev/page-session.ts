import { bundleDiagnostics } from '../4-bundle/esbuild-diagnostics.ts';
import type { MadeStyles } from '../4-bundle/made-styles.ts';
import { render } from '../5-render/render.ts';
import { hostFiles } from '../6-emit/headers.ts';
import { type Diagnostic, withSeverities } from '../diagnostics/diagnostic.ts';
import type { Cache } from '../machine/cache.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { canonicalPathname, languagePrefixes, outputFile, pageKey, splitLanguage } from '../site/paths.ts';
import { type BuiltPage, createPageBundler, type PageBundler, signatureOf } from './page-bundle.ts';
import type { SiteSession } from './site-session.ts';

export interface DevPage {
  /** Null when the site does not have the page, or nothing of it can be shown. */
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
  /** The page at a path of the address bar, from the current files. */
  readonly page: (path: string) => Promise<DevPage>;
  /** Discards the bundles of changed modules; null when any module may have changed. */
  readonly expire: (changed: ReadonlySet<string> | null) => void;
}

interface Bundled {
  readonly bundler: PageBundler;
  built: BuiltPage | null;
  diagnostics: readonly Diagnostic[];
}

/** Each context of the bundler holds all modules of a page in memory. */
const keptContexts = 3;

const clientUrl = '/@docs-build/client.js';

/** Before all other scripts: React looks for what refreshes components when it is loaded. */
const withClient = (html: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script type="module" src="${clientUrl}"></script>`);

const nothing: DevPage = { html: null, files: [], diagnostics: [], built: null, styles: [], demos: {} };

export function createPageSession(session: SiteSession, cache: Cache): PageSession {
  const contexts = new Map<string, Bundled>();

  /** The bundled page. The bundler starts again when the page needs other modules. */
  const bundled = async (
    site: Site,
    compiled: CompiledSite,
    key: string,
    styles: MadeStyles,
  ): Promise<Bundled> => {
    let page = contexts.get(key);
    contexts.delete(key);
    if (page === undefined || page.bundler.signature !== signatureOf(site, compiled)) {
      await page?.bundler.dispose();
      const bundler = createPageBundler(site, key, compiled, cache);
      page = { bundler, built: null, diagnostics: [] };
    }
    contexts.set(key, page);
    for (const [oldest, { bundler }] of contexts) {
      if (contexts.size <= keptContexts) break;
      contexts.delete(oldest);
      await bundler.dispose();
    }
    try {
      page.built = await page.bundler.build(compiled, styles);
      page.diagnostics = [];
    } catch (error) {
      // The previous bundle stays in use.
      page.diagnostics = bundleDiagnostics(error, site.root);
    }
    return page;
  };

  const page = async (path: string): Promise<DevPage> => {
    const site = session.site();
    const ofSite = session.diagnostics();
    if (site === null) return { ...nothing, diagnostics: ofSite };
    const prefixes = languagePrefixes(site.config.languages);
    const language = splitLanguage(path, prefixes).language ?? defaultLanguageOf(site);
    const pathname = canonicalPathname(path, prefixes);
    const key = pageKey(pathname, language, defaultLanguageOf(site));
    const compiled = session.compile(pathname, language);
    const { bundles, styles, diagnostics: ofShared } = await session.sharedParts();
    const diagnostics = [...ofSite, ...ofShared, ...(compiled?.diagnostics ?? [])];
    const outcome = (found: readonly Diagnostic[]) => withSeverities(found, site.config.severity);
    if (bundles === null) return { ...nothing, diagnostics: outcome(diagnostics) };
    const shown = compiled?.value ?? { pages: [], demos: [] };
    const own = compiled === null ? null : await bundled(site, shown, key, styles);
    diagnostics.push(...(own?.diagnostics ?? []));
    const assets = own?.built ?? null;
    const shared = bundles.pages['/404'] ?? { scripts: [], preloads: [], styles: [] };
    const linked = assets?.assets ?? shared;
    const rendered = await render(
      site,
      shown,
      {
        ...bundles,
        highlightStyle: assets?.highlightStyle ?? bundles.highlightStyle,
        pages: { ...bundles.pages, [key]: linked },
        ownPages: assets?.ownPages ?? {},
      },
      { cache, workers: 1, share: null, onProgress: () => {} },
      false,
    );
    diagnostics.push(...rendered.diagnostics);
    if (rendered.value === null) return { ...nothing, diagnostics: outcome(diagnostics) };
    const { pages, inlineScripts } = rendered.value;
    const documents = pages.map(({ pathname: each, html }) => ({
      path: outputFile(each),
      contents: withClient(html),
    }));
    return {
      html:
        compiled === null
          ? null
          : (documents.find((each) => each.path === outputFile(key))?.contents ?? null),
      files: [
        ...documents,
        ...bundles.files,
        ...styles.demos,
        ...(assets?.files ?? []),
        ...hostFiles(site, pages, inlineScripts),
      ],
      diagnostics: outcome(diagnostics),
      built: assets,
      styles: linked.styles,
      demos: Object.fromEntries(shown.demos.map(({ id, file }) => [id, file])),
    };
  };

  return {
    page,
    expire: (changed) => {
      for (const { bundler } of contexts.values()) bundler.expire(changed);
    },
  };
}
