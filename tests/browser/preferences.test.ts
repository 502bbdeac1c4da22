import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { layoutShifts, type Reader, visit } from './visit.ts';

const origin = inject('origin');
/** A page with fields, buttons and a primary colour among its demos. */
const path = '/x/react-date-pickers/date-picker/';

const browser = await sharedChromium();

interface Opened {
  readonly page: Page;
  readonly drawer: Locator;
  readonly root: Locator;
  /** A control by its accessible name. */
  readonly radio: (name: string) => Locator;
}

/** The page with its drawer open and its controls working. */
async function withDrawer(
  use: (opened: Opened) => Promise<void>,
  reader: Reader = {},
  at = path,
): Promise<void> {
  const { page, problems, close } = await visit(browser, origin + at, reader);
  const drawer = page.locator('#site--settings');
  await page.locator('.settings-button').click();
  await page.locator('#site--settings[data-state="ready"]').waitFor();
  const radio = (name: string) => drawer.getByRole('radio', { name, exact: true });
  await use({ page, drawer, root: page.locator('html'), radio });
  expect(problems).toEqual([]);
  await close();
}

/** The browser's process hears of it some time after the page has set it. */
const cookie = async (page: Page, name: string) => {
  const found = (await page.context().cookies()).find((each) => each.name === name);
  return found && decodeURIComponent(found.value);
};
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const property = (element: Locator, name: string) =>
  element.evaluate((each, key) => getComputedStyle(each).getPropertyValue(key), name);

