import { expect, test } from 'vitest';
import { search } from '../../cli/6-emit/search.ts';
import type { Place } from '../../cli/diagnostics/place.ts';
import type { CompiledPage, PageSection } from '../../cli/model/page.ts';
import type { PageNode, Site, TreeNode } from '../../cli/model/site.ts';
import type { SearchShard } from '../../renderer/search/model.ts';
import { samplePage, sampleSite } from '../emit/sample-site.ts';
import { keeperOf } from '../support/keeper.ts';
import { readIndex } from './read-index.ts';

const section = (anchor: string, title: string, text = '', more: Partial<PageSection> = {}): PageSection => ({
  anchor,
  title,
  text,
  names: '',
  ...more,
});

function page(pathname: string, title: string, text: string, ...sections: readonly PageSection[]) {
  return samplePage(pathname, title, {
    description: '',
    sections: [section('', title, text), ...sections],
  });
}

const reference = (each: CompiledPage, kind: 'component' | 'index' = 'component'): CompiledPage => ({
  ...each,
  node: { ...each.node, api: { kind, product: 'kit', name: each.title } },
});

const entry = (name: string, text: string) => section(name, name, text, { names: name, entry: true });

const place: Place = { file: 'content/pages.yaml', line: 1, column: 1 };
const unmarked = { plan: null, planned: false, newFeature: false, place };

const group = (title: string, children: readonly TreeNode[], subheader = false): TreeNode => ({
  kind: 'group',
  pathname: `/group-${title}`,
  title,
  subheader,
  children,
  ...unmarked,
});

async function indexOf(pages: readonly CompiledPage[], tree?: readonly TreeNode[]) {
  const site: Site = { ...sampleSite(null), tree: tree ?? pages.map(({ node }) => node) };
  return readIndex(await search(site, pages, keeperOf()));
}

test('a guide goes before entries of the reference that only share its words', async () => {
  const index = await indexOf([
    reference(page('/api/rack', 'Rack', '', entry('filterBoards', 'Filter of the boards.'))),
    page('/size', 'Size', 'How large.', section('filter', 'Filter boards', 'Filter boards by their size.')),
  ]);
  expect(index.paths('filter the boards')).toEqual(['/size/', '/api/rack/']);
});

test('an entry is found by its very name, and goes before what only mentions it', async () => {
  const index = await indexOf([
    page('/size', 'Size', 'How large.', section('turning', 'Turning', 'It calls onTurn when turned.')),
    reference(page('/api/rack', 'Rack', '', entry('onTurn', 'Called.'))),
  ]);
  expect(index.firstSection('onTurn')).toBe('/api/rack/#onTurn');
});

test('of components with one entry in common, the best comes first and the others after the guides', async () => {
  const racks = ['Rack', 'Tall rack', 'Wide rack'].map((title) =>
    reference(page(`/api/${title.replace(' ', '-')}`, title, '', entry('onTurn', `Called by a ${title}.`))),
  );
  const guide = page(
    '/size',
    'Size',
    'How large.',
    section('turning', 'Turning', 'Pass onTurn.', { names: 'onTurn' }),
  );
  const paths = (await indexOf([...racks, guide])).paths('onTurn');
  expect(paths).toHaveLength(4);
  expect(paths.indexOf('/size/')).toBe(1);
});

test('a page that opens its product goes before its pages of the same words', async () => {
  const { node } = samplePage('/rack', 'Rack basics');
  const pages = [page('/rack', 'Rack basics', 'Of racks.'), page('/use', 'Rack use', 'Of racks.')];
  const index = await indexOf(pages, [group('Racks', [node, pages[1]?.node as PageNode])]);
  expect(index.paths('racks')[0]).toBe('/rack/');
  expect(index.search('racks').hits[0]?.page).toMatchObject({ aliases: ['Paper', 'Racks'] });
});

test('the trail of a page names its groups, not its product, nor headings and links of the navigation', async () => {
  const pages = [page('/a', 'A', ''), page('/b', 'B', '')];
  const [a, b] = pages.map(({ node }) => node) as [PageNode, PageNode];
  const link: TreeNode = { kind: 'link', pathname: 'https://kit.example', title: 'Elsewhere', ...unmarked };
  const tree = [link, group('Paper', [group('Folding', [group('Parts', [a], true), b])])];
  const { manifest, file } = await indexOf(pages, tree);
  const shards = manifest.products.map(({ shard }) => file<SearchShard>(shard));
  expect(shards.flatMap((shard) => shard.pages.map(({ title, trail }) => [title, trail]))).toEqual([
    ['A', ['Folding']],
    ['B', ['Folding']],
  ]);
});

test('the index of a reference is found by its names alone: its pages say the rest', async () => {
  const index = await indexOf([
    page('/size', 'Size', 'How large.'),
    reference(
      page('/api', 'Kit reference', 'A peculiar list.', section('rack', 'Rack', 'Peculiar racks.')),
      'index',
    ),
  ]);
  expect(index.paths('peculiar')).toEqual([]);
  expect(index.paths('rack')).toEqual(['/api/']);
});

test('a question of fillers alone is answered by them', async () => {
  const index = await indexOf([page('/size', 'Size', 'What to do.'), page('/use', 'Use', 'Boards.')]);
  expect(index.paths('what to do')).toEqual(['/size/']);
});
