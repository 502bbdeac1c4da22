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
