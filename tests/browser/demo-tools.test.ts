import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { watchFor } from './brief.ts';
import { demoFor } from './demo-for.ts';
import { type Reader, settled, visit } from './visit.ts';

const origin = inject('origin');
const { path, name } = demoFor(inject('out'));

const browser = await sharedChromium();

interface Opened {
  readonly page: Page;
  readonly demo: Locator;
  readonly tool: (name: string, value?: string) => Locator;
}

interface Circumstances extends Reader {
  readonly hash?: string;
  readonly codeVariant?: string;
  /** A problem that the test itself causes. */
  readonly expected?: RegExp;
}

/** A page with a demo of several files, whose console must stay empty. */
async function onPage(
  use: (opened: Opened) => Promise<void>,
  { hash = '', codeVariant, expected, ...reader }: Circumstances = {},
): Promise<void> {
  const cookie = {
    name: 'codeVariant',
    value: codeVariant ?? '',
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  const storageState = { cookies: codeVariant === undefined ? [] : [cookie], origins: [] };
  const { page, problems, close } = await visit(browser, origin + path + hash, { storageState, ...reader });
  const demo = page.locator(`[id="${name}"]`);
  const tool = (kind: string, value?: string) =>
    demo.locator(`[data-tool="${kind}"]${value === undefined ? '' : `[value="${value}"]`}`);
  await use({ page, demo, tool });
  await close();
  expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
}

const code = (demo: Locator) => demo.locator('.demo-files code');
const said = (page: Page, text: string) =>
  page.locator('[role="status"]', { hasText: text }).waitFor({ state: 'attached' });
const plain = (file: string) => fetch(`${origin}${file}`).then((response) => response.text());

test('"show code" fetches the code, shows it in tabs, and hides it again', () =>
  onPage(async ({ page, demo, tool }) => {
    const preview = demo.locator('.demo-preview');
    expect(await preview.isVisible()).toBe(true);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await tool('code').click();
    await code(demo).waitFor();
    expect(fetched.filter((url) => url.endsWith(`${name}.tsx.json`))).toHaveLength(1);
    expect(await code(demo).textContent()).toBe(await plain(`${path}${name}.tsx.txt`));
    expect(await tool('code').getAttribute('aria-expanded')).toBe('true');
    expect(await preview.isVisible()).toBe(false);
    const { height, limit } = await demo.locator('.demo-files pre').evaluate((pre) => ({
      height: pre.getBoundingClientRect().height,
      limit: Math.min(0.68 * innerHeight, 1000),
    }));
    expect(height).toBeLessThanOrEqual(limit);

    const tabs = demo.getByRole('tab');
    expect(await tabs.count()).toBeGreaterThan(1);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await demo.locator('[role="tab"][aria-selected="true"]:nth-child(2):focus').waitFor();
    const second = (await tabs.nth(1).textContent()) ?? '';
    const href = await demo.locator('.demo-sources a', { hasText: second }).getAttribute('href');
    expect(await code(demo).textContent()).toBe(await plain(href ?? ''));

    await tool('code').click();
    expect(await tool('code').getAttribute('aria-expanded')).toBe('false');
    expect(await preview.isVisible()).toBe(true);
  }));

describe('the variant of the code', () => {
  test('is one choice for all demos, remembered for a year', () =>
    onPage(async ({ page, demo, tool }) => {
      const others = page.locator('[data-tool="variant"][value="JS"]');
      await tool('code').click();
      await tool('variant', 'JS').click();
      await said(page, 'All demos show JavaScript');
      await demo.locator('.demo-files .language-js').waitFor();
      expect(await code(demo).textContent()).toBe(await plain(`${path}${name}.js.txt`));
      const pressed = await others.evaluateAll((all) => all.map((button) => button.ariaPressed));
      expect(new Set(pressed)).toEqual(new Set(['true']));
      await expect
        .poll(() => page.context().cookies())
        .toMatchObject([{ name: 'codeVariant', value: 'JS', path: '/', sameSite: 'Lax' }]);
      const [cookie] = await page.context().cookies();
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86400;
      expect(Math.round(days)).toBe(365);
    }));

  test('is at the first paint the remembered one', () =>
    onPage(
      async ({ demo, tool }) => {
        expect(await tool('variant', 'JS').getAttribute('aria-pressed')).toBe('true');
        await tool('code').click();
        await demo.locator('.demo-files .language-js').waitFor();
      },
      { codeVariant: 'JS' },
    ));

  test.each([
    ['.js', 'TS', 'JS'],
    ['.tsx', 'JS', 'TS'],
  ])(
    'is the one that %s in the address asks for, before the remembered %s',
    (extension, codeVariant, shown) =>
      onPage(
        async ({ page, demo, tool }) => {
          await code(demo).waitFor();
          expect(await code(demo).textContent()).toBe(await plain(`${path}${name}${extension}.txt`));
          expect(await tool('variant', shown).getAttribute('aria-pressed')).toBe('true');
          await expect
            .poll(async () => (await demo.boundingBox())?.y)
            .toSatisfy((y: number) => y >= 0 && y < 200);
          // An address alone does not make a choice.
          const [cookie] = await page.context().cookies();
          expect(cookie?.value).toBe(codeVariant);
        },
        { codeVariant, hash: `#${name}${extension}` },
      ),
  );

  test('follows the address while the page is open, and fixes it when the reader chooses', () =>
    onPage(async ({ page, demo, tool }) => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `${name}.js`);
      await demo.locator('.demo-files .language-js').waitFor();
      await tool('variant', 'TS').click();
      await demo.locator('.demo-files .language-tsx').waitFor();
      expect(new URL(page.url()).hash).toBe(`#${name}.tsx`);
    }));

  test('an address without an extension leaves the code closed', () =>
    onPage(
      async ({ page, tool }) => {
        await page.waitForLoadState('networkidle');
        await settled(page);
        expect(await tool('code').getAttribute('aria-expanded')).toBe('false');
      },
      { hash: `#${name}` },
    ));
});

