import type { PageLink } from '../../../renderer/view/page.ts';
import type { ApiComponent } from '../../model/api-component.ts';
import type { ApiInterface } from '../../model/api-interface.ts';
import type { ApiPage, Site } from '../../model/site.ts';
import { eventAnchor, listedAnchor, selectorAnchor } from '../../reference/anchors.ts';
import { slugOf } from '../../reference/slug.ts';
import { splitType } from '../../reference/split-type.ts';
import { pageHref } from '../../site/hrefs.ts';
import { canonicalPathname, languagePrefixes } from '../../site/paths.ts';
import type { PageFacts, PageLookups } from '../markdown/page-context.ts';
import { exportGroup } from './api-part.ts';
import type { ApiPageFacts } from './compile-api-page.ts';
import type { ExtendedLink, GuideGroup, TypeParameter } from './entry-links.ts';
import { guideGroups, pageTitles } from './guide-groups.ts';
import type { ApiIndexContents, ApiIndexItem } from './index-text.ts';
import type { ApiListContents } from './list-text.ts';
import { type KnownPages, knownPages, packageHref, withOwnLinks } from './package-links.ts';
import type { PartSource } from './part-source.ts';
import { propDemos } from './prop-demos.ts';
import type { Shown } from './shown.ts';
import { usedIn } from './used-in.ts';

type Entry = ApiComponent | ApiInterface;

/** Anything with a name and perhaps a description. */
type Listed = Pick<Entry, 'name' | 'plan' | 'description'>;

const entryKey = ({
  kind,
  product,
  name,
}: Pick<Entry, 'product' | 'name'> & { readonly kind: string }): string =>
  JSON.stringify([kind, product, name]);

/**
 * The input for the compilation of pages of the reference; `shown` holds the entries that written pages of the default
 * language show.
 */
export function apiPageInputs(site: Site, parts: PartSource, shown: Shown) {
  const { reference } = site;
  const pages = knownPages(site, shown.pages);
  const titles = pageTitles(site.tree);
  const inGroups = guideGroups(site, shown.pages);
  const prefixes = languagePrefixes(site.config);
  const entries = new Map(
    [...reference.interfaces, ...reference.components].map((entry) => [entryKey(entry), entry]),
  );
  /** Pages of components by package and name, of any product. */
  const components = new Map(
    reference.components.flatMap(({ packages, name, pathname }) =>
      packages.map((one) => [`${one.name} ${name}`, pathname] as const),
    ),
  );
  const users = usedIn(reference, shown.pages, shown.demos, titles);

  /** The pages that show an entry, and those that its package names. */
  const guides = ({ pathname, product, demos: named }: Entry): GuideGroup[] => {
    const links = [...(users.get(pathname) ?? [])];
    for (const { title, href } of named) {
      const target = packageHref(href, pages);
      const page = canonicalPathname(target, prefixes);
      const isOwn = target.startsWith('/');
      if (isOwn && !titles.has(page)) continue;
      if (isOwn && links.some((link) => canonicalPathname(link.href, prefixes) === page)) continue;
      links.push({ title, href: target });
    }
    return inGroups(links, product);
  };

  const demosOf = propDemos(shown.pages, shown.demos, titles);

  /** A list on a page of the reference, with the demos that pass the props of a component. */
  const partOf: PageLookups['apiPart'] = (directive, product) => {
    const part = parts.partOf(directive, product, pages);
    const entry = entries.get(entryKey({ kind: 'component', product, name: String(directive.of) }));
    if ('message' in part || part.section !== 'props' || entry?.kind !== 'component') return part;
    const passed = demosOf(entry);
    return { ...part, rows: part.rows.map((row) => ({ ...row, demos: passed.get(row.name) ?? [] })) };
  };

  const extended = (entry: Entry): ExtendedLink[] => {
    if (entry.kind === 'component')
      return entry.inherits.map(({ name: title, package: of, element }) => {
        const own = element ? undefined : components.get(`${of} ${title}`);
        if (own) return { title, href: pageHref(own) };
        const page = site.config.api.external.find((library) => library.package === of);
        const href = page?.href.replace('{slug}', slugOf(title)) ?? null;
        return { title, href, ...(element ? { element } : {}) };
      });
    return entry.extends.flatMap((title) => {
      const base = entries.get(entryKey({ kind: 'interface', product: entry.product, name: title }));
      return base ? { title, href: pageHref(base.pathname) } : [];
    });
  };

  const defined = (entry: Entry): PageLink[] => {
    const definition = entry.kind === 'interface' ? (entry.definition ?? '') : '';
    const links = Object.entries(parts.linksIn(definition, entry.product, pages));
    return links.flatMap(([title, href]) => (title === entry.name ? [] : [{ title, href }]));
  };

  /** `page` holds the facts that all pages need. */
  const factsOf = (api: ApiPage, page: PageFacts): ApiPageFacts => {
    if (api.kind === 'index')
      return { page, shows: { kind: 'index', contents: indexContents(site, api.product) } };
    if (api.kind === 'list') return { page, shows: { kind: 'list', contents: listContents(site, api) } };
    const entry = entries.get(entryKey(api));
    if (entry === undefined) throw new Error(`No ${api.kind} ${api.name} in the reference of ${api.product}`);
    const own = ownLinks(entry, pages);
    const features = site.config.products.find(({ id }) => id === api.product)?.api?.features ?? [];
    return {
      page,
      shows: {
        kind: 'entry',
        entry: own,
        links: {
          guides: guides(entry),
          extended: extended(entry),
          typeParameters: typeParametersIn(entry, site),
          defined: defined(entry),
          features,
        },
      },
    };
  };
  return { factsOf, partOf };
}

