import { join, relative } from 'node:path';
import { onePageCompiler } from '../2-compile/compile-one.ts';
import { rememberedCompilers } from '../2-compile/remembered-compilers.ts';
import { checkPages } from '../3-check/check.ts';
import { checkEncodingOf } from '../3-check/encoding.ts';
import { withRules } from '../diagnostics/diagnostic.ts';
import type { Cache } from '../machine/cache.ts';
import { type Host, listingOnce } from '../machine/host.ts';
import type { CompiledPage } from '../model/page.ts';
import { redactor } from '../site/redact.ts';
import type { Examined } from './build.ts';

/**
 * A site of which some pages, or files of their demos, have changed: only those are compiled. Null when anything else has
 * changed. Pages of the reference, which say where their entries are used, stay as they were.
 */
export function examinePages(
  disk: Host,
  cache: Cache,
  before: Examined,
  /** Absolute paths. */
  changed: ReadonlySet<string>,
): Examined | null {
  const { compiled } = before;
  const { root } = before.site;
  const host = listingOnce(disk);
  const isChanged = (file: string): boolean => changed.has(join(root, file));
  const touched = new Set(
    compiled.demos.flatMap(({ id, sources }) => (sources.some(({ file }) => isChanged(file)) ? [id] : [])),
  );
  const isTouched = ({ node, file, slots }: CompiledPage): boolean =>
    !node.api && (isChanged(file) || slots.some((slot) => slot.kind === 'demo' && touched.has(slot.demo)));
  const pages = compiled.pages.filter(isTouched);
  const known = new Set([
    ...pages.map(({ file }) => join(root, file)),
    ...compiled.demos.flatMap(({ sources }) => sources.map(({ file }) => join(root, file))),
  ]);
  if (![...changed].every((file) => known.has(file) && host.readText(file) !== null)) return null;

  const sources = before.site.sources.map((each) =>
    isChanged(each.file) ? { ...each, text: host.readText(join(root, each.file)) ?? '' } : each,
  );
  const site = { ...before.site, sources };
  const compileOne = onePageCompiler(host, site, rememberedCompilers(cache));
  const outcomes = new Map(
    pages.flatMap((page) => {
      const outcome = compileOne(page.node.pathname, page.language);
      return outcome === null ? [] : [[page, outcome] as const];
    }),
  );
  if (outcomes.size < pages.length) return null;
  const made = [...outcomes.values()];
  const demos = new Map(compiled.demos.map((demo) => [demo.id, demo]));
  for (const { value } of made) for (const demo of value.demos) demos.set(demo.id, demo);
  const pagesNow = compiled.pages.map((page) => outcomes.get(page)?.value.pages[0] ?? page);
  const shown = new Set(
    pagesNow.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'demo' ? [slot.demo] : []))),
  );
  const now = { pages: pagesNow, demos: [...demos.values()].filter(({ id }) => shown.has(id)) };
  const files = new Set([
    ...pages.map(({ file }) => file),
    ...made.flatMap(({ value }) => value.demos.flatMap((demo) => demo.sources.map(({ file }) => file))),
    ...[...touched].flatMap((id) => demos.get(id)?.sources.map(({ file }) => file) ?? []),
  ]);
  const ofCompile = [
    ...before.ofCompile.filter(({ place }) => place === null || !files.has(place.file)),
    ...made.flatMap(({ diagnostics }) => diagnostics),
  ];
  const ofSite = [
    ...before.ofSite.filter(({ code, place }) => code !== 'site/not-utf8' || !isChanged(place?.file ?? '')),
    ...[...changed].flatMap((file) => checkEncodingOf(host, root, relative(root, file))),
  ];
  const found = [...ofSite, ...ofCompile, ...checkPages(host, site, now)];
  return {
    site,
    compiled: now,
    ofCompile,
    ofSite,
    diagnostics: redactor(site)(withRules(found, site.config)),
  };
}
