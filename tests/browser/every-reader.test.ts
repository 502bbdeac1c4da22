import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { settled, visit, wakeDemos } from './visit.ts';

const origin = inject('origin');
const browser = await sharedChromium();
const grid = '/x/react-data-grid/layout/';

test('in full screen, a demo keeps half of the screen when its code is open', async () => {
  const { page, close } = await visit(browser, origin + grid, { viewport: { width: 1200, height: 800 } });
  await wakeDemos(page);
  const demo = page.locator('.demo').first();
  await demo.locator('[data-tool="code"]').click();
  await demo.locator('.demo-files pre').waitFor();
  await demo.locator('[data-tool="fullscreen"]').click();
  await page.locator('.demo[data-fullscreen]').waitFor();
  await settled(page);
  const box = await demo.locator('.demo-scroller').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(400);
  const code = await demo.locator('.demo-code').boundingBox();
  expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual(801);
  await close();
});

test('no field of a phone is so small that the phone enlarges the page around it', async () => {
  const { page, close } = await visit(browser, `${origin}/x/api/data-grid/data-grid/`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.locator('.settings-button').tap();
  await page.locator('#site--settings[data-state="ready"]').waitFor();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter((field) => !field.matches('[type="radio"], [type="checkbox"], [type="color"]'))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML),
  );
  expect(small).toEqual([]);
  await close();
});

/** A page whose scripts arrive only once the returned function is called. */
async function visitBeforeScripts(path: string) {
  const { page, close } = await visit(browser, 'about:blank', { viewport: { width: 390, height: 844 } });
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await arriving;
    await route.continue();
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  return { page, close, arrive };
}

test.each([
  ['', false],
  [', opened before the scripts arrive', true],
])('from the end of a drawer%s, the focus goes to something that can be seen', async (_, isEarly) => {
  const { page, close, arrive } = await visitBeforeScripts(grid);
  if (!isEarly) arrive();
  await page.locator('.menu-button').click();
  await page.locator('.sidebar:popover-open').waitFor();
  await page.locator('.sidebar a:visible').last().focus();
  await page.keyboard.press('Tab');
  arrive();
  // The code for it may still be on its way.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && document.activeElement?.contains(above);
      }),
    )
    .toBe(true);
  await close();
});

test('settings and menu that are opened before the scripts arrive work once they do', async () => {
  const settings = await visitBeforeScripts(grid);
  await settings.page.locator('.settings-button').click();
  settings.arrive();
  await settings.page.locator('#site--settings:popover-open[data-state="ready"] input').first().waitFor();
  await settings.close();
  const menu = await visitBeforeScripts('/x/react-tree-view/getting-started/');
  await menu.page.locator('.menu-button').click();
  await menu.page.locator('.sidebar:popover-open').waitFor();
  await settled(menu.page);
  const isOpenAtItem = () =>
    menu.page.evaluate(() => {
      const sidebar = document.querySelector('.sidebar:popover-open');
      const { top = -1 } = sidebar?.querySelector('[aria-current="page"]')?.getBoundingClientRect() ?? {};
      return top > 0 && top < innerHeight;
    });
  menu.arrive();
  await expect.poll(isOpenAtItem).toBe(true);
  // Nor does the code for drawers close it when it comes.
  await menu.page.waitForLoadState('networkidle');
  await settled(menu.page);
  expect(await isOpenAtItem()).toBe(true);
  await menu.close();
});

test('a menu whose button got no focus by the click, as in Safari, stays open when its code arrives', async () => {
  const { page, close, arrive } = await visitBeforeScripts(grid);
  arrive();
  await page.waitForLoadState('networkidle');
  const code = page.waitForResponse(/\.js$/);
  await page.locator('.menu-button').evaluate((button: HTMLElement) => button.click());
  await code;
  await settled(page);
  expect(await page.locator('.sidebar:popover-open').count()).toBe(1);
  await close();
});

test('a scheme that another tab chooses before the scripts arrive is shown once they do', async () => {
  const { page, close, arrive } = await visitBeforeScripts(grid);
  await page.locator('h1').waitFor();
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1280, height: 800 });
  await other.goto(`${origin}/x/react-data-grid/faq/`);
  await other.locator('[data-toggle="mode"]').click();
  const chosen = await other.locator('html').getAttribute('data-mode');
  expect(await page.locator('html').getAttribute('data-mode')).not.toBe(chosen);
  arrive();
  await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe(chosen);
  await close();
});

test('names are not translated, in the sidebar, in the contents, in titles and in the reference', async () => {
  const { page, close } = await visit(browser, `${origin}/x/api/data-grid/grid-col-def/`);
  await page.locator('.api-name[translate="no"]').first().waitFor();
  const translated = await page.evaluate(() => {
    const isName = /^[\w$.]*[a-z\d][A-Z][\w$.]*$/;
    return [...document.querySelectorAll<HTMLElement>('h1, .api-name, .contents a')]
      .filter(({ textContent }) => isName.test(textContent?.trim() ?? ''))
      .filter((element) => element.closest('[translate="no"]') === null)
      .map(({ textContent }) => textContent);
  });
  expect(translated).toEqual([]);
  await close();
});

test('text that is set wider apart, as some readers need it, stays in its boxes', async () => {
  for (const width of [1440, 390]) {
    const { page, close } = await visit(browser, `${origin}/x/introduction/licensing/`, {
      viewport: { width, height: 844 },
    });
    await page.addStyleTag({
      content:
        'main *, nav *, header * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    });
    await settled(page);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBeLessThanOrEqual(0);
    await close();
  }
});

test('a grid with a quick filter tries nothing that the policy of the site forbids', async () => {
  const { page, close } = await visit(browser, 'about:blank');
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
  });
  await page.goto(`${origin}/x/react-data-grid/filtering/quick-filter/`);
  await wakeDemos(page);
  const field = page.locator('.demo-live input[type="search"]').first();
  await field.fill('a');
  await page.locator('.demo-live [role="row"]').first().waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused)).toEqual([]);
  await close();
});
