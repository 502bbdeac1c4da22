import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { compile } from '../../cli/examine/examine.ts';
import { diskHost, memoryHost } from '../../cli/machine/host.ts';
import type { CompiledPage } from '../../cli/model/page.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import type { PageNode, Site } from '../../cli/model/site.ts';
import { apiAnchor, eventAnchor, selectorAnchor } from '../../cli/reference/anchors.ts';
import { readApi, readApiFiles } from '../../cli/reference/files.ts';
import { classAnchor } from '../../cli/reference/reference-index.ts';
import { pagesOf } from '../../cli/site/page-tree.ts';
import { asBuilt, realSite } from '../support/real-site.ts';

let site: Site;
let reference: ApiReference;
let pages: readonly CompiledPage[];
let diagnostics: readonly Diagnostic[];

const linked = /<code><a href="([^"]+)">([^<]*)<\/a>/g;
const namesOf = (diagnostic: readonly Diagnostic[]) =>
  diagnostic.filter(({ code }) => /^api\/(?:unknown-name|unused-ignore)$/.test(code));

/** The site with a node for each entry of the reference. */
function withReference(loaded: Site): Site {
  const known = new Set(pagesOf(loaded.tree).map(({ pathname }) => pathname));
  const place = { file: 'content/pages.yaml', line: 1, column: 1 };
  const nodes = [...reference.components, ...reference.interfaces]
    .filter(({ pathname }) => !known.has(pathname))
    .map(
      ({ name: title, pathname }): PageNode => ({
        kind: 'page',
        pathname,
        title,
        plan: null,
        planned: false,
        newFeature: false,
        source: '',
        place,
      }),
    );
  return { ...loaded, tree: [...loaded.tree, ...nodes] };
}

beforeAll(() => {
  const loaded = realSite();
  reference = readApi(
    readApiFiles(diskHost, loaded.root),
    loaded.config.products.map(({ id }) => id),
  );
  site = withReference(loaded);
  const compiled = compile(diskHost, site, asBuilt);
  pages = compiled.value.pages;
  diagnostics = compiled.diagnostics;
});

/** Anchors that the page of an entry must have. */
function anchorsOf(pathname: string): ReadonlySet<string> {
  const ids = new Set(pages.filter(({ node }) => node.pathname === pathname).flatMap((page) => page.anchors));
  if (ids.size > 0) return ids;
  const component = reference.components.find((each) => each.pathname === pathname);
  const face = reference.interfaces.find((each) => each.pathname === pathname);
  const slug = (component ?? face)?.slug ?? '';
  return new Set([
    ...(component?.props ?? []).map(({ name }) => apiAnchor(slug, 'prop', name)),
    ...(component?.slots ?? []).map(({ name }) => apiAnchor(slug, 'slot', name)),
    ...(component?.classes ?? []).map((each) => classAnchor(slug, each)),
    ...(face?.groups ?? []).flatMap(({ members }) =>
      members.map(({ name }) => apiAnchor(slug, 'prop', name)),
    ),
    ...reference.events.flatMap(({ events }) => events.map(({ name }) => eventAnchor(name))),
    ...reference.selectors.flatMap(({ selectors }) => selectors.map(({ name }) => selectorAnchor(name))),
  ]);
}

test('every link of a name leads to an entry that is there', () => {
  const links = pages.flatMap(({ html }) => [...html.matchAll(linked)].map(([, href = '']) => href));
  expect(links.length).toBeGreaterThan(500);
  const known = new Set(pagesOf(site.tree).map(({ pathname }) => pathname));
  const dead = links.filter((href) => {
    const [pathname = '', anchor = ''] = href.split(/\/(?:#|$)/);
    return !known.has(pathname) || (anchor !== '' && !anchorsOf(pathname).has(anchor));
  });
  expect(dead).toEqual([]);
});

test.each([
  ['column-definition', 'valueGetter', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-valueGetter'],
  ['sorting', 'onSortModelChange', '/x/api/data-grid/data-grid/#data-grid-prop-onSortModelChange'],
  ['editing', 'renderEditCell', '/x/api/data-grid/grid-col-def/#grid-col-def-prop-renderEditCell'],
  ['pie', 'innerRadius', '/x/api/charts/pie-series-type/#pie-series-type-prop-innerRadius'],
  ['axis', 'spacing', '/x/api/charts/charts-reference-line/#charts-reference-line-prop-spacing'],
  ['date-picker', 'slotProps.popper', '/x/api/date-pickers/date-picker/#date-picker-slot-popper'],
  ['react-tree-view', 'nodeId', '/x/api/tree-view/tree-item/#tree-item-prop-nodeId'],
])('on %s `%s` is %s', (name, code, href) => {
  const page = pages.find(({ file }) => file.endsWith(`/${name}.md`));
  expect(page?.html).toContain(`<code><a href="${href}">${code}</a></code>`);
});

test('no page has a name that does not exist', () => {
  expect(
    namesOf(diagnostics).map(({ message, place }) => `${place?.file}:${place?.line} ${message}`),
  ).toEqual([]);
});

/** Removes a small letter from the middle of the last name in a piece of code. */
const misspelt = (code: string): string =>
  code.replace(/([A-Za-z]+)(?=\W*$)/, (name) => {
    const middle = Math.floor(name.length / 2);
    return name.slice(0, middle) + name.slice(middle).replace(/[a-z]/, '');
  });

test('most slips of the hand in such names are found', () => {
  const names = ['sorting', 'bars', 'date-range-picker', 'react-tree-view'];
  let slips = 0;
  const sources = site.sources.filter(({ file }) => names.some((name) => file.endsWith(`/${name}.md`)));
  const texts = new Map(
    sources.map((source) => {
      const path = join(site.root, source.file);
      const html = pages.find(({ file }) => file === source.file)?.html ?? '';
      const codes = new Set([...html.matchAll(linked)].map(([, , code = '']) => code));
      // Longer names, of several words: single words may be anything.
      const targets = [...codes].filter((code) => /^[\w.]*[a-z][A-Z][\w.]*$/.test(code));
      let text = diskHost.readText(path) ?? '';
      for (const code of targets) text = text.replaceAll(`\`${code}\``, () => `\`${misspelt(code)}\``);
      slips += targets.filter((code) => text.includes(`\`${misspelt(code)}\``)).length;
      return [path, text];
    }),
  );
  const found = namesOf(
    compile(memoryHost(texts, diskHost), { ...site, sources }, asBuilt).diagnostics,
  ).filter(({ code }) => code === 'api/unknown-name');
  const told = new Set(found.map(({ place, message }) => `${place?.file} ${message}`)).size;
  expect(slips).toBeGreaterThan(60);
  expect(told / slips).toBeGreaterThan(0.9);
});
