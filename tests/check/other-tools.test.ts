// What a site brings from other tools, and files that are not for its readers.
import { expect, test } from 'vitest';
import { findingsOf, told } from '../support/findings-of.ts';

const guide = (text: string, frontmatter = ''): string =>
  `${frontmatter}# Guide\n\n<p class="description">How to begin.</p>\n\n## Fold\n\nFold [here](#fold).\n\n${text}\n`;
const config = (more: string): Record<string, string> => ({
  'content/site.yaml': `name: Paper Kit\nlanguages: [en, fr]\ndefaultProduct: paper\nproducts:\n  - id: paper\n    name: Paper\n${more}`,
});

const demo = 'export default function Fold() {\n  return <p>Fold</p>;\n}\n';

test('drafts, files of editors, tests and stories are no pages and no demos', () => {
  const files = {
    'content/guide/guide.md': guide('{{"demo": "Fold.tsx"}}'),
    'content/guide/Fold.tsx': demo,
    'content/guide/Fold.test.tsx': demo,
    'content/guide/Fold.stories.tsx': demo,
    'content/guide/_Later.tsx': demo,
    'content/guide/_later.png': '',
    'content/guide/_draft.md': '# Draft',
    'content/.obsidian/plan.md': '# Plan',
    'content/.obsidian/plan.png': '',
  };
  expect(told(findingsOf(files))).toEqual([]);
  expect(told(findingsOf({ 'content/guide/Later.tsx': demo })).join()).toContain('demo/unused');
});

test('a draft that a node names is a page', () => {
  const files = {
    'content/pages.yaml': 'pages:\n  - { pathname: /guide }\n  - { pathname: /draft, source: _draft.md }\n',
    'content/_draft.md': 'Nothing.',
  };
  expect(told(findingsOf(files)).join()).toContain('page/missing-title');
});

test('a site leaves findings out in some of its files', () => {
  const files = {
    'content/guide/guide.md': guide('TODO and <blink>this</blink>.'),
    'content/public/images/a.png': '',
    'content/public/other/b.png': '',
  };
  const codes = (more: string) =>
    findingsOf({ ...files, ...config(more) }).map(({ code, place }) => `${code} ${place?.file}`);
  const all = [
    'text/leftover content/guide/guide.md',
    'html/dropped content/guide/guide.md',
    'asset/unused content/public/images/a.png',
    'asset/unused content/public/other/b.png',
  ];
  expect(codes('').sort()).toEqual(all.toSorted());
  const ignore =
    'ignore:\n  - { code: asset/unused, files: [content/public/images/**] }\n  - { code: text/leftover, files: ["content/**"] }\n';
  expect(codes(ignore).sort()).toEqual([all[1], all[3]].sort());
});

test('keys and options of another tool have no effect where the site accepts them', () => {
  const files = {
    'content/guide/guide.md': guide(
      '{{"demo": "Fold.tsx", "disableLiveEdit": true}}',
      '---\nunstyled: /base/\nhooks: useFold\n---\n\n',
    ),
    'content/guide/Fold.tsx': demo,
  };
  const codes = (more: string) => findingsOf({ ...files, ...config(more) }).map(({ code }) => code);
  expect(codes('')).toEqual([
    'frontmatter/unknown-key',
    'frontmatter/unknown-key',
    'directive/invalid',
    'demo/unused',
  ]);
  expect(codes('accept: { frontmatter: [unstyled, hooks], demo: [disableLiveEdit] }\n')).toEqual([]);
});

test('attributes that the page loses nothing with are dropped without a word', () => {
  const link = '<a href="#fold" target="_blank" rel="nofollow" data-track="x" style="color: red">Fold</a>';
  expect(told(findingsOf({ 'content/guide/guide.md': guide(link) }))).toEqual([
    expect.stringContaining('html/dropped | `style="color: red"` of this <a> is not in the allow-list.'),
  ]);
});

