import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { changeHtml } from './changed-html.ts';
import { layoutShifts, settled, visit } from './visit.ts';

const origin = inject('origin');

const browser = await sharedChromium();

test.each(['/', '/x', '/x/'])(
  '%s lands where the products show themselves, search in reach',
  async (path) => {
    const { page, problems, close } = await visit(browser, origin + path, { javaScriptEnabled: false });
    expect(new URL(page.url()).pathname).toBe('/x/introduction/');
    expect(await page.locator('h1').count()).toBe(1);
    const cards = page.locator('.card');
    expect(await cards.locator('h2').count()).toBe(4);
    expect(await page.locator('.opening .demo-picture').count()).toBe(1);
    for (const card of await cards.all()) {
      expect((await card.locator('.demo-picture').boundingBox())?.height).toBeGreaterThan(200);
      expect(await card.locator(':scope > ul > li').count()).toBe(3);
      const [element = '', command = ''] = await card.locator('.code code').allTextContents();
      expect(element).toMatch(/^<[A-Z]/);
      expect(command).toMatch(/^npm install \S+\n?$/);
    }
    // The policy blocks scripts that the page preloads.
    expect(problems.filter((problem) => !/\.js csp$/.test(problem))).toEqual([]);
    await close();
  },
);

test('a card keeps its place while the following ones arrive', async () => {
  const { page, close } = await visit(browser, 'about:blank', { javaScriptEnabled: false });
  const placeOfFirst = async () => {
    await page.goto(`${origin}/x/introduction/`);
    return page.locator('.card .demo-stage').first().boundingBox();
  };
  const whole = await placeOfFirst();
  await changeHtml(page, '**/x/introduction/', (html) =>
    html
      .split(/(?=<div class="prose card")/)
      .slice(0, 2)
      .join(''),
  );
  expect(await placeOfFirst()).toEqual(whole);
  expect(await page.locator('.card').count()).toBe(1);
  await close();
});

test('the search field of the entrance opens the search', async () => {
  const { page, close } = await visit(browser, `${origin}/x/introduction/`);
  await page.locator('.hero [data-search-open]').click();
  expect(
    await page.locator('dialog#site--search').evaluate((dialog) => (dialog as HTMLDialogElement).open),
  ).toBe(true);
  await close();
});

test('an unknown address is named, and the pages nearest to it are offered without a jump', async () => {
  const { page, close } = await visit(browser, `${origin}/x/react-charts/barz/`);
  await page.locator('[data-nearest] a').first().waitFor();
  expect(await page.locator('[data-asked]').textContent()).toBe('/x/react-charts/barz/');
  expect(await page.locator('[data-nearest] a').count()).toBe(3);
  await settled(page);
  expect(await layoutShifts(page)).toEqual([]);
  await page.locator('[data-nearest] a').first().click();
  await page.waitForURL(`${origin}/x/react-charts/bars/`);
  await close();
});

test('without a script an unknown address leads to the groups of the documentation', async () => {
  const { page, close } = await visit(browser, `${origin}/nowhere/`, { javaScriptEnabled: false });
  expect(await page.locator('.not-found nav:visible a').count()).toBeGreaterThan(3);
  expect(await page.locator('[data-nearest]').isVisible()).toBe(false);
  await close();
});

test('an unknown address answers 404 with the not-found page and no error of its own', async () => {
  const { page, problems, close } = await visit(browser, `${origin}/no/such/page/`);
  const heading = await page.locator('h1').textContent();
  await close();
  expect(heading).not.toBe('');
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});
