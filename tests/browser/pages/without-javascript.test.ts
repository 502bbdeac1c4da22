import { expect, inject } from 'vitest';
import { sharedChromium } from '../../support/chromium.ts';
import { builtPages } from '../pages.ts';
import { covering, shapeOf } from '../shapes.ts';
import { overflow, visit } from '../visit.ts';
import { testPages } from './test-pages.ts';
import { pages } from './under-test.ts';

const origin = inject('origin');
const out = inject('out');
const browser = await sharedChromium();

/** Ten pages that together have most kinds of content; static.test.ts checks the HTML of all pages. */
const chosen = (): readonly string[] =>
  pages.length === 1
    ? pages
    : covering(builtPages(out).map((path) => shapeOf(out, path)))
        .slice(0, 10)
        .map(({ path }) => path);

testPages('shows a picture of every demo without JavaScript', chosen(), browser.version(), async (path) => {
  const { page, problems, close } = await visit(browser, origin + path, { javaScriptEnabled: false });
  const demos = await page.locator('[data-demo]').count();
  const heading = await page.locator('h1').isVisible();
  const seen = await page.locator('.demo-picture').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return width > 20 && height > 10;
    }),
  );
  const beyond = await overflow(page);
  await close();
  // A browser without JavaScript refuses the scripts, as intended, and with them the use of the fonts.
  const expected = /^failed: .*\.js csp$|^warning: The resource .*\.woff2 was preloaded/;
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  expect(heading).toBe(true);
  expect(seen).toEqual(new Array(demos).fill(true));
  expect(beyond).toBe(0);
});
