import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { layoutShifts, settled, visit } from './visit.ts';

const origin = inject('origin');

const browser = await sharedChromium();

/** Names of the fonts that render an element's text. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'a font of the machine'));
}

test.each([
  ['/x/introduction/support/', 3],
  ['/x/react-charts/bars/', 3],
])(
  '%s asks for few, small fonts, preloads what is seen first, and is drawn with them',
  async (path, most) => {
    const { page, close } = await visit(browser, 'about:blank');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(origin + path);
    await page.evaluate(() => document.fonts.ready);
    const preloaded = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    const title = await fontsOf(page, 'h1');
    const text = await fontsOf(page, '.prose p');
    await close();
    expect(preloaded.length).toBeGreaterThan(1);
    expect(new Set(asked).size).toBeLessThanOrEqual(most);
    expect(asked).toEqual(expect.arrayContaining(preloaded));
    expect(new Set(asked).size, 'each once').toBe(asked.length);
    for (const file of asked) expect(statSync(join(inject('out'), file)).size).toBeLessThanOrEqual(25_000);
    expect(title).toEqual(['IBM Plex Sans SemiBold']);
    expect(text).toContain('IBM Plex Sans');
  },
);

test.each([390, 1440])(
  'fonts that come late move nothing at %d px, and serve from the next page on',
  async (width) => {
    const { page, close } = await visit(browser, 'about:blank', { viewport: { width, height: 900 } });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${origin}/x/introduction/support/`, { waitUntil: 'commit' });
    await page.locator('.page-foot').waitFor();
    await settled(page);
    expect(await fontsOf(page, 'h1')).toEqual(['a font of the machine']);
    release();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await fontsOf(page, 'h1')).toEqual(['a font of the machine']);
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('docs:page')));
    await expect.poll(() => fontsOf(page, 'h1')).toEqual(['IBM Plex Sans SemiBold']);
    await close();
  },
);
