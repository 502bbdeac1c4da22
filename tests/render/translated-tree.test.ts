import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { siteNavigation } from '../../cli/5-render/navigation.ts';
import { translatedTree } from '../../cli/5-render/translated-tree.ts';
import { compile } from '../../cli/examine/examine.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { hrefsIn } from '../../cli/site/hrefs.ts';

const files: Readonly<Record<string, string>> = {
  'content/site.yaml':
    'name: Kite\nlanguages: [en, fr]\ndefaultProduct: kite\nproducts: [{ id: kite, name: Kite }]\n',
  'content/pages.yaml': [
    'pages:',
    '  - { pathname: /, title: Kite }',
    '  - pathname: /guide',
    '    children:',
    '      - { pathname: /guide/knots, title: Knots }',
    '      - { pathname: /guide/lines, title: Lines }',
    '  - { pathname: "https://kite.example/shop", title: Shop }',
  ].join('\n'),
  'content/index.md': '# Kite\n',
  'content/index.fr.md': '# Cerf-volant\n',
  'content/guide/knots/knots.md': '# Knots\n',
  'content/guide/knots/knots.fr.md': '# Tous les nœuds du monde\n',
  'content/guide/lines/lines.md': '# Lines\n',
  'content/translations/en.json': '{}',
  'content/translations/fr.json': JSON.stringify({
    'navigation./guide': 'Guide pratique',
    'navigation./guide/knots': 'Nœuds',
    'navigation.https://kite.example/shop': 'Boutique',
  }),
};

const host = memoryHost(new Map(Object.entries(files).map(([file, text]) => [`/kite/${file}`, text])));
const { value: site } = load(host, '/kite');
if (site === null) throw new Error('The site cannot be loaded');
const { pages } = compile(host, site).value;

const navigationIn = (language: string) =>
  siteNavigation(translatedTree(site, pages, language), hrefsIn(site, language));

const titlesIn = (language: string) =>
  navigationIn(language)
    .itemsFor('/guide/knots')
    .flatMap(({ title, children }) => [title, ...children.map((child) => child.title)]);

test('the default language has the titles of the tree', () =>
  expect(titlesIn('en')).toEqual(['Kite', 'Guide', 'Knots', 'Lines', 'Shop']));

test('another language has those of its dictionary, then of its pages, then of the tree', () =>
  expect(titlesIn('fr')).toEqual(['Cerf-volant', 'Guide pratique', 'Nœuds', 'Lines', 'Boutique']));

test('the pages before and after, and the way to a page, have the same titles', () => {
  const { neighboursOf, breadcrumbsFor, hash } = navigationIn('fr');
  expect(neighboursOf('/guide/knots')).toMatchObject({
    previous: { title: 'Cerf-volant' },
    next: { title: 'Lines' },
  });
  expect(breadcrumbsFor('/guide/knots')).toMatchObject([{ title: 'Guide pratique' }]);
  expect(hash).not.toBe(navigationIn('en').hash);
});
