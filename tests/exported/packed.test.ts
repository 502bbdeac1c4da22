import { readdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '../../cli/commands/serve.ts';
import { visit, wakeDemos } from '../browser/visit.ts';
import { launchChromium } from '../support/chromium.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { repository } from '../support/run-cli.ts';
import { npm } from './project.ts';

const packed = temporaryFolder();
const site = temporaryFolder();

test('the package builds a site with a live demo in an empty folder', async () => {
  await npm(repository, 'pack', '--pack-destination', packed);
  const [tarball = ''] = readdirSync(packed);
  writeFileSync(join(site, 'package.json'), '{ "private": true }');
  const packages = [join(packed, tarball), 'react', 'react-dom'];
  await npm(site, 'install', '--save-dev', ...packages, '--prefer-offline', '--no-audit', '--no-fund');
  expect(readdirSync(join(site, 'node_modules/docs-build/cli')).sort()).toEqual(['bin.mjs', 'machine']);

  await npm(site, 'exec', '--', 'docs-build', 'new', 'site');
  await npm(site, 'exec', '--', 'docs-build', 'new', 'page', '/guide/first-steps');
  await npm(site, 'exec', '--', 'docs-build', '--strict');
  const out = join(site, 'out');
  expect(readFolder(out).get('guide/first-steps/index.html')).toContain('Clicked');

  const server: Server = await serve(out, { port: 0, host: '127.0.0.1' });
  const browser = await launchChromium();
  try {
    const { port } = server.address() as AddressInfo;
    const { page, problems, close } = await visit(browser, `http://127.0.0.1:${port}/`);
    expect(await wakeDemos(page)).toEqual([]);
    const button = page.getByRole('button', { name: /^Clicked/ });
    await button.click();
    expect(await button.textContent()).toBe('Clicked 1 times');
    expect(problems).toEqual([]);
    await close();
  } finally {
    await browser.close();
    server.close();
  }
});