test('a demo may be in another folder of the content', () => {
  const files = {
    'content/guide/guide.md': guide('{{"demo": "./parts/Fold.tsx"}}\n\n{{"demo": "../shared/Cut.js"}}'),
    'content/guide/parts/Fold.tsx': demo,
    'content/shared/Cut.tsx': demo.replace('Fold', 'Cut'),
  };
  expect(told(findingsOf(files))).toEqual([]);
  expect(told(findingsOf({ ...files, 'content/shared/Cut.tsx': '' }))).toEqual([]);
  const missing = guide('{{"demo": "../shared/Cup.js"}}');
  expect(told(findingsOf({ ...files, 'content/guide/guide.md': missing }))).toEqual([
    'content/guide/guide.md:9:11 | demo/missing | There is no file `../shared/Cup.js` beside the page. | Did you mean `../shared/Cut.tsx`?',
  ]);
});

test('a component has the name that its directives use', () => {
  const files = {
    ...config('components:\n  modules/components/Rows.js: content/parts/Rows.tsx\n'),
    'content/parts/Rows.tsx': demo,
    'content/guide/guide.md': guide('{{"component": "modules/components/Rows.js"}}'),
  };
  expect(told(findingsOf(files))).toEqual([]);
});

test('a page has a pathname in letters of any script, to which links lead in each form', () => {
  const tree = (node: string) => `pages:\n  - { pathname: /guide }\n  - ${node}\n`;
  const page = (text: string) => `# 日本語\n\n<p class="description">紙。</p>\n\n## 折り紙\n\n${text}\n`;
  const files = {
    'content/pages.yaml': tree('{ pathname: /日本語, title: 日本語 }'),
    'content/日本語/日本語.md': page('[折る](/日本語/#折り紙), [encoded](/%E6%97%A5%E6%9C%AC%E8%AA%9E/).'),
  };
  expect(told(findingsOf(files))).toEqual([]);
  const wrong = { ...files, 'content/日本語/日本語.md': page('[折る](/日本後/), [紙](/日本語/#紙).') };
  expect(told(findingsOf(wrong))).toEqual([
    'content/日本語/日本語.md:7:1 | link/unknown-page | No page has the path /日本後. | Did you mean /日本語/?',
    'content/日本語/日本語.md:7:14 | link/unknown-anchor | /日本語 has no anchor #紙. | Use the id of a heading or demo of that page.',
  ]);
  const composed = {
    'content/pages.yaml': tree('{ pathname: /über, source: 日本語/日本語.md }'),
    'content/日本語/日本語.md': page('[über](/u\u0308ber/)'),
  };
  expect(told(findingsOf(composed))).toEqual([]);
  const unnamed = { ...files, 'content/pages.yaml': 'pages:\n  - { pathname: /guide }\n' };
  expect(told(findingsOf(unnamed)).join()).toContain('Add a node with `pathname: /日本語`');
});

test('a pathname with other characters is one finding', () => {
  const files = {
    'content/pages.yaml': 'pages:\n  - { pathname: /guide }\n  - { pathname: /a guide }\n',
    'content/a guide/a guide.md': '# A guide\n\n<p class="description">Paper.</p>\n',
  };
  expect(told(findingsOf(files))).toEqual([
    'content/pages.yaml:3:17 | tree/invalid | `pathname` must consist of segments of letters, digits and - . _ ~, each followed by one /. | Route of the page.',
  ]);
  const unnamed = { ...files, 'content/pages.yaml': 'pages:\n  - { pathname: /guide }\n' };
  expect(told(findingsOf(unnamed)).join()).toContain('Add a node with `source: a guide/a guide.md`');
});

test('a page in a folder like a language is a page where the site has one language', () => {
  const files = {
    'content/site.yaml':
      'name: Paper Kit\ndefaultProduct: paper\nproducts:\n  - id: paper\n    name: Paper\n',
    'content/translations/fr.json': '{}',
    'content/pages.yaml': 'pages:\n  - { pathname: /guide }\n  - { pathname: /zh/guide }\n',
    'content/guide/guide.md': guide('[Chinese](/zh/guide/).'),
    'content/zh/guide/guide.md': '# In Chinese\n\n<p class="description">Paper.</p>\n',
  };
  expect(told(findingsOf(files))).toEqual([]);
});

test('the tag by which another tool places a demo is a finding with ways out', () => {
  const files = { 'content/guide/guide.md': guide('<code src="./Fold.tsx">Fold</code>') };
  expect(told(findingsOf(files)).join('\n')).toContain(
    'html/dropped | `src="./Fold.tsx"` of this <code> is not in the allow-list. | Place a demo with {{"demo": "Name.tsx"}}, or let a remark plugin of the site (`plugins` in site.yaml) read such tags.',
  );
});
