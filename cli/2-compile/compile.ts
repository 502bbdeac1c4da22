// Input: the site as loaded, and the host for the modules of its demos. Output: every page as HTML with what it refers to
// (headings, links, slots), every demo with its sources, and the mistakes of the pages.
// Invariant: a page's result depends on its `PageInput` alone, and its HTML holds nothing that could run a script.
import type { Diagnostic, Outcome } from '../diagnostics.ts';
import type { Host } from '../host.ts';
import type { CompiledPage, CompiledSite, Site } from '../model.ts';
import { compilePage } from './compile-page.ts';
import { compileSource } from './demos/compile-source.ts';
import { demoCompiler } from './demos/demo.ts';
import { pageInputs } from './page-inputs.ts';

/** What compiles a page and a file of a demo may keep what it has compiled before. */
export function compile(
  host: Host,
  site: Site,
  compileOne: typeof compilePage = compilePage,
  compileFile: typeof compileSource = compileSource,
): Outcome<CompiledSite> {
  const inputOf = pageInputs(host, site);
  const diagnostics: Diagnostic[] = [];
  const pages = site.sources.map((source): CompiledPage => {
    const { value, diagnostics: found } = compileOne(inputOf(source));
    diagnostics.push(...found);
    return { node: source.node, ...value };
  });
  const ids = pages.flatMap(({ slots }) =>
    slots.flatMap((slot) => (slot.kind === 'demo' ? [slot.demo] : [])),
  );
  const compileDemo = demoCompiler(host, site.root, site.config.demos, compileFile);
  const demos = [...new Set(ids)].sort().map((id) => {
    const { value, diagnostics: found } = compileDemo(id);
    diagnostics.push(...found);
    return value;
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
