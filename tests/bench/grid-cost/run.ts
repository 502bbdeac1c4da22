// The cost of rows and columns in a grid: `npm run bench:grid`. RUNS (5) is the number of measurements of each size.
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { markdownTable, median, writeResults } from '../results.ts';
import type { GridCost } from './page.tsx';

const runs = Number(process.env.RUNS ?? '5');
const sizes = [1000, 10_000, 100_000].flatMap((rows) => [10, 50].map((columns) => ({ rows, columns })));
const steps = ['first', 'sort', 'filter', 'update', 'scroll'] as const;

test('what rows and columns cost a grid', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'page.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    mainFields: ['browser', 'module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const script = outputFiles[0]?.text ?? '';
  const browser = await launchChromium();
  const costs = new Map(sizes.map((size) => [size, [] as GridCost[]]));
  // In turn, so that a slow minute of the machine affects all sizes. The first round warms up the browser and does not
  // count.
  for (let run = -1; run < runs; run += 1)
    for (const [size, found] of costs) {
      const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
      await page.setContent(
        `<body data-size='${JSON.stringify(size)}'><main style="height: 600px"></main></body>`,
      );
      await page.addScriptTag({ content: script, type: 'module' });
      await page.waitForFunction(() => 'measureGrid' in globalThis);
      const cost = await page.evaluate(() =>
        (globalThis as unknown as { measureGrid: () => Promise<GridCost> }).measureGrid(),
      );
      if (run >= 0) found.push(cost);
      await page.close();
    }
  const version = browser.version();
  await browser.close();

  const lines = [...costs].map(([{ rows, columns }, found]) => [
    rows.toLocaleString('en'),
    String(columns),
    ...steps.map((step) => String(Math.round(median(found.map((cost) => cost[step]))))),
  ]);
  const columns = [
    'rows',
    'columns',
    'first, ms',
    'sort, ms',
    'quick filter, ms',
    '100 rows updated, ms',
    'scroll to the middle, ms',
  ];
  const table = markdownTable(
    columns.map((title) => [title, '---:'] as const),
    lines,
  );
  const about = `Chromium ${version}; DataGridPro in production, 600 px high, 1200 px wide; ms from the step to the picture that shows it, medians of ${runs}.`;
  writeResults('What rows and columns cost a grid', about, table);
  expect([...costs.values()].every((found) => found.length === runs)).toBe(true);
});
