// One load of a page, by the reader who is least like the machine that built it, shows all that a load can show. The page
// is then turned to the opposite scheme and direction at a desk. Before that, it is looked at without its scripts.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../../support/chromium.ts';
import { violations } from '../axe.ts';
import { layoutShifts, overflow, type Reader, settled, visit, wakeDemos } from '../visit.ts';
import { tabs } from './tabs.ts';

const origin = inject('origin');
const browser = await sharedChromium();

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** On a phone, a year later, in Kolkata, in German, dark, from right to left. */
const stranger: Reader = {
  clockShift: 365 * 24 * 60 * 60 * 1000,
  timezoneId: 'Asia/Kolkata',
  locale: 'de-DE',
  colorScheme: 'dark',
  storage: { 'mui-direction': 'rtl' },
  viewport: phone,
};

const living = tabs(origin, (url) => visit(browser, url, stranger));
const scriptless = tabs(origin, (url) => visit(browser, url, { javaScriptEnabled: false }));

/** Rules whose result may differ between schemes and directions; everything else is the same document. */
const visualRules = ['color-contrast', 'link-in-text-block'];

/** Heights of the demos in px, by name. */
const heights = (page: Page): Promise<Record<string, number>> =>
  page.locator('[data-demo]').evaluateAll((demos) =>
    Object.fromEntries(
      demos.map((demo) => {
        const stage = demo.querySelector('.demo-stage');
        return [demo.id, Math.round(stage?.getBoundingClientRect().height ?? 0)];
      }),
    ),
  );

/** Demos without a picture, and px beyond the edge. */
const withoutScripts = (path: string) =>
  scriptless.use(async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(origin + path);
    const atDesk = { heights: await heights(page), beyond: await overflow(page) };
    const heading = await page.locator('h1').isVisible();
    await page.setViewportSize(phone);
    const beyond = [atDesk.beyond, await overflow(page)];
    const unseen = await page.locator('[data-demo]').evaluateAll((demos) =>
      demos
        .filter((demo) => {
          const { width = 0, height = 0 } =
            demo.querySelector('.demo-picture')?.getBoundingClientRect() ?? {};
          return width <= 20 || height <= 10;
        })
        .map(({ id }) => id),
    );
    return { atDesk: atDesk.heights, seen: { heading, unseen, beyond } };
  });

async function turnLightAndAround(page: Page): Promise<void> {
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(() => {
    localStorage.setItem('mui-direction', 'ltr');
    dispatchEvent(new StorageEvent('storage', { key: 'mui-direction' }));
  });
  await page.locator('html[dir="ltr"][data-mui-color-scheme="light"]').waitFor();
  await settled(page);
}

/** Demos that stay asleep, messages, layout shifts, px beyond the edge, axe's findings, and heights at a desk. */
const withScripts = (path: string) =>
  living.use(async ({ page, problems }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
    await page.goto(origin + path);
    const asleep = await wakeDemos(page);
    const shifts = await layoutShifts(page);
    const beyond = [await overflow(page)];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settled(page);
    const faults = await violations(page, visualRules);
    await turnLightAndAround(page);
    beyond.push(await overflow(page));
    faults.push(...(await violations(page)));
    const atDesk = await heights(page);
    return { atDesk, seen: { asleep, shifts, beyond, faults, messages: [...problems] } };
  });

/** Tests pages; one file of tests runs in one process, so files share the pages among them. */
export function judgePages(paths: readonly string[]): void {
  test.concurrent.for([...paths])(
    '%s lives for a stranger without a message or a jump, at each width, and axe finds nothing',
    async (path) => {
      const plain = await withoutScripts(path);
      const alive = await withScripts(path);
      expect(plain.seen).toEqual({ heading: true, unseen: [], beyond: [0, 0] });
      expect(alive.seen).toEqual({ asleep: [], shifts: [], beyond: [0, 0], faults: [], messages: [] });
      expect(alive.atDesk, 'a demo is as high as its picture').toEqual(plain.atDesk);
    },
  );
}
