import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, inject, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { demoFor } from './demo-for.ts';
import { builtPages } from './pages.ts';
import { visit } from './visit.ts';

const out = inject('out');
const origin = inject('origin');
const { path, name } = demoFor(out);
const kilobytes = 1024;

const browser = await sharedChromium();

const htmlOf = (page: string): string => readFileSync(join(out, page, 'index.html'), 'utf8');
const documents = new Map<string, Root>();

function documentOf(page: string): Root {
  const known = documents.get(page) ?? fromHtml(htmlOf(page));
  documents.set(page, known);
  return known;
}

/** Pages of the reference have no demo, so they are not parsed. */
const pages = builtPages(out).filter((page) => htmlOf(page).includes('data-demo='));

const toolsAndCode = '.demo-toolbar, .demo-code, .icon-sheet, #site--demo-words';

/** Bytes that the tools and the closed code of its demos add to a page, gzip; and the number of these demos. */
function weigh(page: string): { readonly bytes: number; readonly demos: number } {
  const html = htmlOf(page);
  const document = documentOf(page);
  const parts = selectAll(toolsAndCode, document).map(({ position }) => ({
    from: position?.start.offset ?? 0,
    to: position?.end.offset ?? 0,
  }));
  let rest = '';
  let end = 0;
  for (const { from, to } of parts) {
    if (from < end) continue;
    rest += html.slice(end, from);
    end = to;
  }
  rest += html.slice(end);
  const bytes = gzipSync(html).length - gzipSync(rest).length;
  return { bytes, demos: selectAll('.demo-toolbar', document).length };
}

test('the tools and the closed code of a demo weigh at most 3 KB of the page, on average', () => {
  const weights = pages.map(weigh).filter(({ demos }) => demos > 0);
  const bytes = weights.reduce((sum, page) => sum + page.bytes, 0);
  const demos = weights.reduce((sum, page) => sum + page.demos, 0);
  process.stdout.write(`${demos} demos, ${(bytes / demos).toFixed(0)} bytes each\n`);
  expect(demos).toBeGreaterThan(0);
  expect(bytes / demos).toBeLessThanOrEqual(3 * kilobytes);
});

test('no page carries the whole code of a closed demo', () => {
  for (const page of pages) {
    const document = documentOf(page);
    for (const preview of selectAll('.demo-preview', document))
      expect(textOf(preview).split('\n').length).toBeLessThanOrEqual(16);
    expect(selectAll('.demo:not([data-code="open"]) .demo-full', document)).toHaveLength(0);
  }
});

test('nothing of the tools is loaded before a reader comes to one', async () => {
  const { page, close } = await visit(browser, 'about:blank');
  // No demo comes alive by itself, so only the scripts in the document load.
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      IntersectionObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    });
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.json'))
      fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  const named = await page
    .locator('script[src], link[rel="modulepreload"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? each.getAttribute('href')));
  expect([...new Set(fetched)].sort()).toEqual([...new Set(named)].sort());
  const before = fetched.length;
  const asked = page.waitForRequest(/\.json$/);
  await page.locator(`[id="${name}"] [data-tool="copy"]`).focus();
  await asked;
  expect(fetched.length).toBeGreaterThan(before + 1);
  await close();
});
