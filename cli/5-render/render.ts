// Input: the compiled site and its bundles. Output: the HTML of every page, the not-found page included; null when
// the templates fail. Invariant: same input, same bytes, on any day, in any zone, with any number of workers; a demo or
// component that throws is a finding and costs only its own place on the page.

import type { PageView } from '../../renderer/view/page.ts';
import type { Sources } from '../derive/derived.ts';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { Spool } from '../machine/spool.ts';
import { templateFinding } from '../machine/thrown-finding.ts';
import type { Bundles } from '../model/bundle.ts';
import type { Contents, LazyBytes, RenderedPage, RenderedSite, SiteFile } from '../model/output.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { servedAt } from '../site/base.ts';
import { type HrefOf, hrefsIn } from '../site/hrefs.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { offlinePage } from '../site/paths.ts';
import { publishedHtml } from '../site/published.ts';
import { componentFindings, componentId, componentsToDraw } from './content-components.ts';
import { type DrawOptions, draw } from './draw.ts';
import { readPicture } from './drawn.ts';
import { framePages } from './frame-pages.ts';
import { type KeptTemplates, keptTemplates } from './kept-templates.ts';
import { type SiteNavigation, siteNavigation } from './navigation.ts';
import { languageView, notFoundView, offlineView, pageView } from './page-view.ts';
import { pictureFindings, picturesToDraw } from './pictures.ts';
import { translatedTree } from './translated-tree.ts';
import type { ViewContext } from './view-context.ts';
import { viewFacts } from './view-facts.ts';
import { hashedTexts, wholeTexts } from './view-texts.ts';

export interface RenderOptions extends DrawOptions {
  /** Stores each finished document. */
  readonly spool: Spool;
  /** Without pictures, only the reader's browser renders demos. */
  readonly hasPictures: boolean;
  /** The values and files that a page is made from, for explanations. */
  readonly sourcesOf?: (page: CompiledPage) => Sources;
  /** Pages for whose code there are types. */
  readonly typed: ReadonlySet<CompiledPage>;
}

async function renderPages(
  pages: readonly CompiledPage[],
  context: ViewContext,
  templates: KeptTemplates,
  { spool, sourcesOf }: Pick<RenderOptions, 'spool' | 'sourcesOf'>,
): Promise<RenderedPage[]> {
  const hashed: ViewContext = { ...context, texts: hashedTexts };
  const htmlOf = async (
    pathname: string,
    known: PageView,
    view: () => PageView,
    from?: Sources,
  ): Promise<Contents> => {
    const { hash } = context.navigationIn(known.language);
    const html = await templates.renderPage(pathname, view, viewFacts(known, hash), from);
    return spool(html.read(), html.hash);
  };
  const rendered: RenderedPage[] = [];
  for (const page of pages) {
    const known = pageView(page, hashed);
    rendered.push({
      pathname: page.key,
      html: await htmlOf(page.key, known, () => pageView(page, context), sourcesOf?.(page)),
      components: Object.fromEntries(
        known.slots.flatMap((slot, index) => (slot.kind === 'component' ? [[index, slot.html]] : [])),
      ),
    });
  }
  rendered.push(...(await framePages(pages, context, templates, spool)));
  const notFound = notFoundView(context);
  rendered.push({ pathname: '/404', html: await htmlOf('/404', notFound, () => notFound), components: {} });
  if (context.site.config.serviceWorker === null) return rendered;
  const offline = offlineView(context);
  rendered.push({
    pathname: offlinePage,
    html: await htmlOf(offlinePage, offline, () => offline),
    components: {},
  });
  return rendered;
}

/** The controls of the settings, by language; empty when the templates have none. */
async function settingsFiles(
  site: Site,
  pages: readonly CompiledPage[],
  navigationIn: ViewContext['navigationIn'],
  { renderSettings }: KeptTemplates,
  spool: Spool,
): Promise<ReadonlyMap<string, SiteFile>> {
  const languages = new Set([defaultLanguageOf(site), ...pages.map(({ language }) => language)]);
  const files = new Map<string, SiteFile>();
  for (const language of languages) {
    const html = await renderSettings(languageView(site, language, navigationIn(language)));
    if (html === null) continue;
    const path = `assets/settings-${language}-${html.hash.slice(0, 8)}.html`;
    files.set(language, { path, contents: spool(html.read(), html.hash) });
  }
  return files;
}

