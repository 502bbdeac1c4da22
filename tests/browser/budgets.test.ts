import { readdirSync, readFileSync } from 'node:fs';
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

const weigh = (path: string): number => gzipSync(readFileSync(join(out, path))).length;
const sum = (paths: readonly string[]): number => paths.reduce((total, path) => total + weigh(path), 0);
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
    const fonts = of('font');
    process.stdout.write(
      `${path} HTML ${weigh(join(path, 'index.html'))} CSS ${sum(of('stylesheet'))} script ${sum(of('script'))} fonts ${fonts.length}\n`,
    );
    // A long text weighs more than a short one: beyond 14 KB, anything but text may weigh 10 KB, and markup half as
    // much as the text.
    const long = 10 * kilobytes + 1.5 * weigh(join(path, 'index.md'));
    expect(weigh(join(path, 'index.html'))).toBeLessThanOrEqual(Math.max(14 * kilobytes, long));
    expect(of('stylesheet')).not.toEqual([]);
    expect(sum(of('stylesheet'))).toBeLessThanOrEqual(14 * kilobytes);
    expect(of('script')).not.toEqual([]);
    expect(sum(of('script'))).toBeLessThanOrEqual(8 * kilobytes);
    expect(fonts.length).toBeLessThanOrEqual(3);
  });
});

test('no font weighs more than 25 KB', () => {
  const fonts = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.woff2'));
  expect(fonts).not.toEqual([]);
  for (const name of fonts)
    expect([name, readFileSync(join(out, 'assets', name)).length <= 25 * kilobytes]).toEqual([name, true]);
});
