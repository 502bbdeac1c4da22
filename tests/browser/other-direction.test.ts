import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { visit } from './visit.ts';

const origin = inject('origin');

const browser = await sharedChromium();

const rightToLeft = { storage: { 'mui-direction': 'rtl' } };

/** Whether the last character of the element's text stands behind the one before it, as English is written. */
const endsWhereItShould = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const text = element.textContent ?? '';
    if (!/\w[?…:.]$/.test(text)) throw new Error(`“${text}” does not end with a mark`);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        boxes.push(range.getBoundingClientRect());
      }
    const [before, mark] = boxes.slice(-2);
    return before !== undefined && mark !== undefined && mark.left >= before.right - 1;
  });

const question = 'Why is my grid empty?';

test.each([
  ['heading', '/x/react-data-grid/faq/', `h3:text-is("${question}")`],
  ['link in the contents', '/x/react-data-grid/faq/', `.contents a:text-is("${question}")`],
  ['link in the sidebar', '/x/react-data-grid/faq/', '.roots a:text-is("I want to…")'],
  ['title', '/x/react-data-grid/tasks/', 'h1'],
  ['label of a menu', '/x/react-date-pickers/date-picker/', '.demo-alternative > bdi'],
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
  expect(await endsWhereItShould(name)).toBe(true);
  await close();
});

test('… and that of the note below an editor', async () => {
  const { page, close } = await visit(browser, `${origin}/x/react-data-grid/sorting/`, rightToLeft);
  await page.locator('[data-tool="edit"]').first().click();
  const note = page.locator('.demo-editor-help');
  await note.waitFor();
  expect(await endsWhereItShould(note)).toBe(true);
  await close();
});
