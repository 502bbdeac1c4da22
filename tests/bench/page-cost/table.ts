import { markdownTable, median } from '../results.ts';
import { type Cost, kinds } from './measure.ts';

/** Median over the visits in which it happened; a dash if it never did. */
function medianOf(costs: readonly Cost[], read: (cost: Cost) => number | null, digits = 0): string {
  const values = costs.flatMap((cost) => read(cost) ?? []);
  return values.length === 0
    ? '–'
    : median(values).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Factors that slow the processor: a middling phone, and a cheap one. */
export const slowings = [4, 8] as const;

type Column = readonly [title: string, cell: (costs: readonly Cost[]) => string];

const times: readonly Column[] = [
  ['first paint, ms', (costs) => medianOf(costs, ({ firstPaint }) => firstPaint)],
  ['largest paint, ms', (costs) => medianOf(costs, ({ largestPaint }) => largestPaint)],
  ['layout shift', (costs) => medianOf(costs, ({ layoutShift }) => layoutShift, 3)],
  ['blocking, ms', (costs) => medianOf(costs, ({ blocking }) => blocking)],
  ['longest task, ms', (costs) => medianOf(costs, ({ longestTask }) => longestTask)],
  ['first demo alive, ms', (costs) => medianOf(costs, ({ firstAlive }) => firstAlive)],
];

const sizes: readonly Column[] = [
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
  /** Visits by slowing. */
  readonly costs: ReadonlyMap<number, Cost[]>;
}

/** A time has one figure for each slowing; bytes do not depend on it. */
export function table(rows: readonly Row[]): string {
  const slow = slowings.map((slowing) => `${slowing}×`).join(' / ');
  return markdownTable(
    [
      ['page', '---'],
      ...times.map(([title]) => [`${title}: ${slow}`, '---:'] as const),
      ...sizes.map(([title]) => [title, '---:'] as const),
    ],
    rows.map(({ name, costs }) => [
      name,
      ...times.map(([, cell]) => slowings.map((slowing) => cell(costs.get(slowing) ?? [])).join(' / ')),
      ...sizes.map(([, cell]) => cell([...costs.values()].flat())),
    ]),
  );
}
