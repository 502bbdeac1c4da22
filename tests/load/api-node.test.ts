import { expect, test } from 'vitest';
import { pageTree } from '../../cli/1-load/page-tree.ts';
import { parseSource } from '../../cli/1-load/parse-source.ts';
import type { ApiComponent } from '../../cli/model/api-component.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import type { PageNode } from '../../cli/model/site.ts';
import { sampleSite } from '../emit/sample-site.ts';

const component = (product: string, name: string, plan?: 'pro'): ApiComponent => ({
  kind: 'component',
  name,
  slug: name.toLowerCase(),
  product,
  pathname: `/${product}/api/${name.toLowerCase()}`,
  packages: [],
  imports: [],
  demos: [],
  props: [],
  slots: [],
  classes: [],
  inherits: [],
  ...(plan === undefined ? {} : { plan }),
});

const reference: ApiReference = {
  components: [component('kit', 'Fold'), component('kit', 'Crease', 'pro'), component('ink', 'Pen')],
  interfaces: [],
  events: [],
  selectors: [],
  lists: [],
  exports: [],
};

const site = sampleSite(null).config;
const products = site.products.map((product) => ({
  ...product,
  api:
    product.id === 'kit'
      ? {
          pathname: '/kit/api',
          components: [],
          interfaces: [],
          grouped: [],
          features: [],
          editions: [],
          names: [],
          events: null,
          lists: [],
          typeParameters: {},
          selectors: null,
        }
      : null,
}));

/** The tree of these nodes, and what is found. */
function read(...nodes: readonly string[]) {
  const { value: source } = parseSource(
    'content/pages.yaml',
    `pages:\n${nodes.map((node) => `  - ${node}\n`).join('')}`,
  );
  if (source === null) throw new Error('The tree of the test is not valid YAML');
  const { value, diagnostics } = pageTree(source, [], { products, reference });
  return {
    pages: (value ?? []) as readonly PageNode[],
    found: diagnostics.map(({ code, message, help, place }) => [code, message, help, place?.line]),
  };
}

test('a node of the reference is a page for each component of the product, where its data are', () => {
  const { pages, found } = read('{ api: kit, part: components }');
  expect(found).toEqual([]);
  expect(pages.map(({ pathname, title, plan, source, api }) => [pathname, title, plan, source, api])).toEqual(
    [
      [
        '/kit/api/fold',
        'Fold',
        null,
        'content/api/kit/components/fold.json',
        { kind: 'component', product: 'kit', name: 'Fold' },
      ],
      [
        '/kit/api/crease',
        'Crease',
        'pro',
        'content/api/kit/components/crease.json',
        { kind: 'component', product: 'kit', name: 'Crease' },
      ],
    ],
  );
});

test('what the node names first comes first, the others in their order', () => {
  const { pages } = read('{ api: kit, part: components, first: [Crease] }');
  expect(pages.map(({ title }) => title)).toEqual(['Crease', 'Fold']);
});

test('the index of a reference has the title that it is given, else that of its address', () => {
  expect(read('{ api: kit, part: index, title: All of it }').pages).toMatchObject([
    { pathname: '/kit/api', title: 'All of it', api: { kind: 'index', product: 'kit', name: 'kit' } },
  ]);
  expect(read('{ api: kit, part: index }').pages).toMatchObject([{ title: 'Api' }]);
});

test('pages of the reference have their pathnames for themselves', () => {
  const { found } = read('{ api: kit, part: components }', '{ pathname: /kit/api/fold }');
  expect(found).toEqual([
    [
      'tree/duplicate-pathname',
      'The pathname /kit/api/fold is used twice.',
      'Give one of them another pathname, or remove it.',
      3,
    ],
  ]);
});

const usual =
  'Name a product of site.yaml that has `api`, and entries that `docs-build api` has committed below content/api/.';

test.each([
  ['{ api: kits, part: index }', 'kits', 'Did you mean `kit`?'],
  // A product without a reference.
  ['{ api: ink, part: components }', 'ink', usual],
  ['{ api: kit, part: components, first: [Flod] }', 'Flod', 'Did you mean `Fold`?'],
  // A component of another product.
  ['{ api: kit, part: components, first: [Pen] }', 'Pen', usual],
])('%s names what is not there', (node, name, help) => {
  expect(read(node).found).toEqual([
    ['tree/unknown-api', `There is no API reference of \`${name}\`.`, help, 2],
  ]);
});

test('a node of the reference with a wrong option stands for no page', () => {
  const { pages, found } = read('{ api: kit, part: componets }', '{ pathname: /a }');
  expect(pages.map(({ pathname }) => pathname)).toEqual(['/a']);
  expect(found.map(([code, , , line]) => [code, line])).toEqual([['tree/invalid', 2]]);
});
