import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { builtPages } from './pages.ts';
import { visit } from './visit.ts';

const origin = inject('origin');
const paths = builtPages(inject('out'));

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

test.concurrent.each(paths)('%s shows its text and a picture of every demo', async (path) => {
  const { page, problems, close } = await visit(browser, origin + path, { javaScriptEnabled: false });
  const text = (await page.locator('main').textContent()) ?? '';
  const headings = await page.locator('h1').count();
  const demos = await page.locator('[data-demo]').count();
  const seen = await page.locator('.demo-picture').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return width > 20 && height > 10;
    }),
  );
  const empty: string[] = [];
  for (const [component, part] of [
    ['.MuiDataGrid-root', '.MuiDataGrid-cell'],
    ['svg[class*=MuiCharts]', 'path, rect, circle'],
    ['[role=tree]', '[role=treeitem]'],
  ] as const) {
    for (const found of await page.locator(component).all()) {
      if ((await found.locator(part).count()) === 0) {
        empty.push(
          `${component} in ${await found.evaluate((element) => element.closest('[data-demo]')?.id)}`,
        );
      }
    }
  }
  await close();
  // A browser without JavaScript refuses the scripts themselves, which is the point.
  expect(problems.filter((problem) => !/^failed: .*\.js csp$/.test(problem))).toEqual([]);
  expect(headings).toBe(1);
  expect(text.length).toBeGreaterThan(200);
  expect(seen).toEqual(new Array(demos).fill(true));
  expect(empty).toEqual([]);
});
