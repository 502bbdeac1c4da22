import type { PageView, ProductView, SocialImageView } from '../../renderer/model.ts';
import type { Bundles, CompiledPage, CompiledSite, PageAssets, Picture, Site, Slot } from '../model.ts';
import { pagesOf } from '../page-tree.ts';
import { markdownFile, pageKey, socialImageFile } from '../paths.ts';
import { documentTitle } from '../products.ts';
import { socialImageSize } from '../social-image-size.ts';
import { breadcrumbsFor, type HrefOf, navigationFor, neighboursOf, pageHref } from './navigation.ts';
import { criticalCss } from './picture-css.ts';
import { slotView } from './slot-view.ts';
import { structuredData } from './structured-data.ts';

/** All a view is made of; `renderComponent` turns a registered content component into HTML. */
export interface ViewContext {
  readonly site: Site;
  readonly compiled: CompiledSite;
  readonly bundles: Bundles;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly renderComponent: (slot: Slot & { kind: 'component' }) => string;
}

const defaultLanguage = (site: Site): string => site.config.languages[0] ?? 'en';

/** Links lead to the page in `language` where it is translated. */
function linksIn(site: Site, language: string): HrefOf {
  const written = site.sources.filter((source) => source.language === language);
  const pathnames = new Set(written.map(({ node }) => node.pathname));
  const fallback = defaultLanguage(site);
  return (pathname) => pageHref(pageKey(pathname, pathnames.has(pathname) ? language : fallback, fallback));
}

function productView(site: Site, id: string): ProductView {
  const product = site.config.products.find((each) => each.id === id);
  if (product === undefined) throw new Error(`No product ${id}`);
  const { category, name, metadata, versions } = product;
  return { id, categoryId: category, name, metadata, versions };
}

/** What pages of one language share. */
function siteParts(site: Site, language: string) {
  const { config } = site;
  const home = pagesOf(site.tree)[0]?.pathname ?? '/';
  return {
    language,
    site: {
      name: config.name,
      repositoryUrl: config.repository?.url ?? null,
      issuesUrl: config.repository === null ? null : `${config.repository.url}/issues`,
      themeColor: config.themeColor,
      languages: config.languages,
      homePath: linksIn(site, language)(home),
      searchUrl: config.search ? `/search/${language}.json` : null,
    },
    messages: { ...site.translations[defaultLanguage(site)], ...site.translations[language] },
  };
}

const head = (site: Site, assets: PageAssets | undefined, inlineStyle: string) => ({
  styles: assets?.styles ?? [],
  scripts: assets?.scripts ?? [],
  preloads: assets?.preloads ?? [],
  inlineStyle,
  favicon: site.config.favicon,
  socialImage: null,
  structuredData: null,
});

const socialImage = ({ config }: Site, key: string): SocialImageView | null =>
  config.url === null ? null : { url: `${config.url}/${socialImageFile(key)}`, ...socialImageSize };

export function pageView(page: CompiledPage, context: ViewContext): PageView {
  const { site, bundles, pictures } = context;
  const { node, language, frontmatter, file } = page;
  const hrefOf = linksIn(site, language);
  const product = productView(site, page.productId);
  const key = pageKey(node.pathname, language, defaultLanguage(site));
  const shown = page.slots.flatMap((slot) => (slot.kind === 'demo' ? (pictures.get(slot.demo) ?? []) : []));
  const sourceUrl = site.config.repository?.sourceUrl;
  const view: PageView = {
    ...siteParts(site, language),
    product,
    pathname: node.pathname,
    canonicalUrl: site.config.url === null ? null : site.config.url + pageHref(key),
    markdownUrl: `/${markdownFile(key)}`,
    layout: frontmatter.layout ?? (/(^|\/)playground$/.test(node.pathname) ? 'blank' : 'docs'),
    title: page.title,
    documentTitle: documentTitle(page.title, node.pathname, product.name),
    description: page.description,
    plan: node.plan,
    planned: node.planned,
    newFeature: node.newFeature,
    navigation: navigationFor(site.tree, node.pathname, hrefOf),
    breadcrumbs: breadcrumbsFor(site.tree, node.pathname, hrefOf),
    ...neighboursOf(site.tree, node.pathname, hrefOf),
    toc: page.toc,
    body: page.html,
    slots: page.slots.map((slot) => slotView(slot, page.productId, context)),
    head: { ...head(site, bundles.pages[key], criticalCss(shown)), socialImage: socialImage(site, key) },
    sourceUrl: sourceUrl ? `${sourceUrl}/${file}` : null,
    githubLabel: frontmatter.githubLabel,
    packageName: frontmatter.packageName,
    waiAria: frontmatter.waiAria,
  };
  return { ...view, head: { ...view.head, structuredData: structuredData(view, site.config.url) } };
}

/** The page a host shows for an unknown address. */
export function notFoundView({ site, bundles }: ViewContext): PageView {
  const product = productView(site, site.config.defaultProduct);
  const parts = siteParts(site, defaultLanguage(site));
  const title = parts.messages['notFound.title'] ?? '404';
  return {
    ...parts,
    product,
    pathname: '/404',
    canonicalUrl: null,
    markdownUrl: null,
    layout: 'not-found',
    title,
    documentTitle: `${title} - ${site.config.name}`,
    description: parts.messages['notFound.description'] ?? '',
    plan: null,
    planned: false,
    newFeature: false,
    navigation: navigationFor(site.tree, '/404', linksIn(site, defaultLanguage(site))),
    breadcrumbs: [],
    previous: null,
    next: null,
    toc: [],
    body: '',
    slots: [],
    head: head(site, bundles.pages['/404'], ''),
    sourceUrl: null,
    githubLabel: null,
    packageName: null,
    waiAria: null,
  };
}
