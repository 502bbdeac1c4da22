// Input: the site as loaded, and the host for the modules of its demos. Output: every page as HTML with what it refers to
// (headings, links, slots), every demo with its sources, and the mistakes of the pages.
// Invariant: a page's content depends on its `PageInput` alone, what its names mean on the API reference and its demos as
// well, and its HTML holds nothing that could run a script.

import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { atOnce, type Steps } from '../machine/turns.ts';
import type { CompiledPage, CompiledSite, Demo } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { indexApi } from '../reference/reference-index.ts';
import { demoIds } from '../site/demo-ids.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { namesAroundDemos } from '../site/page-sections.ts';
import { pagesOf } from '../site/page-tree.ts';
import { apiPageInputs } from './api-pages/api-page-inputs.ts';
import { compileApiPage } from './api-pages/compile-api-page.ts';
import { partSource } from './api-pages/part-source.ts';
import { compilePage, type PageContent } from './compile-page.ts';
import { compileSource } from './demos/compile-source.ts';
import { demoCompiler } from './demos/demo.ts';
import { pageFinisher } from './names/page-finisher.ts';
import { pageInputs } from './page-inputs.ts';
import { pageOutline } from './page-outline.ts';
import { withUsedPages } from './used-pages.ts';

/** Compilers of a page, a file of a demo and the outline of a page. Each may cache its results. */
export interface Compilers {
  readonly page: typeof compilePage;
  readonly apiPage: typeof compileApiPage;
  readonly source: typeof compileSource;
  readonly outline: typeof pageOutline;
}

const compilers: Compilers = {
  page: compilePage,
  apiPage: compileApiPage,
  source: compileSource,
  outline: pageOutline,
};

export const compile = (
  host: Host,
  site: Site,
  remembering: Partial<Compilers> = {},
): Outcome<CompiledSite> => atOnce(compileInSteps(host, site, remembering));

/** A step is a page, or a demo. */
export function* compileInSteps(
  host: Host,
  site: Site,
  remembering: Partial<Compilers> = {},
): Steps<Outcome<CompiledSite>> {
  const { page: compileOne, apiPage, source: compileFile, outline } = { ...compilers, ...remembering };
  const index = indexApi(site.reference, site.config.products);
  const parts = partSource(site.reference, index, site.config.api.paths);
  const inputOf = pageInputs(host, site, parts, outline);
  const diagnostics: Diagnostic[] = [];
  const contents: (PageContent & Pick<CompiledPage, 'node'>)[] = [];
  for (const source of site.sources) {
    const { value, diagnostics: found } = compileOne(withUsedPages(inputOf(source)));
    diagnostics.push(...found);
    contents.push({ node: source.node, ...value });
    yield;
  }
  const ids = contents.flatMap(demoIds);
  const inDefault = contents.filter(({ language }) => language === defaultLanguageOf(site));
  const compileDemo = demoCompiler(host, site, site.config.demos, namesAroundDemos(inDefault), compileFile);
  const demos: Demo[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const { value, diagnostics: found } = compileDemo(id);
    diagnostics.push(...found);
    demos.push(value);
    yield;
  }
  const { finish, link, unusedIgnores } = pageFinisher(site, site.reference, index);
  const demoById = new Map(demos.map((demo) => [demo.id, demo]));
  const written: CompiledPage[] = [];
  for (const { node, ...content } of contents) {
    const shown = [...new Set(demoIds(content))].sort().flatMap((id) => demoById.get(id) ?? []);
    const { value, diagnostics: found } = finish(content, shown);
    diagnostics.push(...found);
    written.push({ node, ...value });
    yield;
  }
  diagnostics.push(...unusedIgnores());
  // Pages of the reference say where their entries are used, so they come last.
  const apiInputOf = apiPageInputs(site, parts, written, demos);
  const language = defaultLanguageOf(site);
  const byPathname = new Map<string, CompiledPage[]>();
  for (const page of written) {
    const { pathname } = page.node;
    byPathname.set(pathname, [...(byPathname.get(pathname) ?? []), page]);
  }
  const pages: CompiledPage[] = [];
  for (const node of pagesOf(site.tree)) {
    if (!node.api) {
      pages.push(...(byPathname.get(node.pathname) ?? []));
      continue;
    }
    const common = inputOf({ node, language, file: node.source, text: '' });
    const { page, shows } = apiInputOf(node.api, common);
    const { value, diagnostics: found } = apiPage({ page: withUsedPages(page, shows), shows });
    diagnostics.push(...found);
    pages.push({ node, ...link(value, node.pathname) });
    yield;
  }
  return { value: { pages, demos }, diagnostics: once(diagnostics) };
}

/** Many pages report the same missing word, and several demos the same shared file. */
function once(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ code, message, place }) => {
    if (code !== 'translation/unknown-key' && code !== 'demo/not-erasable') return true;
    const key = JSON.stringify([message, place]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
