import type { CodemodResult, ComparedDemo, DemoStatus } from '../model/comparison.ts';
import type { CompiledSite } from '../model/page.ts';
import { brokenStatuses, demoStatuses } from '../schemas/comparison-schema.ts';
import { compareDemo, type DemoDifference, type DifferenceOf, newMessages } from './compare-demo.ts';
import type { Behaviour } from './comparison.ts';
import { shownDemos } from './shown-demos.ts';

const broken = new Set<DemoStatus>(brokenStatuses);

const messagesOf = ({ build, draw, types }: Pick<DemoDifference, 'build' | 'draw' | 'types'>): string[] => [
  ...build,
  ...draw,
  ...types,
];

const rank = ({ status }: Pick<DemoDifference, 'status'>): number => demoStatuses.indexOf(status);

/** How far a command brings a demo over; null for a demo that works with and without it. */
function verdictOf(
  plain: Pick<ComparedDemo, 'status' | 'build' | 'draw' | 'types'> | undefined,
  modified: DemoDifference | null,
): CodemodResult['verdict'] | null {
  const works = modified !== null && !broken.has(modified.status);
  if (plain === undefined || !broken.has(plain.status)) return works ? null : 'worse';
  if (works) return 'whole';
  if (modified === null) return 'not';
  const gone = newMessages(messagesOf(modified), messagesOf(plain));
  return gone.length > 0 && rank(modified) >= rank(plain) ? 'part' : 'not';
}

/**
 * The results for demos that break with the other version, or that the command breaks, after the command has changed
 * their code. `demos` are the differences without it.
 */
export function codemodResults(
  compiled: CompiledSite,
  demos: readonly ComparedDemo[],
  before: Behaviour,
  modified: Behaviour,
  differenceOf: DifferenceOf,
): CodemodResult[] {
  const known = new Map(demos.map((demo) => [demo.id, demo]));
  return shownDemos(compiled).flatMap(({ id, name, product, pages }): CodemodResult[] => {
    if (!before.ids.has(id)) return [];
    const plain = known.get(id);
    const after = modified.ids.has(id) ? compareDemo(before.demo(id), modified.demo(id), differenceOf) : null;
    const verdict = verdictOf(plain, after);
    if (verdict === null) return [];
    return [
      {
        ...{ id, name, product, pages, verdict },
        before: plain?.status ?? 'unchanged',
        after: after?.status ?? 'build',
        messages: after === null ? [] : messagesOf(after),
      },
    ];
  });
}
