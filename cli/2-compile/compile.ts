// Input: the site as loaded, and the host for the modules of its demos. Output: every page as HTML with what it refers to
// (headings, links, slots), every demo with its sources, and the mistakes of the pages.
// Invariant: a page's content depends on its `PageInput` alone, what its names mean on the API reference and its demos as
// well, and its HTML holds nothing that could run a script.

import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { indexApi } from '../reference/reference-index.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { apiPageInputs } from './api-pages/api-page-inputs.ts';
import { compileApiPage } from './api-pages/compile-api-page.ts';
import { partSource } from './api-pages/part-source.ts';
import { compilePage } from './compile-page.ts';
import { compileSource } from './demos/compile-source.ts';
import { demoCompiler } from './demos/demo.ts';
import { pageFinisher } from './names/page-finisher.ts';
import { pageInputs } from './page-inputs.ts';

/** What compiles a page or a file of a demo; each may keep what it has compiled before. */
export interface Compilers {
  readonly page: typeof compilePage;
  readonly apiPage: typeof compileApiPage;
  readonly source: typeof compileSource;
}

const compilers: Compilers = { page: compilePage, apiPage: compileApiPage, source: compileSource };

export function compile(host: Host, site: Site, remembering: Partial<Compilers> = {}): Outcome<CompiledSite> {
  const { page: compileOne, apiPage, source: compileFile } = { ...compilers, ...remembering };
  const index = indexApi(site.reference, site.config.products);
  const parts = partSource(site.reference, index);
  const inputOf = pageInputs(host, site, parts);
  const diagnostics: Diagnostic[] = [];
  const contents = site.sources.map((source) => {
    const { value, diagnostics: found } = compileOne(inputOf(source));
    diagnostics.push(...found);
    return { node: source.node, ...value };
  });
  const ids = contents.flatMap(({ slots }) =>
    slots.flatMap((slot) => (slot.kind === 'demo' ? [slot.demo] : [])),
  );
  const compileDemo = demoCompiler(host, site, site.config.demos, compileFile);
  const demos = [...new Set(ids)].sort().map((id) => {
    const { value, diagnostics: found } = compileDemo(id);
    diagnostics.push(...found);
    return value;
  });
  const { finish, unusedIgnores } = pageFinisher(site, site.reference, index);
  const written = contents.map(({ node, ...content }): CompiledPage => {
    const shown = demos.filter(({ id }) =>
      content.slots.some((slot) => slot.kind === 'demo' && slot.demo === id),
    );
    const { value, diagnostics: found } = finish(content, shown);
    diagnostics.push(...found);
    return { node, ...value };
  });
  diagnostics.push(...unusedIgnores());
  // Pages of the reference tell where their entries are used, so they come after the others.
  const apiInputOf = apiPageInputs(site, parts, written, demos);
  const language = defaultLanguageOf(site);
  const pages = pagesOf(site.tree).flatMap((node): readonly CompiledPage[] => {
    if (!node.api) return written.filter((page) => page.node.pathname === node.pathname);
    const page = inputOf({ node, language, file: node.source, text: '' });
    const { value, diagnostics: found } = apiPage(apiInputOf(node.api, page));
    diagnostics.push(...found);
    return [{ node, ...value }];
  });
  return { value: { pages, demos }, diagnostics: once(diagnostics) };
}

/** A word that the dictionaries lack is missed on many pages, and a file that several demos share is compiled with each. */
function once(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const told = new Set<string>();
  return diagnostics.filter(({ code, message, place }) => {
    if (code !== 'translation/unknown-key' && code !== 'demo/not-erasable') return true;
    const key = JSON.stringify([message, place]);
    const isNew = !told.has(key);
    told.add(key);
    return isNew;
  });
}