/** Addresses of pages as readers of `language` find them. */
function servedIn(site: Site, language: string): HrefOf {
  const hrefOf = hrefsIn(site, language);
  return (pathname, anchor) => servedAt(site.config, hrefOf(pathname, anchor));
}

/** One navigation for each language. */
function navigations(site: Site, pages: readonly CompiledPage[]): ViewContext['navigationIn'] {
  const made = new Map<string, SiteNavigation>();
  return (language) => {
    const navigation =
      made.get(language) ?? siteNavigation(translatedTree(site, pages, language), servedIn(site, language));
    made.set(language, navigation);
    return navigation;
  };
}

interface Drawn {
  readonly results: Awaited<ReturnType<typeof draw>>;
  readonly diagnostics: Diagnostic[];
}

async function drawSite(
  site: Site,
  compiled: CompiledSite,
  bundles: Bundles,
  options: DrawOptions,
  hasPictures: boolean,
): Promise<Drawn> {
  const pictures = hasPictures ? picturesToDraw(compiled, bundles) : [];
  const tasks = [...pictures, ...componentsToDraw(compiled, bundles)];
  const results = await draw(site, bundles.server, tasks, options);
  const demos = compiled.demos.flatMap((demo) => {
    const result = results.get(demo.id);
    return result === undefined ? [] : pictureFindings(demo, result, site);
  });
  return { results, diagnostics: [...demos, ...componentFindings(site, compiled, results)] };
}

/** Draws a share of the pictures into the cache, so that a build with the full cache draws nothing. */
export async function warm(
  site: Site,
  compiled: CompiledSite,
  bundles: Bundles,
  options: DrawOptions,
): Promise<Outcome<null>> {
  const { diagnostics } = await drawSite(site, compiled, bundles, options, true);
  return { value: null, diagnostics };
}

export async function render(
  site: Site,
  compiled: CompiledSite,
  bundles: Bundles,
  options: RenderOptions,
): Promise<Outcome<RenderedSite | null>> {
  const { results, diagnostics } = await drawSite(site, compiled, bundles, options, options.hasPictures);
  const pictures = new Map<string, LazyBytes>();
  for (const { id, picture, error } of results.values()) if (error === null) pictures.set(id, picture);
  const navigationIn = navigations(site, compiled.pages);
  const context: Omit<ViewContext, 'settingsIn'> = {
    site,
    bundles,
    pictures,
    texts: wholeTexts,
    demos: new Map(compiled.demos.map((demo) => [demo.id, demo])),
    typed: options.typed,
    navigationIn,
    renderComponent: (slot) => {
      const drawn = results.get(componentId(slot));
      return drawn === undefined ? '' : publishedHtml(site.config, readPicture(drawn.picture).html);
    },
  };
  try {
    const templates = keptTemplates(bundles.server, site, options.keeper);
    const settings = await settingsFiles(site, compiled.pages, navigationIn, templates, options.spool);
    const settingsIn = (language: string): string | null => {
      const file = settings.get(language);
      return file === undefined ? null : site.config.base + file.path;
    };
    const pages = await renderPages(compiled.pages, { ...context, settingsIn }, templates, options);
    const dictionary = { file: `content/translations/${defaultLanguageOf(site)}.json`, line: 1, column: 1 };
    for (const key of templates.missing) {
      const message = `The templates use the text "${key}", which no dictionary has.`;
      diagnostics.push(diagnostic('translation/unknown-key', dictionary, message));
    }
    const fragments = [...settings.values()];
    return { value: { pages, fragments, inlineScripts: await templates.inlineScripts() }, diagnostics };
  } catch (error) {
    return { value: null, diagnostics: [...diagnostics, templateFinding(error, site.root)] };
  }
}
