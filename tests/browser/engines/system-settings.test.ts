import { afterAll, describe, expect, inject, test } from 'vitest';
import { startChromium } from './chromium.ts';
import { keys } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { until, wakeAll } from './judge.ts';
import { alike, moving } from './readers.ts';
import { watchedSite } from './watched-site.ts';
import { startWebKit } from './webkit.ts';

const grid = '/x/react-data-grid/layout/';
const api = '/x/api/data-grid/data-grid/';

const site = await watchedSite(inject('origin'));
afterAll(() => site.close());

describe.each([
  ['Chromium', () => startChromium({ reducedMotion: 'reduce' })],
  ['Firefox', () => startFirefox({ 'ui.prefersReducedMotion': 1 })],
  ['WebKit', () => startWebKit({ 'gtk-enable-animations': 'false' })],
] as const)('%s, for a reader who wants no motion', async (_, start) => {
  const engine = await start();
  afterAll(() => engine.close());

  test('nothing of the page moves', async () => {
    await engine.resize(1280, 800);
    await engine.go(site.origin + grid);
    expect(await engine.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    expect(await engine.run(moving)).toEqual([]);
    await engine.press(keys.control, 'k');
    await engine.run(until, '#site--search[open] .search-body');
    expect(await engine.run(moving)).toEqual([]);
    await engine.press(keys.escape);
    await engine.click('.settings-button');
    await engine.run(until, '#site--settings[data-state="ready"]');
    expect(await engine.run(moving)).toEqual([]);
  });
});

describe.each([
  ['Chromium, light', () => startChromium({ contrast: 'more', colorScheme: 'light' })],
  ['Chromium, dark', () => startChromium({ contrast: 'more', colorScheme: 'dark' })],
  // With a high-contrast theme of the system, of which the page may use its own colours.
  ['Firefox', () => startFirefox({ 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 1 })],
  ['WebKit', () => startWebKit({ 'gtk-theme-name': 'HighContrast' })],
] as const)('%s, for a reader who wants more contrast', async (_, start) => {
  const engine = await start();
  afterAll(() => engine.close());

  test('quiet text is as dark as other text', async () => {
    await engine.go(site.origin + grid);
    expect(await engine.run(() => matchMedia('(prefers-contrast: more)').matches)).toBe(true);
    const [quiet, plain] = await engine.run(() =>
      ['.description', 'body'].map((selector) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).color;
      }),
    );
    expect(quiet).toBe(plain);
  });
});

// WebKit has no colours of a reader's own.
describe.each([
  ['Chromium', () => startChromium({ forcedColors: 'active' })],
  ['Firefox', () => startFirefox({ 'browser.display.document_color_use': 2 })],
] as const)('%s, in the colours of the reader', async (_, start) => {
  const engine = await start();
  afterAll(() => engine.close());

  test('what is current, chosen or selected differs from its neighbours', async () => {
    await engine.resize(1440, 900);
    await engine.go(site.origin + api);
    expect(await engine.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await engine.run(alike)).toEqual([]);
    await engine.go(`${site.origin}/x/introduction/installation/`);
    expect(await engine.run(alike)).toEqual([]);
    await engine.go(site.origin + grid);
    await engine.run(wakeAll, 60_000);
    await engine.click('[data-tool="code"]');
    await engine.run(until, '.demo[data-code="open"] .demo-files pre');
    expect(await engine.run(alike)).toEqual([]);
    await engine.press(keys.control, 'k');
    await engine.run(until, '#site--search[open] .search-body');
    for (const letter of 'tooltip') await engine.press(letter);
    await engine.run(until, '#site--search [role="option"]');
    expect(await engine.run(alike)).toEqual([]);
    await engine.press(keys.escape);
    await engine.click('.settings-button');
    await engine.run(until, '#site--settings[data-state="ready"]');
    expect(await engine.run(alike)).toEqual([]);
  });
});