function ownLinks(entry: Entry, pages: KnownPages): Entry {
  const text = (markdown: string | undefined, key: string) =>
    markdown === undefined ? {} : { [key]: withOwnLinks(markdown, pages) };
  const texts = { ...text(entry.description, 'description'), ...text(entry.deprecated, 'deprecated') };
  return { ...entry, ...texts };
}

/** The product's type parameters in the types of an entry, which may show them without their declaration. */
function typeParametersIn(shown: Entry, { config }: Pick<Site, 'config'>): TypeParameter[] {
  const known = config.products.find(({ id }) => id === shown.product)?.api?.typeParameters ?? {};
  const used = new Set<string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (typeKeys.has(key)) for (const { name } of splitType(value)) if (name) used.add(name);
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, nested] of Object.entries(value))
        collect(nested, Array.isArray(value) ? key : inner);
    }
  };
  collect(shown, '');
  return Object.entries(known).flatMap(([name, text]) => (used.has(name) ? [{ name, text }] : []));
}

/** Fields of the reference that hold a type. */
const typeKeys: ReadonlySet<string> = new Set(['type', 'definition', 'typeParameters']);

function listContents({ config, reference }: Site, api: ApiPage): ApiListContents {
  const product = config.products.find(({ id }) => id === api.product);
  const list = product?.api?.lists.find(({ slug }) => slug === api.name);
  if (product === undefined || list === undefined) throw new Error(`No list ${api.name} of ${api.product}`);
  const { slug, title, description } = list;
  const entries = reference.lists
    .filter((page) => page.product === product.id && page.slug === slug)
    .flatMap((page) => page.entries);
  return {
    product: product.id,
    slug,
    title,
    description,
    packages: product.packages.map(({ name, plan }) => ({ name, ...(plan === null ? {} : { plan }) })),
    groups: [...new Set(entries.map(exportGroup))],
  };
}

function indexContents({ config, reference }: Site, id: string): ApiIndexContents {
  const product = config.products.find((candidate) => candidate.id === id);
  const own = <Item extends { readonly product: string }>(items: readonly Item[]) =>
    items.filter((item) => item.product === id);
  const item = ({ name, plan, description = '' }: Listed, href?: string | null): ApiIndexItem => ({
    name,
    plan: plan ?? null,
    description,
    ...(href ? { href } : {}),
  });
  const on = (page: string | null | undefined, anchor: string) => (page ? pageHref(page, anchor) : null);
  const listed = own(reference.lists).flatMap(({ pathname, entries }) =>
    entries.map((entry) => ({
      group: exportGroup(entry),
      item: item(entry, pageHref(pathname, listedAnchor(entry.name))),
    })),
  );
  const inGroup = (wanted: string) =>
    listed.flatMap(({ group, item: link }) => (group === wanted ? [link] : []));
  return {
    productName: product?.name ?? id,
    components: own(reference.components).map((component) => item(component, pageHref(component.pathname))),
    interfaces: own(reference.interfaces).map((declaration) =>
      item(declaration, pageHref(declaration.pathname)),
    ),
    hooks: inGroup('hooks'),
    functions: inGroup('functions'),
    lists: (product?.api?.lists ?? []).map(({ slug, title, description }) => ({
      name: title,
      description,
      plan: null,
      href: pageHref(`${product?.api?.pathname}/${slug}`),
    })),
    events: own(reference.events)
      .flatMap(({ events }) => events)
      .map((event) => item(event, on(product?.api?.events?.page, eventAnchor(event.name)))),
    selectors: own(reference.selectors)
      .flatMap(({ selectors }) => selectors)
      .map((selector) => item(selector, on(product?.api?.selectors?.page, selectorAnchor(selector.name)))),
  };
}
