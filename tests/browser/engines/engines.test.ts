import { afterAll, describe, expect, inject, test } from 'vitest';
import { allowedConsole } from '../visit.ts';
import { type Engine, keys } from './engine.ts';
import { startFirefox } from './firefox.ts';
import {
  choose,
  goBack,
  isNewPage,
  layoutFaults,
  leaveWhileSettling,
  mark,
  saidSoFar,
  topOf,
  until,
  wakeAll,
} from './judge.ts';
import { watchedSite } from './watched-site.ts';
import { startWebKit } from './webkit.ts';

/** One of each kind: the engines differ in kinds, not in pages. */
const pages = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/introduction/licensing/',
  '/x/introduction/glossary/',
  '/x/migration/migration-pickers-v5/',
  '/x/react-data-grid/',
  '/x/react-data-grid/faq/',
  '/x/react-data-grid/layout/',
  '/x/react-data-grid/filtering/quick-filter/',
  '/x/react-data-grid/virtualization/',
  '/x/react-charts/',
  '/x/react-charts/sparkline/',
  '/x/react-charts/funnel/',
  '/x/react-date-pickers/',
  '/x/react-date-pickers/date-field/',
  '/x/react-date-pickers/calendar-systems/',
  '/x/react-date-pickers/playground/',
  '/x/react-tree-view/getting-started/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/charts/line-chart/',
  '/x/api/date-pickers/date-picker/',
  '/x/api/tree-view/tree-view/',
  '/404.html',
  '/offline.html',
];

/** What the page has said, without what the site expects. */
const unexpected = (said: readonly string[]): string[] =>
  said.filter((text) => !allowedConsole.some((part) => text.includes(part)));

/** ms in which a demo comes alive on a busy machine. */
const patience = 60_000;

const site = await watchedSite(inject('origin'));
afterAll(() => site.close());

const desk = [1440, 900] as const;
const phone = [390, 844] as const;

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', async (_, start) => {
  const engine: Engine = await start();
  afterAll(() => engine.close());

  test.each(pages)(
    '%s lives and holds its shape at a desk and on a phone, in both schemes and directions',
    async (path) => {
      await engine.resize(...desk);
      await engine.go(site.origin + path);
      await engine.run(choose, 'light', 'ltr');
      const asleep = await engine.run(wakeAll, patience);
      const faults: Record<string, readonly string[]> = {};
      const judge = async (look: string) => {
        const found = await engine.run(layoutFaults);
        if (found.length > 0) faults[look] = found;
      };
      await judge('desk');
      await engine.run(choose, 'dark', 'rtl');
      await judge('desk, right to left');
      await engine.resize(...phone);
      await judge('phone, right to left');
      await engine.run(choose, 'light', 'ltr');
      await judge('phone');
      const said = unexpected(await engine.run(saidSoFar));
      expect({ asleep, faults, said }).toEqual({ asleep: [], faults: {}, said: [] });
    },
  );

  const grid = '/x/react-data-grid/layout/';
  const text = '/x/react-data-grid/faq/';

  test('a section in the address is in view, below the header', async () => {
    await engine.resize(...desk);
    for (let load = 0; load < 3; load += 1) {
      await engine.go('about:blank');
      await engine.go(`${site.origin}/x/react-tree-view/#typescript`);
      const top = await engine.run(topOf, '#typescript');
      expect(top).toBeGreaterThan(64);
      expect(top).toBeLessThan(120);
    }
  });

  test('a page is left while its demo settles, and nobody complains; the way back leads to it', async () => {
    await engine.go(site.origin + text);
    const left = await engine.run(leaveWhileSettling, grid, text);
    expect(left).toEqual({ wasSettling: true, path: text });
    expect(unexpected(await engine.run(saidSoFar))).toEqual([]);
    await engine.run(goBack, grid);
    expect(await engine.run(wakeAll, patience)).toEqual([]);
  });

  test('changed code runs', async () => {
    await engine.go(site.origin + grid);
    await engine.run(wakeAll, patience);
    await engine.click('[data-tool="edit"]');
    await engine.run(until, '.demo[data-editing] .cm-content');
    await engine.press(keys.control, keys.end);
    await engine.press(' ');
    await engine.run(until, '.demo[data-edited]');
    expect(unexpected(await engine.run(saidSoFar))).toEqual([]);
  });

  test('what is not there any more is shown, with a way out, and is tried again', async () => {
    // At an origin of its own, of which the browser has kept nothing.
    await engine.resize(...desk);
    const updated = await watchedSite(inject('origin'));
    await engine.go(updated.origin + grid);
    await engine.run(wakeAll, patience);
    updated.withhold(/^\/assets\/.*\.js/);
    await engine.click('[data-tool="code"]');
    await engine.run(until, 'body > .not-loaded a');
    updated.withhold(null);
    await engine.click('[data-tool="code"]');
    await engine.run(until, '.demo[data-code="open"] .demo-files pre');
    // The next page comes in a new document.
    await engine.run(mark);
    await engine.click(`.sidebar a[href="${text}"]`);
    await expect.poll(() => engine.run(isNewPage, text)).toBe(true);
    updated.close();
  });
});