test('"copy" copies the selected file, and says so', () =>
  onPage(
    async ({ page, demo, tool }) => {
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      const checked = await watchFor(page, `[id="${name}"] [data-tool="copy"] use[href="#icon-check"]`);
      await tool('copy').click();
      await checked();
      await said(page, 'Code copied');
      expect(await clipboard()).toBe(await plain(`${path}${name}.tsx.txt`));
      await demo.locator('[data-tool="copy"] use[href="#icon-copy"]').waitFor({ state: 'attached' });
      await tool('code').click();
      const tab = demo.getByRole('tab').nth(1);
      await tab.click();
      await demo.locator('[role="tab"][aria-selected="true"]:nth-child(2)').waitFor();
      await tool('copy').click();
      // What was said of the first copy may still stand there.
      await expect.poll(clipboard).toBe(await code(demo).textContent());
      await said(page, 'Code copied');
      expect(await tool('copy').getAttribute('aria-label')).toBe(`Copy ${await tab.textContent()}`);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));

test('"prompt" copies all files with the versions of their packages and the public address', () =>
  onPage(
    async ({ page, tool }) => {
      await tool('export', 'prompt').click();
      await said(page, 'Prompt copied');
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toMatch(
        new RegExp(`^# ${name}\nhttps://[^/]+${path}#${name}\n\nnpm install (?:\\S+@\\d+\\.\\d+\\.\\d\\S*)`),
      );
      expect(text).toContain(`\`\`\`tsx ${name}.tsx\nimport `);
      expect(text.match(/^```\w+ \S+$/gm)?.length).toBeGreaterThan(1);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));

test('"link" copies the address of the demo and goes there', () =>
  onPage(
    async ({ page, tool }) => {
      await tool('link').click();
      await said(page, 'Link copied');
      const address = `${origin}${path}#${name}`;
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      expect(page.url()).toBe(address);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));

test('"reset" starts the demo again, without a jump', () =>
  onPage(async ({ page, demo, tool }) => {
    await demo.scrollIntoViewIfNeeded();
    await page.locator(`[id="${name}"][data-demo-state="live"]`).waitFor();
    const before = await demo.boundingBox();
    await demo.locator('.demo-live').evaluate((live) => live.setAttribute('data-old', ''));
    await tool('reset').click();
    await said(page, 'The demo has restarted');
    await demo.locator('.demo-live:not([data-old])').waitFor();
    await demo.locator('.demo-live[data-old]').waitFor({ state: 'detached' });
    expect(await demo.locator('.demo-live').count()).toBe(1);
    expect(await demo.locator('.demo-live').evaluate((live) => live.innerHTML.length)).toBeGreaterThan(100);
    expect(await demo.boundingBox()).toEqual(before);
  }));

test('"full screen" shows the demo alone and comes back to the same place', () =>
  onPage(async ({ page, demo, tool }) => {
    await demo.scrollIntoViewIfNeeded();
    // Its name appears when its code has arrived: the browser allows full screen only soon after the click.
    await tool('fullscreen').hover();
    await page.locator('.tip:popover-open').waitFor();
    await tool('fullscreen').click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.locator('[data-fullscreen]').waitFor();
    const size = await page.evaluate(() => ({ x: 0, y: 0, width: innerWidth, height: innerHeight }));
    expect(await demo.boundingBox()).toEqual(size);
    expect(await tool('fullscreen').getAttribute('aria-label')).toBe('Leave full screen');
    const position = await page.evaluate(() => scrollY);
    await tool('fullscreen').click();
    await page.waitForFunction(() => document.fullscreenElement === null);
    await page.locator('[data-fullscreen]').waitFor({ state: 'detached' });
    expect(await tool('fullscreen').getAttribute('aria-label')).toBe('Full screen');
    expect(await page.evaluate(() => scrollY)).toBe(position);
  }));

describe.each(['ltr', 'rtl'])('the keyboard, %s', (direction) => {
  const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  test('reaches one tool by Tab and the others by arrows, Home and End', () =>
    onPage(
      async ({ page, demo, tool }) => {
        const focused = () => demo.locator('[data-tool]:focus').getAttribute('data-tool');
        await tool('variant', 'JS').focus();
        const count = await demo.locator('[data-tool]').count();
        const visited: (string | null)[] = [];
        for (let index = 0; index < count; index += 1) {
          visited.push(await focused());
          await page.keyboard.press(forward as string);
        }
        expect(visited.slice(0, 4)).toEqual(['variant', 'variant', 'code', 'edit']);
        expect(await tool('variant', 'JS').evaluate((button) => button === document.activeElement)).toBe(
          true,
        );
        await page.keyboard.press(back as string);
        expect(await focused()).toBe('link');
        await page.keyboard.press('Home');
        expect(await focused()).toBe('variant');
        await page.keyboard.press('End');
        expect(await focused()).toBe('link');
        const reachable = demo.locator('[data-tool][tabindex="0"]');
        expect(await reachable.count()).toBe(1);
        expect(await reachable.getAttribute('data-tool')).toBe('link');
        await page.keyboard.press('Home');
        await page.keyboard.press(forward as string);
        await page.keyboard.press(forward as string);
        await page.keyboard.press('Enter');
        await code(demo).waitFor();
        expect(await focused()).toBe('code');
      },
      { storage: { 'mui-direction': direction } },
    ));
});

test('a tool is named under a pointer and for the keyboard, inside the window, until Escape', () =>
  onPage(
    async ({ page, tool }) => {
      const tip = page.locator('.tip:popover-open');
      // Scrolling hides it.
      await tool('link').scrollIntoViewIfNeeded();
      await settled(page);
      await tool('link').hover();
      await tip.waitFor();
      expect(await tip.textContent()).toBe('Copy the link to this demo');
      const { x = 0, width = 0 } = (await tip.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
      await page.keyboard.press('Escape');
      expect(await tip.count()).toBe(0);
      await tool('variant', 'JS').focus();
      await page.keyboard.press('End');
      await tip.waitFor();
      await page.keyboard.press('Home');
      await page.locator('.tip', { hasText: 'Show JavaScript' }).waitFor();
    },
    { viewport: { width: 390, height: 844 } },
  ));

test('every tool is within a narrow window and large enough to touch', () =>
  onPage(
    async ({ page, demo }) => {
      const boxes = await demo.locator('[data-tool]').evaluateAll((tools) =>
        tools.map((each) => {
          const { left, right, width, height } = each.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && width >= 24 && height >= 40;
        }),
      );
      expect(boxes).not.toContain(false);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
    { viewport: { width: 390, height: 844 }, storage: { 'mui-direction': 'rtl' } },
  ));

test('code that cannot be fetched is said to be missing, and may be asked for again', () =>
  onPage(
    async ({ page, demo, tool }) => {
      await page.route('**/*.json', (route) => route.fulfill({ status: 503, body: '' }));
      await tool('code').click();
      await page.getByRole('alert').filter({ hasText: 'Part of this page is missing' }).waitFor();
      expect(await tool('code').getAttribute('aria-expanded')).toBe('false');
      await page.unroute('**/*.json');
      await tool('code').click();
      await code(demo).waitFor();
    },
    { expected: /503|json net::ERR_ABORTED/ },
  ));

describe('a project of the demo', () => {
  test.each(['TS', 'JS'] as const)(
    'opens in a sandbox in %s, with the colours and direction of the page',
    (variant) =>
      onPage(
        async ({ page, tool }) => {
          const posted: string[] = [];
          await page.context().route(/stackblitz|codesandbox/, (route) => {
            posted.push(route.request().postData() ?? '');
            return route.fulfill({ contentType: 'text/html', body: '<title>Opened</title>' });
          });
          await tool('variant', variant).click();
          for (const kind of ['stackblitz', 'codesandbox']) {
            const [tab] = await Promise.all([page.waitForEvent('popup'), tool('export', kind).click()]);
            await tab.waitForFunction(() => document.title === 'Opened');
          }
          expect(posted).toHaveLength(2);
          const fields = new URLSearchParams(posted[0]);
          const names = [...fields.keys()];
          const entry = `project[files][src/${name}.${variant === 'TS' ? 'tsx' : 'jsx'}]`;
          expect(names, names.join()).toContain(entry);
          expect(fields.get(entry)).toContain('export default function');
          expect(fields.get('project[files][package.json]')).toContain('"react"');
          const main = fields.get(`project[files][src/main.${variant === 'TS' ? 'tsx' : 'jsx'}]`);
          expect(main).toContain("mode: 'dark'");
          expect(main).toContain("direction: 'rtl'");
        },
        { storage: { 'mui-mode': 'dark', 'mui-direction': 'rtl' } },
      ),
  );

  test('is downloaded', () =>
    onPage(async ({ page, tool }) => {
      const [download] = await Promise.all([page.waitForEvent('download'), tool('export', 'zip').click()]);
      const entries = unzipSync(readFileSync(await download.path()));
      const paths = Object.keys(entries).map((file) => file.replace(/^[^/]*\//, ''));
      expect(paths).toEqual(expect.arrayContaining(['package.json', `src/${name}.tsx`]));
    }));
});

test.each(['light', 'dark'] as const)('axe finds nothing in open code, %s', (colorScheme) =>
  onPage(
    async ({ page, demo, tool }) => {
      await tool('code').click();
      await code(demo).waitFor();
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async (selector) => {
        const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
        const parts = ['.demo-toolbar', '.demo-code'].map((part) => `${selector} ${part}`);
        const found = await inPage.run({ include: parts });
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
      }, `[id="${name}"]`);
      expect(violations).toEqual([]);
    },
    { colorScheme },
  ),
);

test('without a script the sources are a link away', () =>
  onPage(
    async ({ page, demo, tool }) => {
      expect(await tool('code').isVisible()).toBe(false);
      expect(await demo.locator('.demo-preview').first().isVisible()).toBe(true);
      await demo.locator('.demo-sources summary').click();
      await demo.getByRole('link', { name: `${name}.js` }).click();
      await page.waitForURL(`**/${name}.js.txt`);
      expect(await page.locator('body').textContent()).toContain('export default function');
    },
    // The scripts, and the icon of a page that is plain text.
    { javaScriptEnabled: false, expected: /\.js csp$|404/ },
  ));

test('a click in code chooses no language for the reader', () =>
  onPage(async ({ page, demo, tool }) => {
    await tool('code').click();
    await code(demo).first().click();
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('userLanguage');
  }));