/** A live demo in the viewport. */
async function live(page: Page, name: string): Promise<Locator> {
  const demo = page.locator(`[id="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.and(page.locator('[data-demo-state="live"]')).waitFor();
  return demo.locator('.demo-live');
}

describe('the settings drawer', () => {
  test('is a named dialog that has the focus, gives it back, and leaves the page in use', () =>
    withDrawer(async ({ page, drawer }) => {
      expect(await page.getByRole('dialog', { name: 'Settings' }).isVisible()).toBe(true);
      await page.locator('#site--settings:focus').waitFor();
      expect(await layoutShifts(page)).toEqual([]);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await drawer.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => drawer.isVisible()).toBe(false);
      expect(await page.locator('.settings-button:focus').count()).toBe(1);
    }));

  test('is used by the keyboard alone', () =>
    withDrawer(async ({ page, root, drawer }) => {
      await page.keyboard.press('Escape');
      await page.locator('.settings-button').press('Enter');
      await page.locator('#site--settings:focus').waitFor();
      const visited: string[] = [];
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => {
          const { activeElement } = document;
          const input = activeElement instanceof HTMLInputElement ? activeElement.name : null;
          return (
            input ?? (activeElement as HTMLElement | null)?.dataset.setting ?? activeElement?.className ?? ''
          );
        });
        if (visited.includes(name)) break;
        visited.push(name);
        if (name === 'codeStyling') break;
      }
      expect(visited).toEqual([
        'resetAll',
        'icon-button',
        'mode',
        'direction',
        'color',
        'customColor',
        'resetColors',
        'density',
        'less',
        'spacing',
        'more',
        'resetDensity',
        'codeVariant',
        'codeTypes',
        'codeStyling',
      ]);
      await drawer.locator('[name="mode"]:checked').focus();
      await page.keyboard.press('ArrowRight');
      expect(await root.getAttribute('data-mode')).toBe('dark');
    }));

  test.each([
    ['light', {}],
    ['dark', { storage: { 'mui-mode': 'dark' } }],
    ['right to left', { storage: { 'mui-direction': 'rtl' } }],
    ['on a phone', { viewport: { width: 390, height: 844 } }],
  ] as const)('%s: axe finds nothing, and it is within the window', (_, reader) =>
    withDrawer(async ({ page, drawer }) => {
      await drawer.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async () => {
        const run = await (globalThis as unknown as { axe: typeof axe }).axe.run('#site--settings');
        return run.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      });
      expect(violations).toEqual([]);
      const box = await drawer.boundingBox();
      const size = page.viewportSize();
      expect(box && size && box.x >= 0 && box.x + box.width <= size.width).toBe(true);
      expect(box && size && box.y > 0 && box.y + box.height <= size.height).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }, reader),
  );

  test('on a phone the header has the menu, the logo, the search and the settings', () =>
    withDrawer(
      async ({ page }) => {
        const shown = await page
          .locator('.header > :is(button, a), .header-end > *')
          .evaluateAll((all) =>
            all
              .filter((each) => each.checkVisibility())
              .map((each) => each.className.replace(/icon-button |needs-js/g, '').trim()),
          );
        expect(shown).toEqual(['menu-button', 'logo', 'search-button', 'settings-button']);
      },
      { viewport: { width: 390, height: 844 } },
    ));

  test.each([
    ['its code', 'RESET_DENSITY'],
    ['its controls', '<div class="settings-body">'],
  ])('says in the drawer that %s is missing, and tries again', async (_, part) => {
    const { page, close } = await visit(browser, 'about:blank');
    let refuses = true;
    await page.route(/\/assets\/(settings|chunk)-/, async (route) => {
      const response = await route.fetch();
      if (refuses && (await response.text()).includes(part)) return route.abort();
      return route.fulfill({ response });
    });
    await page.goto(origin + path);
    await page.locator('.settings-button').click();
    const alert = page.locator('#site--settings').getByRole('alert');
    await alert.waitFor();
    refuses = false;
    await page.keyboard.press('Escape');
    await page.locator('.settings-button').press('Enter');
    await page.locator('#site--settings[data-state="ready"]').waitFor();
    expect(await alert.isVisible()).toBe(false);
    await close();
  });
});

describe('a change in the drawer shows at once in the live demos, and is kept', () => {
  test('mode: light, dark, and as the system, which is followed', () =>
    withDrawer(async ({ page, root, radio }) => {
      const demo = await live(page, 'DatePickerTwoValueModes');
      const light = await property(demo.locator('input').first(), 'color');
      await radio('Dark').check();
      await expect.poll(() => property(demo.locator('input').first(), 'color')).not.toBe(light);
      expect(await stored(page, 'mui-mode')).toBe('dark');
      await radio('System').check();
      expect(await root.getAttribute('data-mui-color-scheme')).toBe('light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => root.getAttribute('data-mui-color-scheme')).toBe('dark');
    }));

  test('direction', () =>
    withDrawer(async ({ page, root, radio }) => {
      const demo = await live(page, 'DatePickerTwoValueModes');
      const label = demo.locator('label').first();
      const { x } = (await label.boundingBox()) ?? { x: 0 };
      await radio('Right to left').check();
      expect(await root.getAttribute('dir')).toBe('rtl');
      await expect.poll(async () => (await label.boundingBox())?.x).not.toBe(x);
      expect(await stored(page, 'mui-direction')).toBe('rtl');
    }));

  test('density', () =>
    withDrawer(async ({ page, drawer, radio }) => {
      const demo = await live(page, 'DatePickerTwoValueModes');
      const height = async () => (await demo.locator('.MuiInputBase-root').first().boundingBox())?.height;
      const before = (await height()) ?? 0;
      await radio('Dense').check();
      await expect.poll(height).toBeLessThan(before);
      expect(await stored(page, 'mui-density')).toBe('dense');
      await drawer.getByRole('button', { name: 'Reset density and spacing' }).click();
      await expect.poll(height).toBe(before);
    }));

  test('spacing, by both buttons and by its number, within the range', () =>
    withDrawer(async ({ page, drawer }) => {
      const number = drawer.getByRole('spinbutton', { name: 'Spacing' });
      const demo = await live(page, 'DatePickerTwoValueModes');
      const height = async () => (await demo.boundingBox())?.height ?? 0;
      const before = await height();
      await drawer.getByRole('button', { name: 'More spacing' }).click();
      expect(await number.inputValue()).toBe('9');
      await expect.poll(height).toBeGreaterThan(before);
      await page.locator('[role="status"]', { hasText: 'Spacing 9' }).waitFor({ state: 'attached' });
      await number.fill('99');
      await number.press('Enter');
      expect(await number.inputValue()).toBe('32');
      await number.fill('');
      await number.blur();
      expect(await number.inputValue()).toBe('32');
      await number.fill('1');
      await drawer.getByRole('button', { name: 'Less spacing' }).click();
      expect(await number.inputValue()).toBe('1');
      expect(await stored(page, 'mui-spacing')).toBe('1');
      await page.reload();
      expect((await stored(page, 'mui-spacing')) ?? '').toBe('1');
    }));

  test('primary colour, offered or chosen freely, on the page and in the demos', () =>
    withDrawer(async ({ page, root, drawer, radio }) => {
      const accent = () => property(page.locator('.sidebar [aria-current="page"]'), 'color');
      const inDemos = () => property(root, '--mui-palette-primary-main');
      const before = [await accent(), await inDemos()];
      await radio('Violet').check();
      expect(await accent()).not.toBe(before[0]);
      expect((await inDemos()).match(/\d+/g)).toEqual((await accent()).match(/\d+/g));
      await expect.poll(() => cookie(page, 'paletteColors')).toBe('{"primary":{"main":"#6d45d8"}}');
      await drawer.getByLabel('Another color').fill('#ffee00');
      await expect.poll(() => cookie(page, 'paletteColors')).toBe('{"primary":{"main":"#ffee00"}}');
      expect(await drawer.locator('[data-custom][data-chosen]').count()).toBe(1);
      await page.evaluate(axe.source);
      const faint = await page.evaluate(async () => {
        const run = await (globalThis as unknown as { axe: typeof axe }).axe.run(
          { exclude: ['.demo-stage'] },
          {
            runOnly: ['color-contrast'],
          },
        );
        return run.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
      });
      expect(faint).toEqual([]);
      await drawer.getByRole('button', { name: 'Reset color' }).click();
      expect([await accent(), await inDemos()]).toEqual(before);
      await expect.poll(() => cookie(page, 'paletteColors')).toBeUndefined();
    }));

  test('language of the code', () =>
    withDrawer(async ({ page, root, radio }) => {
      await page.locator('[data-tool="code"]').first().click();
      await page.locator('.demo-files .language-tsx').waitFor();
      await page.locator('.settings-button').click();
      await radio('JavaScript').check();
      await page.locator('.demo-files .language-js').waitFor();
      expect(await root.getAttribute('data-code-variant')).toBe('JS');
      await expect.poll(() => cookie(page, 'codeVariant')).toBe('JS');
      expect(
        await page.locator('[data-tool="variant"][value="JS"]').first().getAttribute('aria-pressed'),
      ).toBe('true');
    }));

  test('styling of code samples, from the drawer and from the tabs', () =>
    withDrawer(
      async ({ page, drawer, radio }) => {
        const tab = page.locator('.code-tabs [aria-selected="true"]');
        await expect.poll(() => tab.textContent()).toBe('MUI System');
        await radio('Tailwind').check();
        await expect.poll(() => tab.textContent()).toBe('Tailwind');
        await page.getByRole('tab', { name: 'CSS' }).click();
        await expect.poll(() => cookie(page, 'codeStyling')).toBe('CSS');
        expect(await drawer.locator('[name="codeStyling"]:checked').inputValue()).toBe('CSS');
        await page.reload();
        await expect.poll(() => tab.textContent()).toBe('CSS');
      },
      {},
      '/x/react-charts/bars/',
    ));

  test('everything, back to what it was', () =>
    withDrawer(async ({ page, root, drawer, radio }) => {
      const before = await root.evaluate((element) => (element.cloneNode() as Element).outerHTML);
      for (const name of ['Dark', 'Right to left', 'Teal', 'Dense', 'JavaScript', 'CSS'])
        await radio(name).check();
      await drawer.getByRole('button', { name: 'More spacing' }).click();
      await drawer.getByRole('button', { name: 'Reset all' }).click();
      const after = await root.evaluate((element) =>
        (element.cloneNode() as Element).outerHTML.replace(' style=""', ''),
      );
      expect(after).toBe(before.replace(' style=""', ''));
      expect(await stored(page, 'mui-spacing')).toBe('8');
      await expect.poll(() => cookie(page, 'codeStyling')).toBe('MUI System');
    }));
});

test('a choice crosses to other tabs, whether it is kept in the storage or in a cookie', async () => {
  const { page, close } = await visit(browser, origin + path);
  const other = await page.context().newPage();
  await other.goto(origin + path);
  const demo = await live(other, 'DatePickerTwoValueModes');
  const before = await property(demo.locator('input').first(), 'color');
  await page.bringToFront();
  await page.locator('.settings-button').click();
  const drawer = page.locator('#site--settings');
  await page.locator('#site--settings[data-state="ready"]').waitFor();
  const root = other.locator('html');
  await drawer.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => root.getAttribute('data-mui-color-scheme')).toBe('dark');
  await expect.poll(() => property(demo.locator('input').first(), 'color')).not.toBe(before);
  await drawer.getByRole('radio', { name: 'Green' }).check();
  await expect.poll(() => root.getAttribute('data-primary')).toBe('');
  await drawer.getByRole('radio', { name: 'JavaScript' }).check();
  await expect.poll(() => root.getAttribute('data-code-variant')).toBe('JS');
  await close();
});
