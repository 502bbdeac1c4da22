// What a writer waits for with `docs-build dev` on the whole documentation: `npm run bench:dev`. A copy is edited. Settings,
// all from the environment: EDITS (20) of each kind, STARTS (5).

import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { type DevSite, serveDev } from '../../support/dev-site.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { markdownTable, median, repository, writeResults } from '../results.ts';

const { EDITS = '20', STARTS = '5' } = process.env;

const path = '/x/react-data-grid/sorting/';
const folder = `content${path}`;
const text = join(folder, 'sorting.md');
const demo = join(folder, 'SortByHeader.tsx');

const root = temporaryFolder();
for (const name of ['content', 'package.json', 'package-lock.json'])
  cpSync(join(repository, name), join(root, name), { recursive: true });
for (const name of ['node_modules', 'content/node_modules'])
  if (existsSync(join(repository, name))) symlinkSync(join(repository, name), join(root, name));

interface Start {
  readonly site: DevSite;
  /** ms from the command to the address of the site, and to the whole page. */
  readonly times: { readonly address: number; readonly page: number };
}

async function start(cache: string): Promise<Start> {
  const begun = performance.now();
  const site = await serveDev(root, ['--cache-dir', cache]);
  const address = performance.now() - begun;
  const answer = await fetch(site.origin + path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('</html>');
  return { site, times: { address, page: performance.now() - begun } };
}

/** ms between edits: a writer reads before saving again. */
const pause = 1000;

/** ms from saving `file` until the first element of `selector` has the text `shown`. */
async function edit(
  page: Page,
  site: DevSite,
  file: string,
  [before, after]: readonly [string, string],
  [selector, shown]: readonly [string, string],
): Promise<number> {
  await setTimeout(pause);
  const seen = page.evaluate(
    ([where = '', what = '']) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(where)?.textContent?.includes(what)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [selector, shown],
  );
  // The page has begun to look.
  await page.evaluate(() => {});
  const saved = Date.now();
  site.edit(file, (contents) => contents.replace(before, after));
  return (await seen) - saved;
}

const row = (name: string, times: readonly number[]): string[] => [
  name,
  ...[median(times), Math.min(...times), Math.max(...times)].map((time) => time.toFixed(0)),
];

test('what a writer waits for', async () => {
  const cache = join(root, 'cache');
  const first = await start(cache);
  await first.site.stop();
  const starts: Start['times'][] = [];
  for (let index = 0; index < Number(STARTS); index += 1) {
    const { site, times } = await start(cache);
    starts.push(times);
    await site.stop();
  }

  const { site } = await start(cache);
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(site.origin + path);
  const live = '[data-demo$="/SortByHeader"] .demo-live';
  await page.locator('[data-demo$="/SortByHeader"][data-demo-state="live"]').waitFor();
  const description =
    /<p class="description">(.*?)<\/p>/.exec(readFileSync(join(root, text), 'utf8'))?.[1] ?? '';
  expect(description).not.toBe('');
  const edits = { text: [] as number[], demo: [] as number[] };
  let [words, header] = [description, 'Customer'];
  for (let count = 1; count <= Number(EDITS); count += 1) {
    const [nextWords, nextHeader] = [`${description} Edit ${count}.`, `Customer ${count}.`];
    edits.text.push(
      await edit(page, site, text, [`${words}</p>`, `${nextWords}</p>`], ['.description', `Edit ${count}.`]),
    );
    edits.demo.push(await edit(page, site, demo, [`'${header}'`, `'${nextHeader}'`], [live, nextHeader]));
    [words, header] = [nextWords, nextHeader];
  }
  await browser.close();
  await site.stop();

  const figures = markdownTable(
    [
      ['from', '---'],
      ['median, ms', '---:'],
      ['least', '---:'],
      ['most', '---:'],
    ],
    [
      row('the first command of all to its page', [first.times.page]),
      row(
        'a command to the address',
        starts.map(({ address }) => address),
      ),
      row(
        'a command to its first page',
        starts.map((each) => each.page),
      ),
      row('a saved text to the view', edits.text),
      row('a saved demo to the view', edits.demo),
    ],
  );
  const about = `Chromium ${browser.version()}, Node.js ${process.versions.node}; the whole documentation; ${STARTS} commands, ${EDITS} edits of each kind, in turn, of a page with eleven demos.`;
  writeResults('What a writer waits for', about, figures);
});
