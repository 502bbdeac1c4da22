import { type Cost, kinds } from './measure.ts';

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

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
  const lines = [
    ['page', ...columns.map(([title]) => title)],
    ['---', ...columns.map(() => '---:')],
    ...rows.map(({ name, costs }) => [name, ...columns.map(([, cell]) => cell(costs))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** `text` with the section of this heading replaced, or added at its end. */
export function withSection(text: string, heading: string, contents: string): string {
  const [before = '', ...sections] = text.split(/^(?=## )/m);
  const section = `## ${heading}\n\n${contents.trim()}\n`;
  const kept = sections.map((each) => each.trimEnd().concat('\n'));
  const at = kept.findIndex((each) => each.startsWith(`## ${heading}\n`));
  const all = at < 0 ? [...kept, section] : kept.with(at, section);
  return [before.trimEnd().concat('\n'), ...all].join('\n');
}
