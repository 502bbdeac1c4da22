// Stage 1 as derived values: the loaded site, and the parts that pages read one by one.

import { deserialize, serialize } from 'node:v8';
import { load } from '../1-load/load.ts';
import { parseFile } from '../1-load/parse-source.ts';
import { knownPages } from '../2-compile/api-pages/package-links.ts';
import { partSource } from '../2-compile/api-pages/part-source.ts';
import { pageFinisher } from '../2-compile/names/page-finisher.ts';
import { apiPagesIn, pageInputs, pendingIn } from '../2-compile/page-inputs.ts';
import { derived } from '../derive/derived.ts';
import { join } from '../machine/paths.ts';
import type { PageSource, Site } from '../model/site.ts';
import { indexApi } from '../reference/reference-index.ts';
import { baseVariable } from '../site/base.ts';
import { writtenIn } from '../site/hrefs.ts';
import { pagesOf } from '../site/page-tree.ts';

/** Whether a path relative to the root leads to a file. */
export const isFile = derived(
  'is-file',
  'data',
  ({ host, root }, file) => host.readBytes(join(root, file)) !== null,
);

/** A parsed file with its places, as Node.js serializes objects, because aliases share them; empty when that fails. */
const parsedFile = derived('parsed', 'disk', ({ host, root }, file): string => {
  try {
    return serialize(parseFile(file, host.readText(join(root, file)) ?? '')).toString('latin1');
  } catch (error) {
    // Nested too deeply.
    if (error instanceof RangeError) return '';
    throw error;
  }
});

/** Time of the last commit of every file of the content, by path. */
const updatedTimes = derived('last-commits', 'disk', ({ host, root }) => host.lastCommits(root, 'content'));

/** Null without a usable site.yaml, pages.yaml or React. */
export const loaded = derived(
  'loaded',
  'object',
  ({ host, root, get, report, environment }): Site | null => {
    const readers = {
      hasText: (file: string) => get(isFile, file),
      parsed: (file: string, text: string) => {
        const kept = get(parsedFile, file);
        return kept === '' ? parseFile(file, text) : deserialize(Buffer.from(kept, 'latin1'));
      },
      updated: () => get(updatedTimes),
    };
    const { value, diagnostics } = load(host, root, readers, environment(baseVariable) ?? null);
    report(diagnostics);
    return value;
  },
  { readsAll: true },
);

/** The last valid site, so that a file that is broken for a moment does not affect the site under work. */
export const siteValue = derived('site', 'object', ({ get }, _, previous: Site | undefined): Site => {
  const site = get(loaded) ?? previous;
  if (site === undefined) throw new Error('The site does not load');
  return site;
});

/** File → written page. */
export const sourcesByFile = derived(
  'sources',
  'object',
  ({ get }): ReadonlyMap<string, PageSource> =>
    new Map(get(siteValue).sources.map((source) => [source.file, source])),
);

/** Pathname → node of the API reference. */
export const apiNodes = derived(
  'api-nodes',
  'object',
  ({ get }) =>
    new Map(pagesOf(get(siteValue).tree).flatMap((node) => (node.api ? [[node.pathname, node]] : []))),
);

export const apiIndex = derived('api-index', 'object', ({ get }) => {
  const { reference, config } = get(siteValue);
  return indexApi(reference, config.products);
});

export const apiParts = derived('api-parts', 'object', ({ get }) => {
  const { reference, config } = get(siteValue);
  return partSource(reference, get(apiIndex), config.api.paths);
});

const pagesWithoutAnchors = derived('known-pages', 'object', ({ get }) => knownPages(get(siteValue), []));

/** The part of the reference that a directive lists; the key has the directive and the product of its page. */
export const apiPart = derived('api-part', 'data', ({ get }, key) => {
  const [directive, product] = JSON.parse(key);
  // The anchors of pages are not known while they are being compiled.
  return get(apiParts).partOf(directive, product, get(pagesWithoutAnchors));
});

export const factsMaker = derived('facts-maker', 'object', ({ get }) => pageInputs(get(siteValue)));

export const finisher = derived('finisher', 'object', ({ get }) => {
  const site = get(siteValue);
  return pageFinisher(site, site.reference, get(apiIndex));
});

export const productIds = derived('product-ids', 'data', ({ get }) =>
  get(siteValue).config.products.map(({ id }) => id),
);

const pendingPages = derived('pending-pages', 'object', ({ get }) => new Set(pendingIn(get(siteValue))));
const apiPages = derived('api-pages', 'object', ({ get }) => apiPagesIn(get(siteValue)));

/** Whether the page with a canonical pathname is promised and not yet written. */
export const isPending = derived('is-pending', 'data', ({ get }, pathname) =>
  get(pendingPages).has(pathname),
);

/** Whether a page exists in a language; the key has the language and the canonical pathname. */
export const isWritten = derived('is-written', 'data', ({ get }, key) => {
  const space = key.indexOf(' ');
  return writtenIn(get(siteValue), key.slice(0, space)).has(key.slice(space + 1));
});

/** The page of the reference, written or pending, whose pathname ends with a segment; null when there is none. */
export const apiPageOf = derived('api-page-of', 'data', ({ get }, slug) => get(apiPages).get(slug) ?? null);

/** Names of the modules in a folder of the content, by its path relative to the root. */
export const modulesIn = derived(
  'modules-in',
  'data',
  ({ get }, folder): readonly string[] => get(modulesByFolder).get(folder) ?? [],
);

const modulesByFolder = derived('modules', 'object', ({ host, root }) => {
  const found = new Map<string, string[]>();
  for (const file of host.list(join(root, 'content'))) {
    if (!/\.(tsx|jsx|js)$/.test(file)) continue;
    const end = file.lastIndexOf('/');
    const folder = end < 0 ? 'content' : `content/${file.slice(0, end)}`;
    const beside = found.get(folder);
    if (beside === undefined) found.set(folder, [file.slice(end + 1)]);
    else beside.push(file.slice(end + 1));
  }
  return found;
});
