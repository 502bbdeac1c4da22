import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visit, wakeDemos } from '../browser/visit.ts';
import { launchChromium } from '../support/chromium.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { repository } from '../support/run-cli.ts';
import { serveSite } from '../support/served-site.ts';
import { npm } from './project.ts';

const packed = temporaryFolder();
const site = temporaryFolder();

const library = {
  'package.json': JSON.stringify({
    name: 'kite-ui',
    version: '1.0.0',
    type: 'module',
    exports: './index.js',
  }),
  'README.md': '# Kite UI\n\nA kite shows its sail.\n\nIts [code](./index.js) is short.\n',
  'index.js': `import { createElement } from 'react';
export const Kite = ({ sail }) => createElement('b', null, sail);`,
  'index.d.ts': `import type { ReactNode } from 'react';
/** A kite. */
export declare function Kite(props: {
  /** Text on the sail. */
  sail: string;
}): ReactNode;`,
};

test('the package makes and builds a site of a library, with a live demo and a reference, in an empty folder', async () => {
  await npm(repository, 'pack', '--pack-destination', packed);
  const [tarball = ''] = readdirSync(packed);
  await npm(join(repository, 'cli/create'), 'pack', '--pack-destination', packed);
  const [create = ''] = readdirSync(packed).filter((name) => name.startsWith('create-'));
  writeFileSync(join(site, 'package.json'), '{ "private": true }');
  mkdirSync(join(site, 'kite-ui'));
  for (const [name, text] of Object.entries(library)) writeFileSync(join(site, 'kite-ui', name), text);
  const packages = [join(packed, tarball), './kite-ui', 'react', 'react-dom', '@types/react'];
  await npm(site, 'install', '--save-dev', ...packages, '--prefer-offline', '--no-audit', '--no-fund');
  expect(readdirSync(join(site, 'node_modules/docs-build/cli')).sort()).toEqual(['bin.mjs', 'machine']);

  // As `npm create docs-build` does with the published package.
  const created = [
    '--yes',
    '--package',
    join(packed, create),
    '--',
    'create-docs-build',
    '.',
    '--package',
    'kite-ui',
  ];
  await npm(site, 'exec', ...created);
  await npm(site, 'exec', '--', 'docs-build', 'new', 'page', '/guide/first-steps');
  await npm(site, 'run', 'docs:build');
  const out = join(site, 'out');
  const files = readFolder(out);
  expect(files.get('guide/first-steps/index.html')).toContain('Clicked');
  expect(files.get('index.html')).toContain('A kite shows its sail.');
  expect(files.get('index.html')).toContain('<b>Sail</b>');
  expect(files.get('reference/kite/index.html')).toContain('Text on the sail.');

  const served = await serveSite(out);
  const browser = await launchChromium();
  try {
    const { page, problems, close } = await visit(browser, `${served.origin}/guide/first-steps/`);
    expect(await wakeDemos(page)).toEqual([]);
    const button = page.getByRole('button', { name: /^Clicked/ });
    await button.click();
    expect(await button.textContent()).toBe('Clicked 1 times');
    expect(problems).toEqual([]);
    await close();
  } finally {
    await browser.close();
    served.close();
  }
});
