import type { Page } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { keepDrawn } from '../support/keep-drawn.ts';

const browser = await sharedChromium();

async function pageWith(script: string): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.setContent(`<h1>Sheet</h1><script>${script}</script>`);
  return page;
}

test('a page that gets no frame while its timers run gets a window beside it, which is told', async () => {
  const page = await pageWith(`
    const { requestAnimationFrame: draw, open: openWindow } = window;
    const held = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    window.open = (url) => {
      window.requestAnimationFrame = draw;
      for (const callback of held) draw(callback);
      return openWindow(url);
    };
  `);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => told.mockRestore());
  void keepDrawn(page, { pause: 10, limit: 300 });
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => new Promise(requestAnimationFrame)),
  ]);
  await expect.poll(() => beside.isClosed()).toBe(true);
  expect(told.mock.calls.flat().join('')).toContain('Chromium had stopped drawing about:blank');
});

test('a page that is drawn gets none', async () => {
  const page = await pageWith(`
    const draw = window.requestAnimationFrame;
    window.looks = 0;
    window.requestAnimationFrame = (callback) => {
      window.looks += 1;
      return draw(callback);
    };
  `);
  void keepDrawn(page, { pause: 10, limit: 120_000 });
  const looks = () => page.evaluate(() => (globalThis as unknown as { looks: number }).looks);
  await expect.poll(looks).toBeGreaterThan(5);
  expect(page.context().pages()).toEqual([page]);
});
