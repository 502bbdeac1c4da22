import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { checkHelpPage } from '../../cli/3-check/help-page.ts';
import { memoryHost } from '../../cli/machine/host.ts';

const findings = (help: string) => {
  const files = {
    'content/site.yaml': `name: Kit\ndefaultProduct: kit\nhelp: ${help}\nproducts: [{ id: kit, name: Kit }]\n`,
    'content/pages.yaml': 'pages: [{ pathname: /guide, title: Guide }]\n',
    'content/guide/guide.md': '# Guide\n',
  };
  const host = memoryHost(new Map(Object.entries(files).map(([file, text]) => [`/site/${file}`, text])));
  const { value } = load(host, '/site');
  if (value === null) throw new Error('The site does not load');
  return checkHelpPage(value);
};

test('the page that the settings link to is one of the site', () => {
  expect(findings('/guide/')).toEqual([]);
  expect(findings('/gide')).toMatchObject([
    {
      code: 'site/invalid',
      message: '`help` is /gide, which is not a page.',
      help: 'Did you mean `/guide`?',
      place: { file: 'content/site.yaml', line: 3, column: 7 },
    },
  ]);
});
