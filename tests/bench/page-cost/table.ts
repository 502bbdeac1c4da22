import { markdownTable, median } from '../results.ts';
import { type Cost, kinds } from './measure.ts';

/** Median over the visits in which it happened; a dash if it never did. */
function medianOf(costs: readonly Cost[], read: (cost: Cost) => number | null, digits = 0): string {
  const values = costs.flatMap((cost) => read(cost) ?? []);
  return values.length === 0
    ? '–'
    : median(values).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

const columns: readonly (readonly [string, (costs: readonly Cost[]) => string])[] = [
  ['first paint, ms', (costs) => medianOf(costs, ({ firstPaint }) => firstPaint)],
  ['largest paint, ms', (costs) => medianOf(costs, ({ largestPaint }) => largestPaint)],
  ['layout shift', (costs) => medianOf(costs, ({ layoutShift }) => layoutShift, 3)],
  ['blocking, ms', (costs) => medianOf(costs, ({ blocking }) => blocking)],
  ['longest task, ms', (costs) => medianOf(costs, ({ longestTask }) => longestTask)],
  ['first demo alive, ms', (costs) => medianOf(costs, ({ firstAlive }) => firstAlive)],
  ...kinds.map(
    (kind) =>
      [
        kind === 'document' ? 'HTML, kB' : `${kind}, kB (files)`,
        (costs: readonly Cost[]) => {
          const size = medianOf(costs, ({ bytes }) => bytes[kind] / 1000, 1);
          return kind === 'document'
            ? size
            : `${size} (${medianOf(costs, ({ requests }) => requests[kind])})`;
        },
      ] as const,
  ),
];

export interface Row {
  readonly name: string;
  readonly costs: readonly Cost[];
}

export function table(rows: readonly Row[]): string {
  return markdownTable(
    [['page', '---'], ...columns.map(([title]) => [title, '---:'] as const)],
    rows.map(({ name, costs }) => [name, ...columns.map(([, cell]) => cell(costs))]),
  );
}
