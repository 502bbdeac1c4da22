import { beforeAll, expect, test } from 'vitest';
import { compile } from '../../cli/examine/examine.ts';
import { diskHost } from '../../cli/machine/host.ts';
import type { CompiledPage } from '../../cli/model/page.ts';
import type { Site } from '../../cli/model/site.ts';
import { indexApi } from '../../cli/reference/reference-index.ts';
import type { TocEntry } from '../../renderer/view/page.ts';
import { asBuilt, realSite } from '../support/real-site.ts';

let site: Site;
let pages: readonly CompiledPage[];

beforeAll(() => {
  site = realSite();
  pages = compile(diskHost, site, asBuilt).value.pages;
});

const idsOf = ({ html, slots }: CompiledPage): string[] => [
  ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id),
  ...slots.flatMap((slot) => (slot.kind === 'api' ? slot.view.entries.map(({ id }) => id) : [])),
];

test('every name that can be linked has its place on a page', () => {
  const ids = new Map(pages.map((page) => [page.node.pathname, new Set(idsOf(page))]));
  const targets = Object.values(indexApi(site.reference, site.config.products)).flat();
  const hrefs = new Set(targets.flatMap(({ href }) => href ?? []));
  expect(hrefs.size).toBeGreaterThan(4500);
  const pending = site.pending.map(({ pathname }) => `${pathname}/`);
  const lost = [...hrefs].filter((href) => {
    const [path = '', hash] = href.split('#');
    if (pending.includes(path)) return false;
    const page = ids.get(path.replace(/\/$/, ''));
    return page === undefined || (hash !== undefined && !page.has(hash));
  });
  expect(lost).toEqual([]);
});

test('ids are unique on every page, and all of them are anchors', () => {
  for (const page of pages) {
    const ids = idsOf(page);
    expect([page.node.pathname, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([
      page.node.pathname,
      [],
    ]);
    const isTab = (id: string) => id.startsWith('code-tabs-');
    expect(ids.filter((id) => !isTab(id) && !page.anchors.includes(id))).toEqual([]);
  }
});

const flat = (entries: readonly TocEntry[]): string[] =>
  entries.flatMap(({ id, children }) => [id, ...flat(children)]);

test('the contents of a page of the reference list every entry once, in order', () => {
  for (const page of pages.filter(({ node }) => node.api)) {
    const listed = page.slots.flatMap((slot) => (slot.kind === 'api' ? slot.view.entries : []));
    const ids = new Set(listed.map(({ id }) => id));
    expect(flat(page.toc).filter((id) => ids.has(id))).toEqual([...ids]);
  }
});

test('no entry with a description in the data is without one on its page, and none has raw markup', () => {
  const views = pages.flatMap(({ slots }) =>
    slots.flatMap((slot) => (slot.kind === 'api' ? [slot.view] : [])),
  );
  const html = views.flatMap(({ entries }) => entries.map(({ description }) => description));
  expect(html.length).toBeGreaterThan(4500);
  expect(html.filter((text) => /<script|<style|javascript:|\son\w+=/i.test(text))).toEqual([]);
  expect(html.filter((text) => /`/.test(text.replace(/<code>.*?<\/code>/gs, '')))).toEqual([]);
});

test('every mention of an exported name in a type or a definition leads to its place', () => {
  const exported = new Map(
    site.reference.exports.map(({ product, exports }) => [
      product,
      new Set(
        exports.flatMap(({ name, kind }) => (/^(?:interface|type|enum|class)$/.test(kind) ? [name] : [])),
      ),
    ]),
  );
  let links = 0;
  const lost = pages.flatMap(({ node, slots, productId }) =>
    slots.flatMap((slot) =>
      slot.kind !== 'api'
        ? []
        : slot.view.entries.flatMap(({ name: entry, facts }) =>
            facts
              .filter(({ kind }) => !/^(?:call|default|prop|className)$/.test(kind))
              .flatMap(({ html }) => {
                links += html.match(/<a /g)?.length ?? 0;
                const text = html
                  .replace(/<a [^>]*>.*?<\/a>/g, '')
                  .replace(/<[^>]*>/g, '')
                  .replace(/'[^']*'/g, '');
                // A key or a parameter may be called like a type.
                const words = [...text.matchAll(/(?<![\w.])[A-Z]\w*(?![\w.]|\??:)/g)].map(([word]) => word);
                return words
                  .filter((word) => word !== entry && exported.get(productId)?.has(word))
                  .map((word) => `${node.pathname} ${entry}: ${word}`);
              }),
          ),
    ),
  );
  console.log(`links in types: ${links}`);
  expect(lost).toEqual([]);
  expect(links).toBeGreaterThan(2000);
});
