import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { builtPages } from './pages.ts';
import { visit } from './visit.ts';

const out = inject('out');
const browser = await sharedChromium();
const html = (path: string): string => readFileSync(join(out, path, 'index.html'), 'utf8');
// From four columns on, a table is wider than a phone.
const path = builtPages(out).find((each) =>
  /class="table-scroll"[^>]*><table>\s*<thead>\s*<tr>\s*(?:<th[^>]*>(?:(?!<\/th>).)*<\/th>\s*){4}/.test(
    html(each),
  ),
);

test.each(['ltr', 'rtl'])(
  'a table that is too wide is shaded where more of it is hidden, %s',
  async (direction) => {
    if (path === undefined) throw new Error('No page has a table of four columns');
    const viewport = { width: 390, height: 844 };
    const { page, close } = await visit(browser, inject('origin') + path, { viewport });
    const table = page.locator('.table-scroll:has(th:nth-child(4))').first();
    await table.evaluate((region, dir) => {
      document.documentElement.dir = dir;
      region.scrollIntoView({ block: 'center' });
      // What remains is the ground of the region.
      for (const each of region.children) (each as HTMLElement).style.visibility = 'hidden';
    }, direction);
    /** Pixels inside the left and the right border, halfway down. */
    const edges = async (): Promise<[string, string]> => {
      const box = await table.boundingBox();
      if (box === null) throw new Error('The table is not shown');
      const y = box.y + box.height / 2;
      const strip = async (x: number) =>
        (await page.screenshot({ clip: { x, y, width: 4, height: 4 } })).toString('base64');
      return [await strip(box.x + 2), await strip(box.x + box.width - 6)];
    };
    const [left, right] = await edges();
    const [start, end] = direction === 'ltr' ? [left, right] : [right, left];
    expect(end).not.toBe(start);
    await table.evaluate(
      (region, sign) => {
        region.scrollLeft = sign * region.scrollWidth;
      },
      direction === 'ltr' ? 1 : -1,
    );
    const scrolled = await edges();
    expect(direction === 'ltr' ? scrolled[1] : scrolled[0]).toBe(start);
    expect(direction === 'ltr' ? scrolled[0] : scrolled[1]).not.toBe(start);
    await close();
  },
);
