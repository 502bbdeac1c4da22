// What a reader pays for a page: `npm run bench:pages`. The site must be built. Settings, all from the environment:
// RUNS (5), SITES (`name=folder` each, `ours=out`; the peers' folders are served and measured in turn with ours),
// PAGES (`text,pickers`; all), HEADING (of the section of RESULTS.md to write). The first demos of our pages are measured
// alone as well.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { median, repository, writeResults } from '../results.ts';
import { calibrate, rateOf, reference } from './calibrate.ts';
import { writeDemosAlone } from './demo-alone.ts';
import { hostFolder } from './host.ts';
import { measure } from './measure.ts';
import { measureSoftChange } from './soft-change.ts';
import { type Row, slowings, table } from './table.ts';

/** A page of each kind. */
const kinds = {
  text: '/x/introduction/support/',
  charts: '/x/react-charts/bars/',
  grid: '/x/react-data-grid/sorting/',
  pickers: '/x/react-date-pickers/date-picker/',
  reference: '/x/api/data-grid/data-grid-premium/',
};

const {
  RUNS = '5',
  SITES = 'ours=out',
  PAGES = Object.keys(kinds).join(),
  HEADING = 'What a reader pays',
} = process.env;

const pages = Object.entries(kinds).filter(([kind]) => PAGES.split(',').includes(kind));

/** A live demo of ours, and an island of Astro that has begun to run. */
const alive = '[data-demo-state="live"], astro-island:not([ssr])';

const sites = SITES.split(',').map((each) => {
  const [name = '', folder = ''] = each.split('=');
  return { name, folder: resolve(repository, folder) };
});

const alone = temporaryFolder();

test('what a reader pays', async () => {
  const [ours] = sites;
  if (ours !== undefined)
    await writeDemosAlone(
      ours.folder,
      pages.map(([, path]) => path),
      alone,
    );
  const browser = await launchChromium();
  const served = await Promise.all(
    [...sites, { name: 'demo alone', folder: alone }].map(async ({ name, folder }) => ({
      name,
      folder,
      host: await hostFolder(folder),
    })),
  );
  const rows = pages.flatMap(([kind, path]) =>
    served
      .filter(({ folder }) => existsSync(join(folder, path, 'index.html')))
      .map(({ name, host }): Row & { readonly url: string } => ({
        name: `${kind}: ${name}`,
        url: host.origin + path,
        costs: new Map(slowings.map((slowing) => [slowing, []])),
      })),
  );
  expect(rows, 'pages to visit').not.toEqual([]);
  // On the first visit of each page, the host compresses its files.
  for (const { url } of rows) await measure(browser, url, alive, 1);
  // In turn, so that a slow minute of the machine affects all pages.
  const works: number[] = [];
  for (let run = 0; run < Number(RUNS); run += 1) {
    const work = await calibrate(browser);
    works.push(work);
    for (const slowing of slowings)
      for (const { url, costs } of rows)
        costs.get(slowing)?.push(await measure(browser, url, alive, rateOf(slowing, work)));
  }
  const [first] = served;
  const changes = Object.fromEntries(['text', 'grid'].map((kind) => [kind, [] as number[]]));
  if (first !== undefined)
    for (let run = 0; run < Number(RUNS); run += 1)
      for (const [kind, times] of Object.entries(changes))
        times.push(
          await measureSoftChange(
            browser,
            first.host.origin,
            '/x/introduction/',
            kinds[kind as keyof typeof kinds],
            rateOf(4, median(works)),
          ),
        );
  const version = browser.version();
  await browser.close();
  for (const { host } of served) host.close();

  const soft = Object.entries(changes).map(([kind, times]) => `${kind} ${Math.round(median(times))} ms`);
  const about = `Chromium ${version}; processor slowed by ${slowings.join(' and ')}, 1.6 Mbit/s, 150 ms, empty cache, 1440 × 900, compressed; medians of ${RUNS} visits in turn. Nothing is scrolled. The fixed work took ${Math.round(median(works))} ms in place of ${reference}, so the processor was slowed by ${slowings.map((slowing) => rateOf(slowing, median(works)).toFixed(1)).join(' and ')}.`;
  const change = `From a click on a link of ours to the frame that shows the page, without a full load, at 4×: ${soft.join(', ')}.`;
  writeResults(HEADING, about, `${table(rows)}\n\n${change}`);
  expect(
    rows.every(({ costs }) => [...costs.values()].flat().every(({ firstPaint }) => firstPaint !== null)),
  ).toBe(true);
});
