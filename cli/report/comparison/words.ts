import type { CodemodResult, Comparison, DemoStatus, Sense } from '../../model/comparison.ts';
import { brokenStatuses, codemodVerdicts } from '../../schemas/comparison-schema.ts';

/** The words for what became of a demo. */
export const statusWords: Readonly<Record<DemoStatus, string>> = {
  build: 'does not build',
  draw: 'does not draw',
  types: 'has wrong types',
  changed: 'shows something else',
  console: 'writes to the console',
  spoken: 'is read out otherwise',
  styled: 'has other styles',
  markup: 'has other markup',
  unchanged: 'is unchanged',
};

/** The same of several demos. */
const severalWords: Readonly<Record<DemoStatus, string>> = {
  build: 'do not build',
  draw: 'do not draw',
  types: 'have wrong types',
  changed: 'show something else',
  console: 'write to the console',
  spoken: 'are read out otherwise',
  styled: 'have other styles',
  markup: 'have other markup',
  unchanged: 'are unchanged',
};

/** For example `3 show something else`. */
export const countOf = (count: number, status: DemoStatus): string =>
  `${count} ${(count === 1 ? statusWords : severalWords)[status]}`;

/** The words for who meets a difference. */
export const senseWords: Readonly<Record<Sense, string>> = {
  shown: 'What readers see',
  spoken: 'What assistive technology reads',
  styled: 'Styles',
  markup: 'Markup alone',
};

/** The words for what a codemod does to a demo. */
export const verdictWords: Readonly<Record<CodemodResult['verdict'], string>> = {
  whole: 'brought over whole',
  part: 'brought over in part',
  not: 'not brought over',
  worse: 'broken by it',
};

/** The class of the mark of a verdict. */
export const verdictMarks: Readonly<Record<CodemodResult['verdict'], string>> = {
  whole: 'addition',
  part: 'shown',
  not: 'breaking',
  worse: 'breaking',
};

/** How many demos a codemod brings over, and how far. */
export const verdictCounts = ({ demos }: NonNullable<Comparison['codemod']>): string =>
  codemodVerdicts
    .map(
      (verdict) => [demos.filter((demo) => demo.verdict === verdict).length, verdictWords[verdict]] as const,
    )
    .flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`]))
    .join(', ');

const broken = new Set<DemoStatus>(brokenStatuses);

export const isBroken = ({ status }: { readonly status: DemoStatus }): boolean => broken.has(status);

/** The class of the mark of a status. */
export const markOf = (status: DemoStatus): string =>
  broken.has(status) ? 'breaking' : status === 'changed' || status === 'console' ? 'shown' : 'other';

/** Sum of some counts. */
export const sumOf = (counts: Readonly<Record<string, number>>, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
