import type { LanguageView, PageView, ProductView, SocialImageView } from '../../renderer/view/page.ts';
import { noAssets } from '../model/bundle.ts';
import type { CompiledPage } from '../model/page.ts';
import type { PageNode, Site } from '../model/site.ts';
import { absentFrontmatter, type Frontmatter } from '../schemas/frontmatter-schema.ts';
import { servedAt, siteUrl } from '../site/base.ts';
import { demoIds } from '../site/demo-ids.ts';
import { escapedPath } from '../site/escaped-path.ts';
import { hrefsIn, pageHref } from '../site/hrefs.ts';
import { defaultLanguageOf, messagesIn } from '../site/languages.ts';
import { markdownFile, offlinePage, socialImageFile, typesFile } from '../site/paths.ts';
import { documentTitleOf } from '../site/products.ts';
import { publishedCss, publishedHtml } from '../site/published.ts';
import { socialImageSize } from '../site/social-image-size.ts';
import { componentId } from './content-components.ts';
import type { SiteNavigation } from './navigation.ts';
import { opensWithDemo } from './opens-with-demo.ts';
import { slotView } from './slot-view.ts';
import { structuredData } from './structured-data.ts';
import { translationsOf } from './translations.ts';
import type { ViewContext } from './view-context.ts';

/** The version documented here links to the page itself rather than to another site. */
function productView(site: Site, id: string, href: string | null): ProductView {
  const product = site.config.products.find((candidate) => candidate.id === id);
  if (product === undefined) throw new Error(`No product ${id}`);
  const { category, name, metadata } = product;
  const versions = product.versions.map((version) => ({
    ...version,
    href: servedAt(site.config, version.current && href !== null ? href : version.href),
  }));
  return { id, categoryId: category, name, metadata, versions };
}

/** `6` of 6.20.4, `0.4` of 0.4.1, and all of 0.0.7: a change of these parts may break working code. */
const compatible = (version: string): string => /^(?:0\.0\.[^-+]*|0\.\d+|\d+)/.exec(version)?.[0] ?? version;

/** The newest release that works like the documented one, in the syntax of package managers. */
function packageSpec({ config }: Site, name: string | null): string | null {
  const known = config.products.flatMap(({ packages }) => packages).find((entry) => entry.name === name);
  return known === undefined || known.version === null ? null : `${known.name}@${compatible(known.version)}`;
}

/** Facts from a page's frontmatter besides its title and description. */
const shownFacts = (site: Site, { githubLabel, packageName, waiAria }: Frontmatter) => ({
  githubLabel,
  packageName,
  packageSpec: packageSpec(site, packageName),
  waiAria,
});

export function languageView(site: Site, language: string, { homePath }: SiteNavigation): LanguageView {
  const { config } = site;
  return {
    language,
    site: {
      name: config.name,
      base: config.base,
      repositoryUrl: config.repository?.url ?? null,
      issuesUrl: config.repository === null ? null : `${config.repository.url}/issues`,
      themeColor: config.themeColor,
      languages: config.languages,
      homePath,
      helpPath: config.help === null ? null : servedAt(config, hrefsIn(site, language)(config.help.pathname)),
      searchUrl: config.search ? `${config.base}search/${language}.json` : null,
      fonts: site.fonts.map((font) => servedAt(config, font)),
      feedbackUrl: config.feedback?.endpoint ?? null,
      assistants: config.assistants,
      analytics: config.analytics !== null,
      apiEvaluation: config.api.evaluation,
    },
    messages: messagesIn(site, language),
  };
}

function iconFonts({ config: { iconFonts: fonts } }: Site, pathname: string): string[] {
  if (fonts === null) return [];
  const further = fonts.onPaths.filter(({ contains }) => pathname.includes(contains));
  return [fonts.stylesheet, ...further.flatMap(({ stylesheets }) => stylesheets)];
}

const head = (
  { site, bundles, settingsIn }: ViewContext,
  inlineStyle: string,
  language: string,
  key: string,
) => {
  const { namedStyles, inlineStyles, pages } = bundles;
  const assets = pages[key] ?? noAssets;
  return {
    styles: assets.styles.map((href) => ({ href, contents: inlineStyles[href] ?? null })),
    lateStyles: assets.lateStyles,
    scripts: assets.scripts,
    preloads: assets.preloads,
    firstDemoPreloads: [],
    demoPreloads: [],
    namedStyles,
    settings: settingsIn(language),
    inlineStyle,
    favicon: site.config.favicon && servedAt(site.config, site.config.favicon),
    iconFonts: iconFonts(site, key),
    socialImage: null,
    structuredData: null,
  };
};

