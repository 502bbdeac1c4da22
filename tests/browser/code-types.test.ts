import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { lanternInOurLook } from '../support/lantern-in-our-look.ts';
import type { ServedSite } from '../support/served-site.ts';
import { violations } from './axe.ts';
import { type Reader, visit } from './visit.ts';

const browser = await sharedChromium();
let site: ServedSite;

beforeAll(async () => {
  site = await lanternInOurLook(temporaryFolder());
});

afterAll(() => site?.close());

const path = '/lantern/react-lamp/';

/** A block with the lines of the page's first fence. */
const fenceOf = (page: Page): Locator => page.locator('.code:has(> .code-title) > pre');
const noteOf = (page: Page): Locator => page.locator('.code-note:popover-open');

async function read(
  work: (page: Page, code: Locator, asked: readonly string[]) => Promise<void>,
  reader: Reader = {},
): Promise<void> {
  const { page, problems, close } = await visit(browser, `${site.origin}/lantern/reference/lamp/`, reader);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.origin + path);
  const code = fenceOf(page);
  await code.scrollIntoViewIfNeeded();
  await work(page, code, asked);
  expect(problems).toEqual([]);
  await close();
}

const isTypes = (address: string): boolean => address.endsWith('.types.json');

test('nothing is fetched before a reader reaches code; then one file, once', () =>
  read(async (page, code, asked) => {
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => isTypes(address) || /\/names-[^/]*\.js$/.test(address))).toEqual([]);
    await code.hover();
    await code.locator('.code-name').first().hover();
    await noteOf(page).waitFor();
    await page.locator('.demo-preview pre:visible').first().hover();
    await page.locator('.demo-preview .code-name').first().waitFor();
    expect(asked.filter(isTypes)).toEqual([`${path}index.types.json`]);
  }));

test('a pointer on a name shows its type, its sentence and the way to its entry, which it can reach', () =>
  read(async (page, code) => {
    await code.hover();
    await code.locator('.code-name', { hasText: 'brightness' }).hover();
    const note = noteOf(page);
    await note.waitFor();
    expect(await note.locator('.code-note-type').textContent()).toBe('brightness?: number');
    expect(await note.getByRole('link').getAttribute('href')).toBe(
      '/lantern/reference/lamp/#lamp-prop-brightness',
    );
    await note.hover();
    await page.waitForTimeout(600);
    expect(await note.count()).toBe(1);
    await page.mouse.move(5, 5);
    await note.waitFor({ state: 'detached' });
  }));

test('one key leads into the code, arrow keys along its names, Escape back', () =>
  read(async (page, code) => {
    const types = page.waitForResponse((response) => isTypes(response.url()));
    await code.focus();
    await types;
    await noteOf(page).waitFor();
    expect(await code.getAttribute('aria-describedby')).toBe('site--code-note');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const names = await code.locator('.code-name').allTextContents();
    expect(names.length).toBeGreaterThan(2);
    await page.keyboard.press('Enter');
    expect(await focused()).toBe(names[0]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe(names[2]);
    const name = page.locator('.code-name:focus');
    expect(await name.getAttribute('aria-describedby')).toBe('site--code-note');
    expect(await name.getAttribute('role')).toBe('button');
    expect(await noteOf(page).textContent()).toContain('brightness?: number');
    await page.keyboard.press('End');
    expect(await focused()).toBe(names.at(-1));
    await page.keyboard.press('Home');
    expect(await focused()).toBe(names[0]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    expect(await noteOf(page).count()).toBe(0);
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test('in a page from right to left, code and its keys run from left to right', () =>
  read(
    async (page, code) => {
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      await code.hover();
      const names = code.locator('.code-name');
      await names.nth(2).hover();
      await noteOf(page).waitFor();
      await code.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      expect(await names.nth(1).evaluate((element) => element === document.activeElement)).toBe(true);
      const box = await noteOf(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
    },
    { storage: { 'mui-direction': 'rtl' } },
  ));

test('on a phone a touch shows the note within the screen, and another one anywhere else removes it', () =>
  read(
    async (page, code) => {
      await code.locator('code').tap({ position: { x: 5, y: 5 } });
      const name = code.locator('span.code-name', { hasText: 'brightness' });
      await name.waitFor();
      await name.tap();
      const note = noteOf(page);
      await note.waitFor();
      const box = await note.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(new URL(page.url()).pathname).toBe(path);
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 60);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      await page.locator('h1').evaluate((heading: HTMLElement) => heading.click());
      await note.waitFor({ state: 'detached' });
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ));

test('code with marked names is selected and copied as before', () =>
  read(async (_, code) => {
    const before = await code.textContent();
    await code.hover();
    await code.locator('.code-name').first().waitFor();
    expect(await code.textContent()).toBe(before);
    const selected = await code.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(selected.trim()).toBe(before?.trim());
  }));

test('a reader turns the notes off, and on again', () =>
  read(async (page, code, asked) => {
    const choose = async (value: string) => {
      await page.locator('.settings-button').click();
      await page.locator(`#site--settings label:has([name="codeTypes"][value="${value}"])`).click();
      await page.keyboard.press('Escape');
    };
    await choose('off');
    await code.hover();
    await page.waitForTimeout(300);
    expect(asked.filter(isTypes)).toEqual([]);
    await choose('on');
    await page.mouse.move(5, 5);
    await code.hover();
    await code.locator('.code-name').first().hover();
    await noteOf(page).waitFor();
  }));

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each([
    ['ltr', 'none'],
    ['rtl', 'none'],
    ['ltr', 'active'],
  ] as const)('axe finds nothing on a note, %s, forced colours %s', (direction, forcedColors) =>
    read(
      async (page, code) => {
        await code.hover();
        await code.locator('.code-name').last().hover();
        await noteOf(page).waitFor();
        // The lamps themselves have no names.
        const found = (await violations(page)).filter((text) => !text.includes('role="img"'));
        expect(found).toEqual([]);
      },
      { colorScheme: scheme, forcedColors, storage: { 'mui-direction': direction } },
    ),
  );
});

test('without a script, names lead to their entries', () => {
  const html = readFileSync(join(site.out, path, 'index.html'), 'utf8');
  const codes = [...html.matchAll(/<pre tabindex="0"><code[^>]*>(.*?)<\/code>/gs)].map(
    ([, code = '']) => code,
  );
  const links = codes.flatMap((code) => [...code.matchAll(/<a href="([^"]*)">(\w+)<\/a>/g)]);
  expect(links.map(([, href, name]) => [name, href])).toContainEqual(['Lamp', '/lantern/reference/lamp/']);
});

test('a page without typed code names no file of types', () => {
  const html = readFileSync(join(site.out, 'lantern/reference/lamp/index.html'), 'utf8');
  expect(html).not.toContain('data-types');
});
