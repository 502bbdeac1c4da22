import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { watchFor } from './brief.ts';
import { changeHtml } from './changed-html.ts';
import { layoutShifts, type Reader, settled, visit } from './visit.ts';

const origin = inject('origin');
/** A page with plain blocks of code, tabs, and no demo near its head. */
const textPath = '/x/introduction/installation/';
const demoPath = '/x/react-date-pickers/date-picker/';

const browser = await sharedChromium();

async function onPage(path: string, use: (page: Page) => Promise<void>, reader: Reader = {}): Promise<void> {
  const { page, problems, close } = await visit(browser, origin + path, {
    permissions: ['clipboard-read', 'clipboard-write'],
    ...reader,
  });
  await page.waitForLoadState('networkidle');
  await use(page);
  await close();
  expect(problems).toEqual([]);
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const clear = (page: Page) => page.evaluate(() => navigator.clipboard.writeText('nothing'));
const textOf = async (page: Page, selector: string) =>
  ((await page.locator(selector).first().locator('code').textContent()) ?? '').replace(/\n$/, '');
const block = '.prose .code:visible:not(.demo *)';

describe('9. Shortcut: Ctrl, Cmd or Alt + C copies the hovered code block when no text is selected', () => {
  test.each(['Control', 'Meta', 'Alt'])('%s', (key) =>
    onPage(textPath, async (page) => {
      await clear(page);
      await page.locator(block).first().hover();
      await page.keyboard.press(`${key}+c`);
      await expect.poll(() => clipboard(page)).toBe(await textOf(page, block));
    }),
  );

  test('the focused block, when none is hovered', () =>
    onPage(textPath, async (page) => {
      await page.mouse.move(0, 0);
      await page.locator(block).nth(1).locator('pre').focus();
      await page.keyboard.press('Control+c');
      const text = await page.locator(block).nth(1).locator('code').textContent();
      await expect.poll(() => clipboard(page)).toBe(text?.replace(/\n$/, ''));
    }));

  test.each(['Shift+Control+c', 'Control+Alt+c', 'c'])('not by %s', (keys) =>
    onPage(textPath, async (page) => {
      await clear(page);
      await page.locator(block).first().hover();
      await page.keyboard.press(keys);
      await settled(page);
      expect(await clipboard(page)).toBe('nothing');
      expect(await page.locator('.copy[data-copied]').count()).toBe(0);
    }),
  );

  test('not when something is selected', () =>
    onPage(textPath, async (page) => {
      await page.evaluate(() =>
        getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body),
      );
      await page.locator(block).first().hover();
      await page.keyboard.press('Control+c');
      await expect.poll(() => clipboard(page)).toBe((await page.locator('h1').textContent()) ?? '');
      expect(await page.locator('.copy[data-copied]').count()).toBe(0);
    }));

  test('not when something is selected in a field', () =>
    onPage(textPath, async (page) => {
      await page.evaluate(() => {
        const field = Object.assign(document.createElement('input'), { value: 'in a field' });
        document.querySelector('main')?.prepend(field);
        field.select();
      });
      await page.locator(block).first().hover();
      await page.locator('main > input').evaluate((field: HTMLInputElement) => field.focus());
      await page.keyboard.press('Control+c');
      await expect.poll(() => clipboard(page)).toBe('in a field');
    }));

  test('the code of a demo, whose tool says so', () =>
    onPage(demoPath, async (page) => {
      const preview = '.demo-preview:visible';
      const text = await textOf(page, preview);
      await page.locator(preview).first().hover();
      const checked = await watchFor(page, '[data-tool="copy"] use[href="#icon-check"]');
      await page.keyboard.press('Control+c');
      await checked();
      await expect.poll(() => clipboard(page)).toBe(text);
      await page.locator('[role="status"]', { hasText: 'Code copied' }).waitFor({ state: 'attached' });
    }));
});

test('9. Copied label lasts 2000 ms: Copy → Copied → Copy', () =>
  onPage(textPath, async (page) => {
    await page.clock.install();
    const button = page.locator(block).first().locator('.copy');
    const [idle, copied] = [button.locator('.when-idle'), button.locator('.when-copied')];
    await page.locator(block).first().hover();
    expect(await idle.textContent()).toMatch(/^Copy/);
    // The clock is paused, or a slow machine would use up the 2 seconds.
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect.poll(() => copied.textContent()).toBe('Copied');
    expect(await idle.isVisible()).toBe(false);
    await page.clock.runFor(1900);
    expect(await copied.textContent()).toBe('Copied');
    await page.clock.runFor(150);
    expect(await copied.textContent()).toBe('');
    expect(await idle.isVisible()).toBe(true);
  }));

