import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { repository, runCli } from '../support/run-cli.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { layoutShifts, visit, wakeDemos } from './visit.ts';

const workspace = temporaryFolder();
const out = join(workspace, 'out');
let served: ServedSite;
const browser = await sharedChromium();

beforeAll(async () => {
  const root = join(repository, 'tests/sites/lantern');
  const built = await runCli(['build', '--root', root, '--out', out, '--strict'], { TMPDIR: workspace });
  expect(built).toMatchObject({ code: 0 });
  served = await serveSite(out);
});

afterAll(async () => {
  served?.close();
});

const paths = [
  '/',
  '/de/',
  '/lantern/react-lamp/',
  '/lantern/react-dimmer/',
  '/lantern/playground/',
  '/beacon/overview/',
];

describe('a site with templates and a library of its own', () => {
  test.each(paths)('%s comes alive without a message or a jump', async (path) => {
    const { page, problems, close } = await visit(browser, served.origin + path);
    expect(await wakeDemos(page)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('two demos of one page keep their own state and ids', async () => {
    const { page, close } = await visit(browser, `${served.origin}/lantern/react-dimmer/`);
    await wakeDemos(page);
    await page.getByLabel('Stairs').press('ArrowRight');
    expect(await page.locator('#SteppedDimmer .demo-stage').textContent()).toContain('75 %');
    expect(await page.locator('#LabelledDimmer .demo-stage').textContent()).toContain('80 %');
    await close();
  });

  test('an old address leads to its page', async () => {
    const { page, close } = await visit(browser, `${served.origin}/lantern/getting-started`);
    expect(new URL(page.url()).pathname).toBe('/');
    await close();
  });
});
