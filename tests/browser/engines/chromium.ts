import type { BrowserContextOptions } from 'playwright-core';
import { sharedChromium } from '../../support/chromium.ts';
import { callOf, type Engine, keys } from './engine.ts';

/** Playwright's names of keys, by those of WebDriver. */
const names: Readonly<Record<string, string>> = {
  [keys.enter]: 'Enter',
  [keys.tab]: 'Tab',
  [keys.escape]: 'Escape',
  [keys.control]: 'Control',
  [keys.end]: 'End',
  [keys.home]: 'Home',
  [keys.right]: 'ArrowRight',
};

/** Opens a window of Chromium with the given options. */
export async function startChromium(options: BrowserContextOptions = {}): Promise<Engine> {
  const browser = await sharedChromium();
  const context = await browser.newContext(options);
  const page = await context.newPage();
  return {
    name: 'Chromium',
    go: async (url) => {
      await page.goto(url);
    },
    run: async (code, ...values) => JSON.parse(await page.evaluate<string>(callOf(code, values))),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (...pressed) => page.keyboard.press(pressed.map((key) => names[key] ?? key).join('+')),
    click: (selector) => page.locator(selector).first().click(),
    picture: () => page.screenshot(),
    close: () => context.close(),
  };
}
