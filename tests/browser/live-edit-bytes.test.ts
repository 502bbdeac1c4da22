import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { loadedDemos, visit } from './visit.ts';

const origin = inject('origin');
const out = inject('out');

const browser = await sharedChromium();

/** Bytes of a served file, gzip. */
const weight = (file: string): number => gzipSync(readFileSync(join(out, file))).length;

/** KB of the editor with its parser and transform, compressed. */
const editor = 300;

const demos = [
  { page: '/x/react-charts/bars/', name: 'CategoryBars', from: 'Cups sold', to: 'Beans sold', packages: 260 },
  {
    page: '/x/react-data-grid/sorting/',
    name: 'SortByHeader',
    from: 'headerName',
    to: 'hint',
    packages: 420,
  },
  {
    page: '/x/react-date-pickers/date-picker/',
    name: 'DatePickerFirstLook',
    from: 'label="',
    to: 'label="Beans sold: ',
    packages: 320,
  },
] as const;

test.each(demos)(
  '$name can be changed for a bounded number of bytes',
  async ({ page: path, name, from, to, packages }) => {
    const { page, problems, close } = await visit(browser, origin + path);
    const demo = page.locator(`[id="${name}"]`);
    await demo.scrollIntoViewIfNeeded();
    await page.locator(`[id="${name}"][data-demo-state="live"]`).waitFor();
    // A slow page asks for its fonts two seconds after it has loaded.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('kept');
    // The rest of what the page loads is not the editor's.
    await loadedDemos(page);
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
    await demo.locator('[data-tool="edit"]').click();
    const code = demo.locator('.cm-content');
    await code.waitFor();
    await page.keyboard.press('Control+f');
    await page.keyboard.type(from);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.insertText(to);
    await page.locator(`[id="${name}"][data-edited]`).waitFor();
    const shown = demo.frameLocator('iframe').locator('.demo-live:not([data-unseen])');
    if (to.startsWith('hint')) await shown.getByRole('grid').waitFor();
    else await shown.getByText('Beans sold').first().waitFor();
    const sizes = fetched.map((file) => weight(file.endsWith('/') ? `${file}index.html` : file));
    const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
    process.stdout.write(`${name}: ${kilobytes} KB in ${fetched.length} files\n`);
    expect(kilobytes).toBeLessThanOrEqual(editor + packages);
    // As high as the demo was; room for a menu covers the page.
    const stage = demo.locator('.demo-stage');
    await expect.poll(async () => (await stage.boundingBox())?.height).toBeGreaterThan(50);
    await close();
    expect(problems).toEqual([]);
  },
);
