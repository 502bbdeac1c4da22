import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { arrived, visit, wakeDemos } from './visit.ts';

const origin = inject('origin');
const browser = await sharedChromium();

const grid = '/x/react-data-grid/sorting/';
const calendars = '/x/react-date-pickers/date-calendar/';
const pickers = '/x/react-date-pickers/lifecycle/';
const fields = '/x/react-date-pickers/date-field/';

/** Rules that live demos have inserted, by the class of their selector. */
const insertedClasses = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .flatMap(({ cssText }) => cssText.match(/\.css-[\w-]+/g) ?? []),
  );

/** Classes that the library gave to elements of live demos and what they opened, and that no rule mentions. */
const unstyledClasses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map((rule) => rule.cssText);
    const styled = new Set(rules.flatMap((rule) => rule.match(/(?<=\.)css-[\w-]+/g) ?? []));
    const own = [...document.querySelectorAll('body :not(.demo-picture *)')].flatMap((element) => [
      ...element.classList,
    ]);
    // The class of an empty style.
    return [...new Set(own)].filter((name) => /^css-/.test(name) && name !== 'css-0' && !styled.has(name));
  });

/** Follows a link that every page has, led to another page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator('.logo').evaluate((link: HTMLAnchorElement, href) => {
    link.href = href;
    link.click();
  }, path);
  await arrived(page, path);
}

describe('live demos and the rules of their pictures', () => {
  test('a live demo inserts no rule that stands in the page', async () => {
    const { page, close } = await visit(browser, origin + grid);
    await page.locator('[data-demo-state="live"]').first().waitFor();
    const pictures = (await page.locator('style[data-pictures]').textContent()) ?? '';
    expect(pictures).toContain('.css-');
    const twice = (await insertedClasses(page)).filter((name) => pictures.includes(`${name}{`));
    expect(twice).toEqual([]);
    await close();
  });

  test('rules that left with their page are inserted again for what the next page opens', async () => {
    const { page, problems, close } = await visit(browser, origin + calendars);
    await page.locator('[data-demo-state="live"]').first().waitFor();
    await follow(page, pickers);
    const picker = page.locator('[data-demo-state="live"]').first();
    await picker.getByRole('button', { name: 'Choose date' }).click();
    await page.getByRole('dialog').getByRole('grid').waitFor();
    expect(await unstyledClasses(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test.each([
    ['mui-density', 'dense'],
    ['mui-direction', 'rtl'],
  ])('a reader who chose %s %s gets rules of their own', async (key, value) => {
    const { page, close } = await visit(browser, origin + fields, { storage: { [key]: value } });
    expect(await wakeDemos(page)).toEqual([]);
    expect(await unstyledClasses(page)).toEqual([]);
    await close();
  });
});
