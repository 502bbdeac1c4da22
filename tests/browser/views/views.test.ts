import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedChromium } from '../../support/chromium.ts';
import { compact, comparePictures } from '../../support/compare-pictures.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { lanternInOurLook } from '../../support/lantern-in-our-look.ts';
import { repository } from '../../support/run-cli.ts';
import type { ServedSite } from '../../support/served-site.ts';
import { settled, visit, wakeDemos } from '../visit.ts';
import { type View, views } from './views.ts';

const references = join(import.meta.dirname, 'references');
const output = join(repository, 'test-output/views');
const updates = process.env.UPDATE_VIEWS === '1';

/** Share of the pixels that may differ: fewer than a word changes. */
const tolerance = 0.0005;

/** Pixels by which another version of the browser may move or stretch a box. */
const slack = 6;

interface Boxes {
  readonly [selector: string]: readonly (readonly number[])[];
}

interface Reference {
  /** Version of the browser that made the pictures. */
  readonly browser: string;
  /** View → positions of the parts of the page. */
  readonly boxes: Readonly<Record<string, Boxes>>;
}

const file = join(references, 'views.json');
const reference: Reference = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { browser: '', boxes: {} };

const browser = await sharedChromium();
const sameBrowser = reference.browser === browser.version();
const made: Record<string, Boxes> = {};
let site: ServedSite;

beforeAll(async () => {
  if (!updates && !sameBrowser)
    process.stdout.write(
      `The pictures are of Chromium ${reference.browser}, this one is ${browser.version()}: layout boxes are compared instead.\n`,
    );
  if (updates) rmSync(references, { recursive: true, force: true });
  rmSync(output, { recursive: true, force: true });
  site = await lanternInOurLook(temporaryFolder(), (config) => config.replace('search: false\n', ''));
});

afterAll(() => {
  site?.close();
  if (!updates) return;
  mkdirSync(references, { recursive: true });
  // In the order of the views, not of their completion.
  const boxes = Object.fromEntries(views.flatMap(({ name }) => (made[name] ? [[name, made[name]]] : [])));
  const all: Reference = { browser: browser.version(), boxes };
  writeFileSync(file, `${JSON.stringify(all)}\n`);
});

/** Left, top, width and height of the parts in view, in whole pixels. */
const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(() => {
    const selectors = [
      'header',
      'nav',
      'main',
      'footer',
      'h1',
      'h2',
      'main p',
      '.demo',
      'dialog[open]',
      ':popover-open',
    ];
    const boxes = selectors.map((selector) => [
      selector,
      [...document.querySelectorAll(selector)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height, top }) => width > 0 && height > 0 && top < innerHeight)
        .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round)),
    ]);
    return Object.fromEntries(boxes);
  });

/** The layout of the reference's lists, which a reader without a choice gets at random. */
const layouts = Object.fromEntries(
  ['default', 'slots', 'props', 'css', 'classes'].map((section) => [`apiPage_${section}`, 'table']),
);

/** Shows the site's fonts, which are otherwise not used before the next page when they miss the first paint. */
const showFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const list = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset.fonts ?? '[]';
    for (const { family, weight, url } of JSON.parse(list))
      document.fonts.add(await new FontFace(family, `url("${url}")`, { weight }).load());
  });

async function see({ path, look, act }: View): Promise<{ readonly picture: Buffer; readonly boxes: Boxes }> {
  const { page, close } = await visit(browser, 'about:blank', {
    viewport: { width: look.width, height: 720 },
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
    stoppedAt: '2031-07-14T21:30:00Z',
    storage: { 'mui-direction': look.direction, ...layouts },
  });
  await page.goto(site.origin + path);
  await showFonts(page);
  await wakeDemos(page);
  await page.evaluate(() => scrollTo(0, 0));
  await act?.(page);
  // The colours of code come when it is near.
  await page.waitForFunction(() => {
    const near = [...document.querySelectorAll('.prose pre')].some(
      (code) => code.getBoundingClientRect().top < innerHeight,
    );
    return !near || document.querySelector<HTMLLinkElement>('body > link[data-highlighting]')?.sheet;
  });
  await settled(page);
  const boxes = await boxesOf(page);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await close();
  return { picture: compact(picture), boxes };
}

function expectSamePicture(name: string, picture: Buffer): void {
  const old = readFileSync(join(references, `${name}.png`));
  const { share, difference } = comparePictures(old, picture);
  if (share > tolerance) {
    mkdirSync(output, { recursive: true });
    const write = (kind: string, bytes: Buffer) => writeFileSync(join(output, `${name}-${kind}.png`), bytes);
    write('old', old);
    write('new', picture);
    if (difference !== null) write('difference', difference);
  }
  expect(
    share,
    `See ${output}/${name}-*.png; if it should look so: npm run test:views:update`,
  ).toBeLessThanOrEqual(tolerance);
}

function expectSameBoxes(name: string, boxes: Boxes): void {
  const far = Object.entries(reference.boxes[name] ?? {}).flatMap(([selector, old]) => {
    const now = boxes[selector] ?? [];
    if (now.length !== old.length) return [`${selector}: ${old.length} became ${now.length}`];
    return old.flatMap((box, index) =>
      box.some((value, side) => Math.abs(value - (now[index]?.[side] ?? 0)) > slack)
        ? [`${selector}: ${box} became ${now[index]}`]
        : [],
    );
  });
  expect(reference.boxes[name]).toBeDefined();
  expect(far).toEqual([]);
}

test.concurrent.for([...views])('$name looks as it did', async (view) => {
  const { picture, boxes } = await see(view);
  if (updates) {
    mkdirSync(references, { recursive: true });
    writeFileSync(join(references, `${view.name}.png`), picture);
    made[view.name] = boxes;
    return;
  }
  if (sameBrowser) expectSamePicture(view.name, picture);
  else expectSameBoxes(view.name, boxes);
});
