import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { type DevSite, startDev } from '../support/dev-site.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gate } from '../support/gate.ts';

let site: DevSite;
let page: Page;

/** Resolves once the site tells the page at `path` of its edits: a page that has missed one may load again as a whole. */
const listens = (path: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/@docs-build/events') &&
      new URL(response.url()).searchParams.get('page') === path,
  );

beforeAll(async () => {
  site = await startDev(temporaryFolder());
  page = await (await sharedChromium()).newPage({ viewport: { width: 1200, height: 700 } });
  const listening = listens('/start/');
  await page.goto(`${site.origin}/start/`);
  await listening;
  await page.locator('.sheet').click();
  await page.locator('.pile').click();
  await page.getByText('Pile: 11').waitFor();
});

afterAll(async () => {
  await page.close();
  await site.stop();
});

test('an edited text takes its place; the page stays where it is, and its demos keep their state', async () => {
  await page.getByText('Any sheet will do.').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  site.edit('content/start/start.md', (text) =>
    text.replace('Any sheet will do.', 'Any white sheet will do.'),
  );
  await page.getByText('Any white sheet will do.').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await page.locator('.sheet').textContent()).toBe('Sheets: 2');
});

test('an edited demo keeps its state, and so do the others', async () => {
  await page.locator('.pile').evaluate((pile) => pile.setAttribute('data-seen', ''));
  site.edit('content/start/Pile.tsx', (text) => text.replace('Pile:', 'Stack:'));
  await page.getByText('Stack: 11').waitFor();
  expect(await page.locator('.pile[data-seen]').count()).toBe(1);
  expect(await page.locator('.sheet').textContent()).toBe('Sheets: 2');
  await page.locator('.pile').click();
  await page.getByText('Stack: 12').waitFor();
  expect(await page.locator('.pile').count()).toBe(1);
  expect(await page.locator('figure[data-demo="start/Pile"] code').first().textContent()).toContain('Stack:');
});

test('a file that a demo imports shows in it, with its state', async () => {
  site.edit('content/start/word.ts', (text) => text.replace('Sheets', 'Leaves'));
  await page.getByText('Leaves: 2').waitFor();
  site.edit('content/start/word.ts', (text) => text.replace('Leaves', 'Sheets'));
  await page.getByText('Sheets: 2').waitFor();
  expect(await page.locator('.pile').textContent()).toBe('Stack: 12');
});

test('a demo begins again when its hooks are others, or its component is another one', async () => {
  site.edit('content/start/Pile.tsx', (text) => text.replace('useState(10)', 'useState(20)'));
  await page.getByText('Stack: 20').waitFor();
  await page.locator('.pile').click();
  await page.getByText('Stack: 21').waitFor();
  site.edit('content/start/Pile.tsx', (text) =>
    text.replace('function Pile()', 'function Heap()').replace('Stack:', 'Heap:'),
  );
  await page.getByText('Heap: 20').waitFor();
  await page.locator('.pile').click();
  await page.getByText('Heap: 21').waitFor();
  // A component without a name is known to nobody.
  site.edit('content/start/Pile.tsx', (text) =>
    text.replace('export default function Heap()', 'export default function ()').replace('Heap:', 'Mass:'),
  );
  await page.getByText('Mass: 20').waitFor();
  await page.locator('.pile').click();
  await page.getByText('Mass: 21').waitFor();
  site.edit('content/start/Pile.tsx', (text) => text.replace('Mass:', 'Pile:'));
  await page.getByText('Pile: 20').waitFor();
  expect(await page.locator('.pile').count()).toBe(1);
  expect(await page.locator('.sheet').textContent()).toBe('Sheets: 2');
});

test('a demo that throws says so, and is there again when it is fixed', async () => {
  const broken = "if (count > 0) throw new Error('No more paper');\n  return (";
  site.edit('content/start/Sheet.tsx', (text) => text.replace('return (', broken));
  await page.getByText('No more paper').waitFor();
  site.edit('content/start/Sheet.tsx', (text) => text.replace(broken, 'return ('));
  await page.getByText('Sheets: 1').waitFor();
  await page.locator('.sheet').click();
  await page.getByText('Sheets: 2').waitFor();
  expect(await page.locator('.pile').count()).toBe(1);
});

test('an edited style sheet is replaced', async () => {
  site.edit('content/start/pile.css', () => '.pile { color: rgb(200, 0, 0); }\n');
  await page.waitForFunction(() => {
    const pile = document.querySelector('.pile');
    return pile !== null && getComputedStyle(pile).color === 'rgb(200, 0, 0)';
  });
  expect(await page.locator('.sheet').textContent()).toBe('Sheets: 2');
});

test('a finding lies over the page with file, line and a way out, and goes when it is fixed', async () => {
  const overlay = page.locator('docs-build-findings');
  site.edit('content/start/start.md', (text) => text.replace('## Take', '#### Take'));
  await overlay.getByText('heading/skipped-level').waitFor();
  await overlay.getByText(/^content\/start\/start\.md:\d+:1$/).waitFor();
  await overlay.getByText(/Make it an h2/).waitFor();
  site.edit('content/start/start.md', (text) => text.replace('#### Take', '## Take'));
  await overlay.waitFor({ state: 'detached' });
  expect(await page.locator('.sheet').textContent()).toBe('Sheets: 2');
});

test('a page takes the place of another without a load, and then shows its own edits', async () => {
  await page.goto(`${site.origin}/fold/`);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  const isSame = () => page.evaluate(() => document.documentElement.hasAttribute('data-same'));
  const follow = async (title: string, heading: string, path: string) => {
    const listening = listens(path);
    await page.locator('.sidebar').getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await listening;
  };
  await follow('Start', 'Start', '/start/');
  expect(await isSame()).toBe(true);
  await page.locator('.sheet').click();
  await page.getByText('Sheets: 2').waitFor();
  site.edit('content/start/Sheet.tsx', (text) => text.replace('useState(1)', 'useState(5)'));
  await page.getByText('Sheets: 5').waitFor();
  await follow('Fold', 'Fold', '/fold/');
  expect(await isSame()).toBe(true);
  site.edit('content/fold/fold.md', (text) => text.replace('# Fold', '# Fold it'));
  await page.getByRole('heading', { level: 1, name: 'Fold it' }).waitFor();
  expect(await isSame()).toBe(true);
  // Its scripts have run as they were before the edit, so it is loaded as a whole.
  await follow('Start', 'Start', '/start/');
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-same'));
  await page.getByText('Sheets: 5').waitFor();
  expect(await page.locator('.sheet').count()).toBe(1);
});

test('what is written before a page listens to its edits is shown', async () => {
  const { open: release, opened } = gate();
  await page.route('**/@docs-build/events*', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(`${site.origin}/fold/`);
  site.edit('content/fold/fold.md', (text) => text.replace('Fold it once.', 'Fold it twice.'));
  await expect.poll(async () => (await fetch(`${site.origin}/fold/`)).text()).toContain('Fold it twice.');
  release();
  await page.locator('main').getByText('Fold it twice.').waitFor();
  await page.unrouteAll();
});
