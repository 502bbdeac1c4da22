import { describe, expect, test } from 'vitest';
import { headingId } from '../../cli/2-compile/markdown/heading-id.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import type { ApiProp } from '../../cli/model/api-entry.ts';
import { mainUse, moduleWith, type Usable } from '../../cli/new/first-use.ts';
import { findLibrary, type Library, likelyLibrary } from '../../cli/new/library.ts';
import { readmePage } from '../../cli/new/readme-page.ts';
import { libraryPage } from '../../cli/new/site-files.ts';

const host = (files: Readonly<Record<string, string>>) => memoryHost(new Map(Object.entries(files)));

describe('the library of a new site', () => {
  test('is the package around it, not a private root', () => {
    const files = host({
      '/repo/package.json': '{ "name": "root", "private": true }',
      '/repo/kite/package.json': '{ "name": "@air/kite", "exports": "./index.js" }',
    });
    expect(likelyLibrary(files, '/repo/kite/docs')).toBe('@air/kite');
    expect(likelyLibrary(files, '/repo/docs')).toBeNull();
  });

  test('lends its description and repository', () => {
    const manifest = {
      name: '@air/kite',
      version: '1.2.0',
      description: 'Flies.',
      repository: { url: 'git+https://github.com/air/kite.git' },
    };
    expect(
      findLibrary(host({ '/kite/package.json': JSON.stringify(manifest) }), '/kite', '@air/kite'),
    ).toEqual({
      name: '@air/kite',
      directory: '/kite',
      title: 'Kite',
      description: 'Flies.',
      readme: null,
      repository: { url: 'https://github.com/air/kite', tag: 'v1.2.0' },
    });
    expect(findLibrary(host({}), '/kite', 'reel')).toBeNull();
  });
});

describe('a README as the first page', () => {
  const library = (readme: string, repository?: Library['repository']): Library => ({
    name: 'kite',
    directory: '/kite',
    title: 'Kite',
    description: null,
    readme,
    ...(repository === undefined ? {} : { repository }),
  });
  const repository = { url: 'https://github.com/air/kite', tag: 'v1' };
  const page = (readme: string) =>
    readmePage(host({ '/kite/sky.png': 'PNG' }), library(readme, repository), headingId);

  test('gives its title and first paragraph; HTML and badges go', () => {
    const { title, summary, body } = page(
      '<img src="x">\n\n# The `Kite`\n\n[![build](https://ci/b.svg)](https://ci)\n![npm](https://n/v.svg)\n\nIt *flies*\nhigh.\n\n## Use\n\nText<br>here.\n',
    );
    expect({ title, summary, body }).toEqual({
      title: 'The Kite',
      summary: 'It flies high.',
      body: '## Use\n\nTexthere.',
    });
  });

  test('links to files lead to the repository, links to nothing become text', () => {
    const { body } = page(
      'One.\n\n[a](./docs/a.md#x) [b][ref] [use](#use) [gone](#gone) [web](https://w.example)\n\n## Use\n\n[ref]: LICENSE\n',
    );
    expect(body).toContain('[a](https://github.com/air/kite/blob/v1/docs/a.md#x)');
    expect(body).toContain('[b](https://github.com/air/kite/blob/v1/LICENSE)');
    expect(body).toContain('[use](#use) gone [web](https://w.example)');
    expect(readmePage(host({}), library('One.\n\n[a](./a.md)\n'), headingId).body).toBe('a');
  });

  test('pictures of the package are copied, and a second title is a section', () => {
    const { body, pictures } = page('One.\n\n![](./sky.png)\n\n# Two\n\n# Three\n');
    expect(body).toBe('![Kite](/sky.png)\n\n## Three');
    expect(pictures.map(({ path }) => path)).toEqual(['content/public/sky.png']);
  });

  test('code is not type-checked: it leaves out what the repository has', () => {
    const { body } = page('One.\n\n```tsx\n<Kite />\n```\n\n```bash\nnpm i kite\n```\n');
    expect(body).toBe('```tsx nocheck="copied from the README"\n<Kite />\n```\n\n```bash\nnpm i kite\n```');
  });

  test('the description is text, and not said twice', () => {
    const own = { ...library(''), description: 'Kites <3 wind' };
    const readme = { title: null, summary: 'Kites <3 wind and rain.', body: 'More.', pictures: [] };
    expect(libraryPage(own, readme, 'FirstKite').contents).toBe(
      '# Kite\n\n<p class="description">Kites &lt;3 wind and rain.</p>\n\n{{"demo": "FirstKite.tsx"}}\n\nMore.\n',
    );
  });
});

describe('the first demo', () => {
  const prop = (name: string, type: string, required = true) => ({ name, type, required }) as ApiProp;
  const component = (name: string, ...props: ApiProp[]): Usable => ({
    name,
    props,
    imports: [`import { ${name} } from 'kite';`],
  });

  test.each([
    ['string', 'a="A"'],
    ["'up' | 'down'", 'a="up"'],
    ['number | undefined', 'a={1}'],
    ['boolean', 'a'],
    ['React.ReactNode', 'a="A"'],
    ['readonly Gust[]', 'a={[]}'],
    ['(gust: Gust) => void', 'a={() => {}}'],
  ])('passes a required %s', (type, attribute) => {
    expect(mainUse([component('Kite', prop('a', type), prop('b', 'Gust', false))], '')?.jsx).toBe(
      `<Kite ${attribute} />`,
    );
  });

  test('is of the component that the README shows first, if its props can be written', () => {
    const components = [
      component('Reel'),
      component('Kite', prop('children', 'ReactNode')),
      component('Wind', prop('a', 'Gust')),
    ];
    const use = mainUse(components, '`<Wind a={gust}>` and <Kite>, then <Reel />');
    expect(use?.jsx).toBe('<Kite>Kite</Kite>');
    expect(use && moduleWith(use, 'FirstKite')).toBe(
      "import { Kite } from 'kite';\n\nexport default function FirstKite() {\n  return <Kite>Kite</Kite>;\n}\n",
    );
    expect(mainUse(components, '')?.component.name).toBe('Reel');
    expect(mainUse(components.slice(2), '')).toBeNull();
  });
});
