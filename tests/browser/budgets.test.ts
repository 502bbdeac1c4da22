import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { describe, expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { builtPages } from './pages.ts';
import { visit } from './visit.ts';

const out = inject('out');
const origin = inject('origin');
const kilobytes = 1024;

const browser = await sharedChromium();

const weighText = (text: string): number => gzipSync(text).length;
const weigh = (path: string): number => gzipSync(readFileSync(join(out, path))).length;
const sum = (paths: readonly string[]): number => paths.reduce((total, path) => total + weigh(path), 0);
/** A style sheet that a page holds. */
const heldStyles = /<style data-sheet=[^>]*>([\s\S]*?)<\/style>/g;

const html = (path: string): string => readFileSync(join(out, path, 'index.html'), 'utf8');

/** Pages of prose alone, which most readers open first. */
const textPages = builtPages(out).filter(
  (path) => !path.includes('/api/') && !html(path).includes('data-demo='),
);

interface Loaded {
  readonly path: string;
  readonly type: string;
}

/** Everything that a page fetches while its reader only looks at it. */
async function loadedBy(path: string): Promise<Loaded[]> {
  const { page, close } = await visit(browser, 'about:blank');
  const loaded: Loaded[] = [];
  page.on('request', (request) =>
    loaded.push({ path: new URL(request.url()).pathname, type: request.resourceType() }),
  );
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  await close();
  return loaded;
}

describe('a page of text, gzip', () => {
  test('exists', () => expect(textPages.length).toBeGreaterThan(0));

  test.each(textPages)('%s: HTML, CSS and script are each within their budget', async (path) => {
    const loaded = await loadedBy(path);
    const of = (type: string) => loaded.filter((each) => each.type === type).map((each) => each.path);
    const whole = html(path);
    const markup = weighText(whole.replace(heldStyles, ''));
    const held = [...whole.matchAll(heldStyles)].map(([, css = '']) => weighText(css));
    const style = sum(of('stylesheet')) + held.reduce((total, bytes) => total + bytes, 0);
    process.stdout.write(`${path} HTML ${markup} CSS ${style} script ${sum(of('script'))}\n`);
    // A long text weighs more than a short one: beyond 14 KB, anything but text may weigh 10 KB, and markup half as
    // much as the text.
    const long = 10 * kilobytes + 1.5 * weigh(join(path, 'index.md'));
    expect(markup).toBeLessThanOrEqual(Math.max(14 * kilobytes, long));
    expect(held, 'the first paint waits for no style sheet').toHaveLength(1);
    expect(style).toBeLessThanOrEqual(11 * kilobytes);
    expect(of('script')).not.toEqual([]);
    expect(sum(of('script'))).toBeLessThanOrEqual(8.5 * kilobytes);
    // A slow page asks for its fonts later. They are compressed by themselves.
    const fonts = [...(/ data-fonts="([^"]*)"/.exec(whole)?.[1] ?? '').matchAll(/\/assets\/[\w.-]+\.woff2/g)];
    expect(fonts).toHaveLength(2);
    const weights = fonts.map(([font]) => statSync(join(out, font)).size);
    expect(weights.reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(45 * kilobytes);
  });
});

/** As sent by a host that compresses with gzip. */
const wholePages = [
  ['/x/api/data-grid/data-grid-premium/', 38, 'the longest page of the reference'],
  ['/x/api/data-grid/grid-col-def/', 21, 'an interface'],
] as const;

describe('a page of the reference, gzip', () => {
  test.each(wholePages)('%s: at most %d KB of HTML, styles included', (path, most) => {
    const bytes = weigh(join(path, 'index.html'));
    process.stdout.write(`${path} ${bytes}\n`);
    expect(bytes).toBeLessThanOrEqual(most * kilobytes);
  });

  test('none is longer than the longest', () => {
    const sizes = builtPages(out)
      .filter((path) => path.includes('/api/'))
      .map((path) => weigh(join(path, 'index.html')));
    expect(sizes.length).toBeGreaterThan(200);
    expect(Math.max(...sizes)).toBe(weigh(join(wholePages[0][0], 'index.html')));
  });

  test.each(wholePages)('%s: names of entries stand once, not in the contents as well', (path) => {
    const contents = /<nav id="site--contents"[\s\S]*?<\/nav>/.exec(html(path))?.[0] ?? '';
    expect(contents).toContain('data-list=');
    expect(weighText(contents)).toBeLessThanOrEqual(kilobytes);
  });
});

test('a page grows by at most 3 % for the types of names in its code', () => {
  const typed = builtPages(out).filter((path) => html(path).includes(' data-types='));
  expect(typed.length).toBeGreaterThan(100);
  const shares = typed.map((path) => {
    const whole = html(path);
    const bare = whole
      .replace(/ data-types="[^"]*"/, '')
      .replace(/(?<=<pre tabindex="0"><code[^>]*>)[\s\S]*?(?=<\/code>)/gi, (code) =>
        code.replace(/<\/?a\b[^>]*>/g, ''),
      );
    return { path, share: whole.length / bare.length - 1 };
  });
  const most = Math.max(...shares.map(({ share }) => share));
  process.stdout.write(`HTML for the types of names: at most ${(100 * most).toFixed(2)} %\n`);
  expect(most).toBeGreaterThan(0);
  expect(shares.filter(({ share }) => share > 0.03)).toEqual([]);
});
