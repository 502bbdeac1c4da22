import { markdownTable, median } from '../results.ts';
import type { Step } from './edits.ts';
import type { Cost } from './processes/measure-command.ts';

export interface Row {
  readonly step: Step;
  readonly tool: string;
  /** One a round. */
  readonly costs: readonly Cost[];
}

const seconds = (values: readonly number[]): string => {
  const value = median(values);
  return value.toFixed(value < 10 ? 2 : 1);
};

/** Median of the ratios round by round, so that a slow minute of the machine counts for both; a dash without a mark. */
function ratio(row: Row, mark: Row | undefined): string {
  if (mark === undefined) return '–';
  const wall = row.costs.flatMap((cost, round) => {
    const beside = mark.costs[round];
    return beside === undefined ? [] : [cost.wall / beside.wall];
  });
  return median(wall).toFixed(2);
}

/** `mark`: name of the tool that the others are compared with. */
export function table(rows: readonly Row[], mark: string): string {
  return markdownTable(
    [
      ['build', '---'],
      ['tool', '---'],
      ['wall, s', '---:'],
      [`wall, of ${mark}`, '---:'],
      ['processor, s', '---:'],
      ['memory, MB', '---:'],
    ],
    rows.map((row) => [
      row.step,
      row.tool,
      seconds(row.costs.map(({ wall }) => wall)),
      ratio(
        row,
        rows.find(({ step, tool }) => step === row.step && tool === mark),
      ),
      seconds(row.costs.map(({ processor }) => processor)),
      Math.round(median(row.costs.map(({ memory }) => memory)) / 1e6).toLocaleString('en'),
    ]),
  );
}
