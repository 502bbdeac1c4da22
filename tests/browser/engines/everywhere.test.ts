import { afterAll, describe, expect, inject, test } from 'vitest';
import { allowedConsole } from '../visit.ts';
import { type Engine, keys } from './engine.ts';
import { engines } from './engines.ts';
import { choose, isNewPage, layoutFaults, mark, saidSoFar, until, wakeAll } from './judge.ts';
import {
  clickOn,
  cutText,
  doubled,
  goToLastDemo,
  leave,
  leaveTraces,
  letGo,
  spaceText,
  textOf,
  traces,
  translate,
  wordsOfEntry,
} from './readers.ts';
import { watchedSite } from './watched-site.ts';

const patience = 60_000;
const grid = '/x/react-data-grid/layout/';
const sorting = '/x/react-data-grid/sorting/';

const unexpected = (said: readonly string[]): string[] =>
  said.filter((text) => !allowedConsole.some((part) => text.includes(part)));

const site = await watchedSite(inject('origin'));
afterAll(() => site.close());

describe.each(engines)('%s', async (name, start) => {
  const engine: Engine = await start();
  afterAll(() => engine.close());

  // A window of 1280 × 1024 at 400 %, less a scrollbar, and at 200 %. A window of WebKit is at least 447 px wide.
  test.each([
    [308, 256],
    [640, 512],
  ])('at %d × %d px, pages fit, with text set apart, too', async (width, height) => {
    await engine.resize(width, height);
    const pages = [
      '/x/introduction/',
      '/x/migration/migration-pickers-v5/',
      grid,
      '/x/api/charts/line-chart/',
      '/404.html',
    ];
    for (const path of pages) {
      await engine.go(site.origin + path);
      await engine.run(wakeAll, patience);
      const faults = [...(await engine.run(layoutFaults)), ...(await engine.run(cutText))];
      await engine.run(spaceText);
      faults.push(...(await engine.run(layoutFaults)), ...(await engine.run(cutText)));
      expect(faults, path).toEqual([]);
    }
  });

  test('a translated page comes alive, is replaced, and its tools work', async () => {
    await engine.resize(1280, 800);
    await engine.go(site.origin + grid);
    await engine.run(translate);
    expect(await engine.run(wakeAll, patience)).toEqual([]);
    expect(await engine.run(doubled)).toEqual([]);
    await engine.run(clickOn, `.sidebar a[href="${sorting}"]`);
    await engine.run(until, 'main[data-status="entered"]');
    await expect.poll(() => engine.run(textOf, 'h1')).toBe('Sorting·');
    expect(await engine.run(wakeAll, patience)).toEqual([]);
    expect(await engine.run(doubled)).toEqual([]);
    await engine.click('[data-tool="code"]');
    await engine.run(until, '.demo[data-code="open"] .demo-files pre');
    await engine.press(keys.control, 'k');
    await engine.run(until, '#site--search[open] .search-body');
    for (const letter of 'tooltip') await engine.press(letter);
    await engine.run(until, '#site--search [role="option"]');
    expect(unexpected(await engine.run(saidSoFar))).toEqual([]);
  });

  test('search, settings, code, copy and tabs work where storage and channels are refused', async () => {
    await engine.go(`${site.origin}${grid}?refused`);
    expect(await engine.run(wakeAll, patience)).toEqual([]);
    await engine.press(keys.control, 'k');
    await engine.run(until, '#site--search[open] .search-body');
    for (const letter of 'tooltip') await engine.press(letter);
    await engine.run(until, '#site--search [role="option"][href*="tooltip"]');
    await engine.press(keys.escape);
    await engine.click('.settings-button');
    await engine.run(until, '#site--settings[data-state="ready"]');
    await engine.click('#site--settings label:has([name="mode"][value="dark"])');
    await engine.run(until, '[data-mui-color-scheme="dark"]');
    await engine.press(keys.escape);
    await engine.click('[data-tool="code"]');
    await engine.run(until, '.demo[data-code="open"] .demo-files pre');
    await engine.click('[data-tool="copy"]');
    await engine.run(until, '[data-tool="copy"] use[href="#icon-check"]');
    expect(unexpected(await engine.run(saidSoFar))).toEqual([]);
  });

  test('a text fragment, as a search of the browser, opens the tab that holds the text', async () => {
    await engine.go(`${site.origin}/x/introduction/installation/#:~:text=yarn%20add`);
    await expect.poll(() => engine.run(textOf, '.code-tabs [aria-selected="true"]')).toBe('yarn');
  });

  test('a text fragment opens an entry of the reference that is shown in one line', async () => {
    await engine.go(`${site.origin}/x/api/charts/line-chart/`);
    await engine.run(() => localStorage.setItem('apiPage_props', 'collapsed'));
    await engine.go(`${site.origin}/x/api/charts/bar-chart/`);
    await engine.run(until, '.api-props .api-toggle[aria-expanded="false"]');
    const words = await engine.run(wordsOfEntry);
    await engine.go('about:blank');
    await engine.go(`${site.origin}/x/api/charts/bar-chart/#:~:text=${encodeURIComponent(words)}`);
    await expect.poll(() => engine.run(textOf, '.api-entry[data-open] .api-text')).toContain(words);
    await engine.run(() => localStorage.removeItem('apiPage_props'));
  });

  /** Expects that the shown page, of a build that is gone, says what it lacks, and that the next page is whole. */
  const expectWayOut = async () => {
    await engine.run(goToLastDemo);
    await engine.run(until, 'body > .not-loaded a');
    await engine.run(mark);
    await engine.run(clickOn, `.sidebar a[href="${grid}"]`);
    await expect.poll(() => engine.run(isNewPage, grid)).toBe(true);
    expect(await engine.run(wakeAll, patience)).toEqual([]);
  };

  test('after a deployment, an open page says what it lacks, and the next page is whole', async () => {
    const updated = await watchedSite(inject('origin'));
    await engine.go(updated.origin + sorting);
    await engine.run(until, '[data-demo-state="live"]');
    updated.deploy();
    await expectWayOut();
    updated.close();
  });

  // Playwright's Chromium and WebKit's driver keep no page for the way back.
  test.runIf(name === 'Firefox')(
    'the way back finds demos as they were, in the scheme chosen since',
    async () => {
      await engine.go(site.origin + grid);
      await engine.run(choose, 'light', 'ltr');
      await engine.run(wakeAll, patience);
      await engine.run(leaveTraces);
      expect(await engine.run(traces)).toMatchObject({ top: 300, sort: 'ascending', scheme: 'light' });
      await engine.go(`${site.origin}/x/introduction/`);
      await engine.run(choose, 'dark', 'ltr');
      await engine.run(() => history.back());
      await expect
        .poll(() => engine.run(traces).catch(() => null))
        .toEqual({ kept: 'true', top: 300, sort: 'ascending', scheme: 'dark' });
      await engine.run(choose, 'light', 'ltr');
    },
  );

  // WebKit keeps every page, with its scripts that have run.
  test(`on the way back after a deployment, ${
    name === 'WebKit'
      ? 'a kept page says what it lacks, and the next page is whole'
      : 'a page that lacks its files is replaced by the one of the host'
  }`, async () => {
    const updated = await watchedSite(inject('origin'));
    updated.keepPagesAlone();
    await engine.go(updated.origin + sorting);
    await engine.run(until, '[data-demo-state="live"]');
    await engine.run(letGo);
    await engine.go(`${updated.origin}/x/introduction/`);
    updated.deploy();
    await engine.run(leave);
    await expect
      .poll(() => engine.run(textOf, '[data-demo-state="live"] .demo-live').catch(() => null))
      .not.toBeNull();
    if (name === 'WebKit') await expectWayOut();
    else expect(await engine.run(wakeAll, patience)).toEqual([]);
    updated.close();
  });

  test('where the host forbids code from text, the editor explains it', async () => {
    const strict = await watchedSite(inject('origin'));
    strict.forbidEval();
    await engine.go(strict.origin + grid);
    await engine.run(wakeAll, patience);
    await engine.click('[data-tool="edit"]');
    await engine.run(until, '.demo[data-editing] .cm-content');
    await engine.press(keys.control, keys.end);
    await engine.press(' ');
    await expect.poll(() => engine.run(textOf, '.demo-problem')).toContain('does not let changed code run');
    // WebKit reports to the page what the policy of the frame refuses.
    const said = unexpected(await engine.run(saidSoFar)).filter((text) => text !== 'policy: script-src eval');
    expect(said).toEqual([]);
    strict.close();
  });
});