test('the copy button shows on hover and on focus, with its key, and always on touch', async () => {
  const opacity = (page: Page) =>
    page
      .locator(block)
      .first()
      .locator('.copy')
      .evaluate((button) => getComputedStyle(button).opacity);
  await onPage(textPath, async (page) => {
    expect(await opacity(page)).toBe('0');
    await page.locator(block).first().locator('pre').focus();
    expect(await opacity(page)).toBe('1');
  });
  await onPage(
    textPath,
    async (page) => {
      expect(await opacity(page)).toBe('1');
      expect(await page.locator('.copy-keys:visible').count()).toBe(0);
    },
    { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
  );
});

/** Number of colours in the code of a page. */
const colorsOf = (page: Page) =>
  page
    .locator('.code .token')
    .evaluateAll((all) => new Set(all.map((token) => getComputedStyle(token).color)).size);

describe('7. Code highlighting stylesheet: loaded lazily from a static path', () => {
  const sheet = /\/assets\/highlight-\w+\.css$/;

  test('not before code is near, then once, moving nothing', async () => {
    const { page, problems, close } = await visit(browser, 'about:blank');
    const fetched: string[] = [];
    page.on('request', (request) => sheet.test(request.url()) && fetched.push(request.url()));
    await page.setViewportSize({ width: 1440, height: 300 });
    await changeHtml(page, '**/installation/', (html) =>
      html.replace('<div class="prose">', '<div class="prose"><div style="height:3000px"></div>'),
    );
    await page.goto(origin + textPath);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    const box = () => page.locator('.prose').evaluate((prose) => prose.getBoundingClientRect().height);
    const colors = () => colorsOf(page);
    const height = await box();
    expect(await colors()).toBe(1);
    await page.evaluate(() => scrollBy(0, 3800));
    await expect.poll(colors).toBeGreaterThan(1);
    await page.evaluate(() => scrollBy(0, 3800));
    await settled(page);
    expect(fetched).toHaveLength(1);
    expect(await box()).toBe(height);
    expect(await layoutShifts(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('after a soft change of page', async () => {
    const { page, close } = await visit(browser, `${origin}/x/introduction/roadmap/`);
    await page.waitForLoadState('networkidle');
    const sheets = () => page.locator('link[data-highlighting]:not([disabled])').count();
    expect([await page.locator('.code').count(), await sheets()]).toEqual([0, 0]);
    await page.evaluate(() => {
      const code = '<div class="code"><pre><code><span class="token keyword">if</span></code></pre></div>';
      document.querySelector('.prose')?.insertAdjacentHTML('afterbegin', code);
      document.dispatchEvent(new CustomEvent('docs:page'));
    });
    await expect.poll(sheets).toBe(1);
    expect(await page.locator('.prose .code > .copy').count()).toBe(1);
    await close();
  });

  test('code reads before it arrives', async () => {
    const { page, close } = await visit(browser, 'about:blank');
    await page.route(sheet, (route) => route.abort());
    await page.goto(origin + textPath);
    const { text, plain } = await page.evaluate(() => {
      const color = (selector: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body).color;
      return { text: color('.code .token'), plain: color('.code > pre') };
    });
    // The colour of `codeText`, which tests/templates/styles.test.ts measures on every ground of code.
    expect([text, plain]).toEqual(['rgb(39, 48, 59)', 'rgb(39, 48, 59)']);
    await close();
  });

  test('without a script, with the page', async () => {
    const { page, close } = await visit(browser, origin + textPath, { javaScriptEnabled: false });
    expect(await colorsOf(page)).toBeGreaterThan(1);
    await close();
  });
});

describe('4. Code variant', () => {
  const variant = (page: Page) => page.locator('html').getAttribute('data-code-variant');
  const cookie = (value: string) => ({
    storageState: {
      cookies: [
        {
          name: 'codeVariant',
          value,
          domain: new URL(origin).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax' as const,
        },
      ],
      origins: [],
    },
  });

  test('starts as TS', () => onPage(demoPath, async (page) => expect(await variant(page)).toBe('TS')));
  test('a hash ending in .js gives JS', () =>
    onPage(`${demoPath}#DatePickerFirstLook.js`, async (page) => expect(await variant(page)).toBe('JS')));
  test('a hash ending in .tsx gives TS, whatever is saved', () =>
    onPage(
      `${demoPath}#DatePickerFirstLook.tsx`,
      async (page) => expect(await variant(page)).toBe('TS'),
      cookie('JS'),
    ));
  test('otherwise the saved cookie applies', () =>
    onPage(
      `${demoPath}#DatePickerFirstLook`,
      async (page) => expect(await variant(page)).toBe('JS'),
      cookie('JS'),
    ));
  test('a hash changes the page and keeps nothing', () =>
    onPage(demoPath, async (page) => {
      await page.evaluate(() => {
        location.hash = '#DatePickerFirstLook.js';
      });
      await expect.poll(() => variant(page)).toBe('JS');
      expect(await page.context().cookies()).toEqual([]);
    }));
  test('another choice does not undo what the address asks for', () =>
    onPage(`${demoPath}#DatePickerFirstLook.js`, async (page) => {
      await page.locator('.mode-toggle').click();
      expect(await variant(page)).toBe('JS');
    }));
});
