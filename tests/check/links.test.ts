import { expect, test } from 'vitest';
import { findingsOf, told } from '../support/findings-of.ts';

const guide = (text: string): string =>
  `# Guide\n\n<p class="description">How to begin.</p>\n\n## Fold\n\nFold [here](#fold).\n\n${text}\n`;

const site = (text: string, more: Readonly<Record<string, string>> = {}) =>
  told(findingsOf({ 'content/guide/guide.md': guide(text), ...more }));

test('#top is the beginning of every page', () => {
  expect(site('[Top](#top), [top](#TOP), [top](/guide/#top).')).toEqual([]);
});

test('a link to a missing file leads to the folder of public files', () => {
  expect(site('[Plan](/files/plan.pdf)')).toEqual([
    'content/guide/guide.md:9:1 | link/missing-file | content/public has no /files/plan.pdf. | Put the file into content/public, and write its path from there: /images/a.png is content/public/images/a.png.',
  ]);
  expect(site('[Plan](/files/plan.pdf)', { 'content/public/files/plans.pdf': '' }).join()).toContain(
    'Did you mean /files/plans.pdf?',
  );
});

test('a link may lead to a public folder with an index', () => {
  const files = { 'content/public/book/index.html': '<!doctype html>' };
  expect(site('[Book](/book/), [book](/book), [its cover](/book/#cover).', files)).toEqual([]);
});

test('links to a page that is not translated lead to the one that is there', () => {
  const files = {
    'content/pages.yaml': 'pages:\n  - { pathname: /guide }\n  - { pathname: /guide/ink }\n',
    'content/guide/ink/ink.md': '# Ink\n\n<p class="description">Ink.</p>\n\n[Guide](../)\n',
    'content/guide/guide.fr.md': guide('[Encre](ink/), [encre](/guide/ink/).'),
  };
  expect(site('[Ink](/guide/ink/)', files)).toEqual([]);
  // The host may not have the redirect that this address needs.
  expect(site('[Encre](/fr/guide/ink/)', files)).toEqual([
    'content/guide/guide.md:9:1 | link/redirected | /fr/guide/ink is not written, so it leads to /guide/ink. | Link to /guide/ink/.',
  ]);
});
