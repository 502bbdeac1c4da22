import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { watchFor } from './brief.ts';
import { visit } from './visit.ts';

const origin = inject('origin');
const path = '/x/introduction/licensing/';
const browser = await sharedChromium();

test('the page is copied as Markdown, which is said, under the policy of the site', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page, problems, close } = await visit(browser, origin + path, { permissions });
  const markdown = await (await fetch(`${origin}${path}index.md`)).text();
  expect(markdown).toMatch(/^---\ntitle: Licensing\n/);
  const said = await watchFor(page, '[role="status"]', 'Copied');
  await page.getByRole('button', { name: 'Copy page as Markdown' }).press('Enter');
  await said();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  expect(problems).toEqual([]);
  await close();
});

test('a section is copied by the button below its heading, by keyboard too, and the heading keeps its name', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page, problems, close } = await visit(browser, origin + path, { permissions });
  const heading = page.locator('.prose > h2').first();
  const id = (await heading.getAttribute('id')) ?? '';
  const button = heading.locator('+ .copy-section');
  const opacity = () => button.evaluate((each) => getComputedStyle(each).opacity);
  await heading.hover();
  await button.waitFor();
  expect(await opacity()).toBe('1');
  const [title, own] = await Promise.all([heading.boundingBox(), button.boundingBox()]);
  expect(own?.y).toBeGreaterThan((title?.y ?? 0) - 8);
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0) + 8);
  await page.mouse.move(0, 0);
  expect(await opacity()).toBe('0');
  await heading.locator('.heading-link').focus();
  await page.keyboard.press('Tab');
  expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await opacity()).toBe('1');
  await page.keyboard.press('Enter');
  await button.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  const markdown = await (await fetch(`${origin}${path}index.${id.toLowerCase()}.md`)).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  expect(problems).toEqual([]);
  await close();
});

test('without a script a link leads to the Markdown', async () => {
  const { page, close } = await visit(browser, origin + path, { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Copy page as Markdown' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')).toBe(
    `${path}index.md`,
  );
  await close();
});

test('Markdown and lists are served as UTF-8 text, pictures as PNG', async () => {
  const type = async (address: string) => (await fetch(origin + address)).headers.get('content-type');
  expect(await type(`${path}index.md`)).toBe('text/markdown; charset=utf-8');
  expect(await type('/llms.txt')).toBe('text/plain; charset=utf-8');
  expect(await type('/llms-full.txt')).toBe('text/plain; charset=utf-8');
  expect(await type(`${path}social.png`)).toBe('image/png');
});