const socialImage = ({ config }: Site, key: string, { api }: PageNode): SocialImageView | null =>
  config.url === null
    ? null
    : { url: `${siteUrl(config)}/${escapedPath(socialImageFile(key, api?.kind))}`, ...socialImageSize };

const homeIn =
  ({ navigationIn }: ViewContext) =>
  (language: string): string =>
    navigationIn(language).homePath;

export function pageView(page: CompiledPage, context: ViewContext): PageView {
  const { site, bundles, pictures, texts } = context;
  const { node, key, language, frontmatter, file } = page;
  const navigation = context.navigationIn(language);
  const url = siteUrl(site.config);
  const product = productView(site, page.productId, pageHref(key));
  const components = page.slots.flatMap((slot) => (slot.kind === 'component' ? [componentId(slot)] : []));
  const shown = [...demoIds(page), ...components].flatMap((id) => pictures.get(id) ?? []);
  const sourceUrl = site.config.repository?.sourceUrl;
  const view: PageView = {
    ...languageView(site, language, navigation),
    product,
    translations: translationsOf(site, node.pathname, homeIn(context)),
    pathname: node.pathname,
    canonicalUrl: url === null ? null : url + pageHref(key),
    markdownUrl: site.config.base + escapedPath(markdownFile(key)),
    typesUrl: context.typed.has(page) ? site.config.base + escapedPath(typesFile(key)) : null,
    layout: frontmatter.layout ?? (/(^|\/)playground$/.test(node.pathname) ? 'blank' : 'docs'),
    title: page.title,
    heading: page.heading ?? page.title,
    documentTitle: documentTitleOf(site, page),
    description: page.description,
    plan: node.plan,
    planned: node.planned,
    newFeature: node.newFeature,
    navigation: navigation.itemsFor(node.pathname),
    breadcrumbs: navigation.breadcrumbsFor(node.pathname),
    ...navigation.neighboursOf(node.pathname),
    toc: page.toc,
    body: publishedHtml(site.config, page.html),
    slots: page.slots.map((slot) => slotView(slot, page.productId, context)),
    head: {
      ...head(context, publishedCss(site.config, texts.style(shown)), language, key),
      firstDemoPreloads: opensWithDemo(page) ? (bundles.pages[key]?.wake ?? []) : [],
      socialImage: socialImage(site, key, node),
    },
    // A page of the reference is generated from its package and cannot be edited.
    sourceUrl: sourceUrl && !node.api ? `${sourceUrl}/${file}` : null,
    updated: site.updated[file]?.slice(0, 'YYYY-MM-DD'.length) ?? null,
    ...shownFacts(site, frontmatter),
  };
  return { ...view, head: { ...view.head, structuredData: structuredData(view, url) } };
}

/** The page that a host shows for an unknown address. */
export function notFoundView(context: ViewContext): PageView {
  const { site, navigationIn } = context;
  const language = defaultLanguageOf(site);
  const navigation = navigationIn(language);
  const product = productView(site, site.config.defaultProduct, null);
  const parts = languageView(site, language, navigation);
  const title = parts.messages['notFound.title'] ?? '404';
  return {
    ...parts,
    product,
    translations: translationsOf(site, '/404', homeIn(context)),
    pathname: '/404',
    canonicalUrl: null,
    markdownUrl: null,
    typesUrl: null,
    layout: 'not-found',
    title,
    heading: title,
    documentTitle: `${title} - ${site.config.name}`,
    description: parts.messages['notFound.description'] ?? '',
    plan: null,
    planned: false,
    newFeature: false,
    navigation: navigation.itemsFor('/404'),
    breadcrumbs: [],
    previous: null,
    next: null,
    toc: [],
    body: '',
    slots: [],
    head: head(context, '', language, '/404'),
    sourceUrl: null,
    updated: null,
    ...shownFacts(site, absentFrontmatter),
  };
}

/** The page that a service worker shows offline for an address that was never visited. */
export function offlineView(context: ViewContext): PageView {
  const view = notFoundView(context);
  const title = view.messages['offline.title'] ?? '';
  return {
    ...view,
    pathname: offlinePage,
    layout: 'offline',
    title,
    heading: title,
    documentTitle: `${title} - ${view.site.name}`,
    description: view.messages['offline.description'] ?? '',
  };
}
