// Stage 2 as derived values: all pages, including those of the API reference, which show where their entries are used.

import { apiPageInputs } from '../2-compile/api-pages/api-page-inputs.ts';
import { compileApiPage } from '../2-compile/api-pages/compile-api-page.ts';
import { type Shown, shown } from '../2-compile/api-pages/shown.ts';
import type { PageContent } from '../2-compile/compile-page.ts';
import { unusedIgnores } from '../2-compile/names/page-finisher.ts';
import { type Derived, derived, type Reading } from '../derive/derived.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CompiledPage, CompiledSite, Demo } from '../model/page.ts';
import type { PageNode } from '../model/site.ts';
import { demoIds } from '../site/demo-ids.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { pageKey } from '../site/paths.ts';
import { demoValue } from './demo-values.ts';
import { factsOf, lookupsOf, pageContent } from './page-values.ts';
import { apiNodes, apiParts, finisher, siteValue, sourcesByFile } from './site-values.ts';

/** Whether pages of the reference show where their entries are used, which requires all pages. */
export const isWhole = derived('is-whole', 'data', () => true);

const idsOn = (content: Pick<CompiledPage, 'slots'>): string[] => [...new Set(demoIds(content))].sort();

/** The demos of a written page, by its file. */
export const demosOn = ({ get }: Pick<Reading, 'get'>, file: string): Demo[] =>
  idsOn(get(pageContent, file)).map((id) => get(demoValue, id));

/** A written page by its file, with links for the names in its code. */
export const finishedPage = derived('finished-page', 'object', (reading, file) => {
  const { get, report } = reading;
  const { value, diagnostics } = get(finisher).finish(get(pageContent, file), demosOn(reading, file));
  report(diagnostics);
  return value;
});

/** A compiled page at its place in the site. */
const placed = (
  get: Reading['get'],
  node: PageNode,
  page: Omit<CompiledPage, 'node' | 'key'>,
): CompiledPage => ({
  node,
  key: pageKey(node.pathname, page.language, defaultLanguageOf(get(siteValue))),
  ...page,
});

/** A written page by its file. */
export const writtenPage = derived('written-page', 'object', ({ get }, file): CompiledPage => {
  const source = get(sourcesByFile).get(file);
  if (source === undefined) throw new Error(`No page has the file ${file}`);
  return placed(get, source.node, get(finishedPage, file).page);
});

/** Every demo once, sorted by id. */
const allDemos = derived('demos', 'object', ({ get }): readonly Demo[] => {
  const ids = get(siteValue).sources.flatMap(({ file }) => demoIds(get(pageContent, file)));
  return [...new Set(ids)].sort().map((id) => get(demoValue, id));
});

/** The parts of the reference that written pages show. */
const shownParts = derived('shown-parts', 'data', ({ get }): Shown => {
  if (!get(isWhole)) return { pages: [], demos: [] };
  const site = get(siteValue);
  const language = defaultLanguageOf(site);
  const files = site.sources.flatMap((source) => (source.language === language ? [source.file] : []));
  return shown(
    files.map((file) => get(writtenPage, file)),
    get(allDemos),
  );
});

const apiInputs = derived('api-inputs', 'object', ({ get }) =>
  apiPageInputs(get(siteValue), get(apiParts), get(shownParts)),
);

const nodeAt = (get: Reading['get'], pathname: string) => {
  const node = get(apiNodes).get(pathname);
  if (node?.api === undefined) throw new Error(`There is no page ${pathname} of the reference`);
  return { node, api: node.api };
};

const apiFacts = derived('api-facts', 'data', (reading, pathname) => {
  const { get } = reading;
  const { node, api } = nodeAt(get, pathname);
  const language = defaultLanguageOf(get(siteValue));
  return get(apiInputs).factsOf(api, factsOf(reading, { node, language, file: node.source }, ''));
});

/** A list on a page of the reference; the key has the directive and the product of the page. */
const apiPagePart = derived('api-page-part', 'data', ({ get }, key) => {
  const [directive, product] = JSON.parse(key);
  return get(apiInputs).partOf(directive, product);
});

const apiContent = derived('api-page', 'disk', ({ get, report }, pathname): PageContent => {
  const facts = get(apiFacts, pathname);
  const { value, diagnostics } = compileApiPage(facts, lookupsOf(get, facts.page, apiPagePart));
  report(diagnostics);
  return value;
});

/** A page of the reference by its canonical pathname. */
export const apiPage = derived('finished-api-page', 'object', ({ get }, pathname): CompiledPage => {
  const { node } = nodeAt(get, pathname);
  return placed(get, node, get(finisher).link(get(apiContent, pathname), pathname));
});

/** All pages in the order of the tree, with their demos. */
export const compiledSite = derived('compiled-site', 'object', ({ get, report }): CompiledSite => {
  const site = get(siteValue);
  const written = new Map<string, CompiledPage[]>();
  for (const { node, file } of site.sources) {
    const page = get(writtenPage, file);
    const others = written.get(node.pathname);
    if (others === undefined) written.set(node.pathname, [page]);
    else others.push(page);
  }
  const pages = pagesOf(site.tree).flatMap((node) =>
    node.api ? [get(apiPage, node.pathname)] : (written.get(node.pathname) ?? []),
  );
  report(
    unusedIgnores(
      site,
      site.sources.map(({ file }) => get(finishedPage, file)),
    ),
  );
  return { pages, demos: get(allDemos) };
});

/** The value of a page, with its key. */
export const pageValue = ({ pathname, api }: PageNode, file: string): [Derived<CompiledPage>, string] =>
  api ? [apiPage, pathname] : [writtenPage, file];

/** A compiled site of one page; null when the site does not have the page. */
export function onePage(get: Reading['get'], pathname: string, language: string): CompiledSite | null {
  const site = get(siteValue);
  if (get(apiNodes).has(pathname))
    return language === defaultLanguageOf(site) ? { pages: [get(apiPage, pathname)], demos: [] } : null;
  const source = site.sources.find(
    (candidate) => candidate.node.pathname === pathname && candidate.language === language,
  );
  if (source === undefined) return null;
  return { pages: [get(writtenPage, source.file)], demos: demosOn({ get }, source.file) };
}

/** Removes duplicates: many pages report the same missing word. */
export function once(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, message, place }) => {
    if (code !== 'translation/unknown-key') return true;
    const key = JSON.stringify([message, place]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
