import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { visit } from './visit.ts';

const origin = inject('origin');

const browser = await sharedChromium();

const rightToLeft = { storage: { 'mui-direction': 'rtl' } };

/** Whether the last character of the element's own text stands behind the one before it, as English is written. */
const endsWhereItShould = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let last = walker.nextNode();
    for (let next = last; next !== null; next = walker.nextNode()) last = next;
    const text = last?.textContent ?? '';
    if (last === null || !/\w[?…]$/.test(text)) throw new Error(`“${text}” does not end with a mark`);
    const boxOf = (index: number): DOMRect => {
      const range = document.createRange();
      range.setStart(last, index);
      range.setEnd(last, index + 1);
      return range.getBoundingClientRect();
    };
    return boxOf(text.length - 1).left >= boxOf(text.length - 2).right - 1;
  });

const question = 'Why is my grid empty?';

test.each([
  ['heading', '/x/react-data-grid/faq/', `h3:text-is("${question}")`],
  ['link in the contents', '/x/react-data-grid/faq/', `.contents a:text-is("${question}")`],
  ['link in the sidebar', '/x/react-data-grid/faq/', '.roots a:text-is("I want to…")'],
  ['title', '/x/react-data-grid/tasks/', 'h1'],
  ['link to the next page', '/x/react-data-grid/getting-started/', '.neighbour-next'],
])(
  'from right to left, the mark at the end of an English %s stands at its end',
  async (_, path, selector) => {
    const { page, close } = await visit(browser, origin + path, rightToLeft);
    expect(await endsWhereItShould(page.locator(selector).first())).toBe(true);
    await close();
  },
);

test('… and that of a name that a search finds', async () => {
  const { page, close } = await visit(browser, `${origin}/x/react-data-grid/faq/`, rightToLeft);
  await page.locator('.search-button').click();
  await page.locator('#site--search input').first().fill(question.slice(0, -1));
  const name = page.locator('#site--search .search-name', { hasText: question }).first();
  await name.waitFor();
  // Parts of the name that were searched for are marked; the question mark is not.
  expect(await name.evaluate((each) => each.lastChild?.textContent)).toBe('?');
  const [before, mark] = await name.evaluate((each) => {
    const boxOf = (node: ChildNode | null | undefined): DOMRect => {
      const range = document.createRange();
      if (node) range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    return [boxOf(each.lastChild?.previousSibling).right, boxOf(each.lastChild).left];
  });
  expect(mark).toBeGreaterThanOrEqual((before ?? 0) - 1);
  await close();
});
