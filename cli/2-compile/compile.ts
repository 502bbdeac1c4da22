// Input: the site as loaded, and the host for the modules of its demos. Output: every page as HTML with what it refers to
// (headings, links, slots), every demo with its sources, and the mistakes of the pages.
// Invariant: a page's result depends on its `PageInput` alone, and its HTML holds nothing that could run a script.
import type { Diagnostic, Outcome } from '../diagnostics.ts';
import type { Host } from '../host.ts';
import type { CompiledPage, CompiledSite, Site } from '../model.ts';
import { compilePage } from './compile-page.ts';
import { demoCompiler } from './demos/demo.ts';
import { pageInputs } from './page-inputs.ts';

/** `compileOne` may keep what it has compiled before. */
export function compile(
  host: Host,
  site: Site,
  compileOne: typeof compilePage = compilePage,
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
  const demos = [...new Set(ids)].sort().map(demoCompiler(host, site.root));
  return { value: { pages, demos }, diagnostics: once(diagnostics) };
}

/** A word that the dictionaries lack is missed on many pages. */
function once(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const missed = new Set<string>();
  return diagnostics.filter(({ code, message }) => {
    if (code !== 'translation/unknown-key') return true;
    const isNew = !missed.has(message);
    missed.add(message);
    return isNew;
  });
}
