import { markdownTable, median } from '../results.ts';
import type { Cost } from './processes/measure-command.ts';

/** Cold builds of our pages, so many times over. */
export interface Grown {
  readonly copies: number;
  readonly pages: number;
  /** One a round; those of one tool, which tells its stages. */
  readonly costs: readonly Cost[];
}

type Values = Pick<Cost, 'wall' | 'processor' | 'memory'>;

const short = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

const cells = (costs: readonly Values[]): string[] => [
  short(median(costs.map(({ wall }) => wall))),
  short(median(costs.map(({ processor }) => processor))),
  Math.round(median(costs.map(({ memory }) => memory)) / 1e6).toLocaleString('en'),
];

/** A line a stage and one for all, with columns for each number of copies. */
export function growthTable(grown: readonly Grown[]): string {
  const measured = grown.filter(({ costs }) => costs.length > 0);
  const names = [
    ...new Set(
      measured.flatMap(({ costs }) => costs.flatMap(({ stages }) => stages.map(({ name }) => name))),
    ),
  ];
  const columns = measured.flatMap(({ copies }) => [
    [`×${copies} wall, s`, '---:'] as const,
    ['processor, s', '---:'] as const,
    ['memory, MB', '---:'] as const,
  ]);
  const ofStage = (costs: readonly Cost[], name: string): Values[] =>
    costs.flatMap(({ stages }) => stages.filter((stage) => stage.name === name));
  return markdownTable(
    [['stage', '---'], ...columns],
    [
      ...names.map((name) => [name, ...measured.flatMap(({ costs }) => cells(ofStage(costs, name)))]),
      ['all', ...measured.flatMap(({ costs }) => cells(costs))],
    ],
  );
}
