import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, inject, test } from 'vitest';
import { launchChromium, sharedChromium } from '../support/chromium.ts';
import { atEachWidth, layoutShifts, settled, visit } from './visit.ts';

const origin = inject('origin');
const browser = await sharedChromium();

/** What has its shape from all of its contents, and where to cut it, once past its middle or at once. */
const shapes = [
  { start: /<table>/g, end: '</table>', cut: '<tr>' },
  { start: /<div class="demo-picture"/g, end: '</figure>', cut: '<' },
  // The grid shows the icon of a sorted column by a rule of its own, whatever its parents say.
  { start: /class="[^"]* MuiDataGrid-columnHeader--sorted /g, end: '</svg>', cut: '<svg', atOnce: true },
  { start: /<div class="demo-toolbar"/g, end: '</div></div>', cut: '<button' },
  { start: /<div class="code-tab-list"/g, end: '</div>', cut: '<button' },
  // In text from right to left, a slash at the end of a path would stand on its other side.
  { start: /<div class="code-title">(?=src\/main)/g, end: '</div>', cut: 'main', atOnce: true },
  { start: /<h2 /g, end: '</h2>', cut: '<a class="heading-link"' },
  // A card is as high as its neighbour, and the demo in it fills what the rest leaves.
  { start: /<div class="code" data-language="bash">/g, end: '</ul>', cut: '<ul>', atOnce: true },
  { start: /<div class="api-entry/g, end: '</dd>', cut: '<dd', atOnce: true },
  { start: /<footer class="page-foot"/g, end: '</footer>', cut: '<' },
  // A space at the end has no place yet: Chromium counts a shift as soon as something follows it.
  { start: /<li>(?=<strong>[^<]+<\/strong> <a )/g, end: '</li>', cut: '<a ', atOnce: true },
  // From right to left, each word moves the words before it.
  { start: /<(?:p|li)>(?=[^<]+<a )/g, end: '</a>', cut: '<a ', atOnce: true },
];

/** HTML in parts: the first two of each shape are cut. */
function parts(html: string): string[] {
  const cuts = shapes.flatMap(({ start, end, cut, atOnce = false }) =>
    [...html.matchAll(start)].slice(0, 2).flatMap(({ index }) => {
      const closing = html.indexOf(end, index);
      const at = html.indexOf(cut, atOnce ? index : Math.floor((index + closing) / 2));
      return at > 0 && at < closing ? [at] : [];
    }),
  );
  const places = [0, ...cuts.toSorted((one, other) => one - other), html.length];
  return places.slice(1).map((place, index) => html.slice(places[index], place));
}

/** The site, from which documents come in parts with pauses between them. */
const server = createServer(async (request, response) => {
  const answer = await fetch(origin + request.url);
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
  for (const part of parts(await answer.text())) {
    response.write(part);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return response.end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const slow = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const paths = [
  '/x/introduction/',
  '/x/introduction/support/',
  '/x/introduction/licensing/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/row-spanning/',
  '/x/react-date-pickers/digital-clock/',
  '/x/react-charts/pie/',
  '/x/api/date-pickers/date-field/',
  '/x/api/data-grid/grid-header-checkbox/',
];

const readers = [
  ...atEachWidth(paths).map(([path, width]) => [path, width, 'ltr'] as const),
  ...paths.map((path) => [path, 390, 'rtl'] as const),
];

test.each(readers)('%s at %d px, %s: what arrives in parts moves nothing', async (path, width, direction) => {
  // High enough for all that is cut.
  const viewport = { width, height: 6000 };
  const { page, close } = await visit(browser, 'about:blank', { viewport });
  await page.addInitScript((value) => localStorage.setItem('mui-direction', value), direction);
  const html = await (await fetch(origin + path)).text();
  expect(parts(html).length).toBeGreaterThan(2);
  await page.goto(slow + path, { waitUntil: 'load' });
  await settled(page);
  const shifts = await layoutShifts(page);
  await close();
  expect(shifts).toEqual([]);
});

test('once a document has arrived, an element that a demo adds to the body to measure text styles nothing again', async () => {
  const own = await launchChromium();
  const { page, close } = await visit(own, `${slow}/x/react-charts/pie/`);
  await settled(page);
  await own.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.evaluate(() => {
    // What else has changed is styled before.
    document.body.getBoundingClientRect();
    performance.mark('measured');
    for (let each = 0; each < 5; each += 1) {
      const element = document.createElement('span');
      document.body.append(element);
      element.getBoundingClientRect();
      element.remove();
    }
    performance.mark('ended');
  });
  const trace: { traceEvents: { name: string; ts: number; args: { elementCount?: number } }[] } = JSON.parse(
    (await own.stopTracing()).toString(),
  );
  await close();
  await own.close();
  const time = (name: string) => trace.traceEvents.find((event) => event.name === name)?.ts ?? 0;
  const styled = trace.traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > time('measured') && ts < time('ended'))
    .map(({ args }) => args.elementCount ?? 0);
  expect(styled.length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...styled)).toBeLessThanOrEqual(2);
});
