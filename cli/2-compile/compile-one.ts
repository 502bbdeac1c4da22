import { dirname, join } from 'node:path';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import type { CompiledPage, CompiledSite, Demo } from '../model/page.ts';
import type { PageNode, PageSource, Site } from '../model/site.ts';
import { indexApi } from '../reference/reference-index.ts';
import { demoIds } from '../site/demo-ids.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { namesAroundDemos } from '../site/page-sections.ts';
import { pagesOf } from '../site/page-tree.ts';
import { apiPageInputs } from './api-pages/api-page-inputs.ts';
import { partSource } from './api-pages/part-source.ts';
import type { Compilers } from './compile.ts';
import type { PageContent } from './compile-page.ts';
import { demoCompiler, packagesOf } from './demos/demo.ts';
import { pageFinisher } from './names/page-finisher.ts';
import { pageInputs } from './page-inputs.ts';
import { withUsedPages } from './used-pages.ts';

/** A compiled site of one page; null when the site does not have the page or its file is gone. */
export type OnePage = (pathname: string, language: string) => Outcome<CompiledSite> | null;

/**
 * Compiles single pages of a loaded site from the current text of their files. A page of the reference then does not
 * say where its entries are used, because that takes all pages.
 */
export function onePageCompiler(host: Host, site: Site, compilers: Compilers): OnePage {
  const index = indexApi(site.reference, site.config.products);
  const parts = partSource(site.reference, index, site.config.api.paths);
  const inputOf = pageInputs(host, site, parts, compilers.outline);
  const apiInputOf = apiPageInputs(site, parts, [], []);
  const apiNodes = new Map(pagesOf(site.tree).flatMap((node) => (node.api ? [[node.pathname, node]] : [])));
  const installed = packagesOf(host, site.root);
  const finisher = pageFinisher(site, site.reference, index);

  const apiPage = (node: PageNode): Outcome<CompiledSite> | null => {
    if (node.api === undefined) return null;
    const common = inputOf({ node, language: defaultLanguageOf(site), file: node.source, text: '' });
    const { page, shows } = apiInputOf(node.api, common);
    const { value, diagnostics } = compilers.apiPage({ page: withUsedPages(page, shows), shows });
    return { value: { pages: [{ node, ...finisher.link(value, node.pathname) }], demos: [] }, diagnostics };
  };

  /** The pages in the default language that can show the demos of a page, which is compiled already. */
  const pagesBeside = (source: PageSource, compiled: PageContent): PageContent[] =>
    site.sources.flatMap((each) => {
      if (each.language !== defaultLanguageOf(site) || dirname(each.file) !== dirname(source.file)) return [];
      if (each === source) return [compiled];
      const text = host.readText(join(site.root, each.file));
      return text === null ? [] : [compilers.page(withUsedPages(inputOf({ ...each, text }))).value];
    });

  return (pathname, language) => {
    const node = apiNodes.get(pathname);
    if (node !== undefined) return language === defaultLanguageOf(site) ? apiPage(node) : null;
    const source = site.sources.find((each) => each.node.pathname === pathname && each.language === language);
    const text = source === undefined ? null : host.readText(join(site.root, source.file));
    if (source === undefined || text === null) return null;
    const diagnostics: Diagnostic[] = [];
    const keep = <Value>(outcome: Outcome<Value>): Value => {
      diagnostics.push(...outcome.diagnostics);
      return outcome.value;
    };
    const content = keep(compilers.page(withUsedPages(inputOf({ ...source, text }))));
    const ids = demoIds(content);
    const around = namesAroundDemos(pagesBeside(source, content));
    const compileDemo = demoCompiler(host, site, site.config.demos, around, compilers.source, installed);
    const demos: Demo[] = [...new Set(ids)].sort().map((id) => keep(compileDemo(id)));
    const page: CompiledPage = { node: source.node, ...keep(finisher.finish(content, demos)) };
    return { value: { pages: [page], demos }, diagnostics };
  };
}
