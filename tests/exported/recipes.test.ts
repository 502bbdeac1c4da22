// The recipes for plugins, as the document has them, with the packages that it installs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { repository, runCli } from '../support/run-cli.ts';
import { install } from './project.ts';

const workspace = temporaryFolder();
const text = readFileSync(join(repository, 'cli/4-bundle/RECIPES.md'), 'utf8');

const shared = {
  'content/site.yaml': 'name: Kite\ndefaultProduct: kite\nproducts:\n  - { id: kite, name: Kite }\n',
  'content/pages.yaml': 'pages:\n  - { pathname: /, title: Kite }\n',
  'content/index.md': '# Kite\n\n<p class="description">Fly your first kite.</p>\n\n{{"demo": "Card.tsx"}}\n',
};

async function layRecipe(title: string) {
  const recipe = text.split(/^## /m).find((section) => section.startsWith(title)) ?? '';
  const files: Record<string, string> = { ...shared };
  for (const [, file = '', code = ''] of recipe.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm))
    files[file] = file.endsWith('site.yaml') ? `${files[file]}${code}` : code;
  const packages = /`npm install --save-dev ([^`]+)`/.exec(recipe)?.[1]?.split(' ') ?? [];
  const dependencies = Object.fromEntries(
    ['react@19', 'react-dom@19', ...packages].map((name) => {
      const [, bare = '', range = 'latest'] = /^(@?[^@]+)(?:@(.*))?$/.exec(name) ?? [];
      return [bare, range];
    }),
  );
  const folder = title.split(' ')[0]?.toLowerCase() ?? '';
  const root = await install(workspace, folder, {
    ...files,
    'package.json': JSON.stringify({ dependencies }),
  });
  const build = () => runCli(['build', '--root', root, '--out', join(root, 'out'), '--strict', '--quiet']);
  const read = () => readFolder(join(root, 'out'));
  const styles = () =>
    [...read()].flatMap(([path, css]) => (/^assets\/demos.*\.css$/.test(path) ? [css] : [])).join('');
  return { root, build, page: () => String(read().get('index.html')), styles, read };
}

const clean = { code: 0, stdout: '', stderr: '' };

test('Tailwind makes the classes of demos, and those of an edit', async () => {
  const { root, build, page, styles } = await layRecipe('Tailwind CSS 4');
  expect(await build()).toEqual(clean);
  expect(page()).toContain('<p class="rounded-xl bg-sky-200 p-6 text-slate-900">');
  expect(styles()).toMatch(/\.bg-sky-200\s*\{\s*background-color:/);
  expect(styles()).not.toContain('.bg-red-200');
  const demo = join(root, 'content/Card.tsx');
  writeFileSync(demo, readFileSync(demo, 'utf8').replace('bg-sky-200', 'bg-red-200'));
  expect(await build()).toEqual(clean);
  expect(styles()).toContain('.bg-red-200');
});

test('Sass is compiled, with the same class names for pictures and for readers', async () => {
  const { build, page, styles, read } = await layRecipe('Sass');
  expect(await build()).toEqual(clean);
  const [, name = '?'] = /<p class="(Card_\w+_card)">A kite/.exec(page()) ?? [];
  expect(styles()).toContain(`.${name}{color:#006090}`);
  expect(styles()).toContain(`.${name}:hover`);
  const scripts = [...read()].flatMap(([path, code]) => (path.endsWith('.js') ? [code] : []));
  expect(scripts.join('')).toContain(name);
});

test('formulas are drawn as MathML', async () => {
  const { build, page } = await layRecipe('Formulas');
  expect(await build()).toEqual(clean);
  expect(page()).toMatch(/<math[^>]* display="block"[^>]*>.*<mfrac><mn>1<\/mn><mn>2<\/mn><\/mfrac>/s);
  expect(page()).toContain('<mi>v</mi>');
  expect(page()).not.toContain('katex');
});

test('the tags of another tool place demos', async () => {
  const { build, page } = await layRecipe('Directives of another tool');
  expect(await build()).toEqual(clean);
  expect(page()).toMatch(/id="Basic".*A kite in a fresh wind.*id="High".*A kite above the clouds/s);
});
