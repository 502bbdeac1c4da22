import type { ApiIndex } from '../model/api-index.ts';
import type { ComparedDemo, ComparedEntry, Comparison, DemoStatus } from '../model/comparison.ts';
import type { CompiledSite } from '../model/page.ts';
import { brokenStatuses, changedStatuses, demoStatuses } from '../schemas/comparison-schema.ts';
import { commonChanges, commonFaults } from './common-changes.ts';
import { compareDemo, type DemoState, type DifferenceOf, newMessages } from './compare-demo.ts';
import { comparePages } from './compare-pages.ts';
import { entryHrefs, ownerHrefs } from './entry-hrefs.ts';
import type { ReferenceChange } from './reference/reference-changes.ts';
import { shownDemos } from './shown-demos.ts';

/** A site's demos and code blocks with one set of packages. */
export interface Behaviour {
  /** Ids of its demos. */
  readonly ids: ReadonlySet<string>;
  readonly demo: (id: string) => DemoState;
  /** Style sheet of the demos' shell. */
  readonly styleSheet: string;
  /** File of a page → mistakes of its code blocks. */
  readonly fences: ReadonlyMap<string, readonly string[]>;
}

const tally = (values: readonly string[], names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, values.filter((value) => value === name).length]));

/** Changes of a demo that text about it may concern. */
const telling = new Set<DemoStatus>([...brokenStatuses, 'changed', 'console']);

function comparedDemos(
  compiled: CompiledSite,
  [before, after]: readonly [Behaviour, Behaviour],
  differenceOf: DifferenceOf,
): ComparedDemo[] {
  return shownDemos(compiled).flatMap((demo): ComparedDemo[] => {
    // A demo that the site lacked before has not changed.
    if (!before.ids.has(demo.id)) return [];
    return [{ ...demo, ...compareDemo(before.demo(demo.id), after.demo(demo.id), differenceOf) }];
  });
}

function newFences(before: Behaviour, after: Behaviour): Map<string, string[]> {
  const found = [...after.fences].map(([file, mistakes]): [string, string[]] => {
    return [file, newMessages(before.fences.get(file) ?? [], mistakes)];
  });
  return new Map(found.filter(([, mistakes]) => mistakes.length > 0));
}

interface ComparedSite {
  readonly compiled: CompiledSite;
  readonly index: ApiIndex;
  /** Files of pages with a generated list. */
  readonly lists: ReadonlySet<string>;
}

/** Joins what two versions say about the reference, the demos and the pages of a site. */
export function comparisonOf(
  { compiled, index, lists }: ComparedSite,
  changes: readonly ReferenceChange[],
  sides: readonly [Behaviour, Behaviour],
  differenceOf: DifferenceOf,
  packages: Pick<Comparison, 'before' | 'after' | 'conflicts' | 'notes'>,
): Comparison {
  const entries = changes.map((change) => {
    const { pathname: _, part: __, ...facts } = change;
    const [own, ofOwners] = [entryHrefs(change, index), ownerHrefs(change, index)];
    const href = own[0] ?? ofOwners[0] ?? null;
    // A page that links to a component needs a new required prop, but names none of its parents.
    const hrefs = change.change === 'added' && change.kind === 'prop' ? ofOwners : own;
    return { entry: { ...facts, href } satisfies ComparedEntry, hrefs };
  });
  const demos = comparedDemos(compiled, sides, differenceOf);
  const changed = demos.filter(({ status }) => status !== 'unchanged');
  const { pages, safe } = comparePages(compiled.pages, {
    demos: changed.filter(({ status }) => telling.has(status)),
    entries,
    fences: newFences(...sides),
    lists,
  });
  return {
    ...packages,
    counts: {
      reference: tally(
        changes.map(({ weight }) => weight),
        ['breaking', 'addition', 'other'],
      ),
      demos: tally(
        demos.map(({ status }) => status),
        demoStatuses,
      ),
      pages: {
        breaking: pages.filter(({ isBreaking }) => isBreaking).length,
        changed: pages.filter(({ isBreaking }) => !isBreaking).length,
        safe: safe.length,
      },
    },
    codemod: null,
    reference: entries.map(({ entry }) => entry),
    demos: changed,
    common: commonChanges(changed),
    accessibility: commonFaults(changed),
    pages,
    safe,
  };
}

/** Whether a comparison found what `--fail-on` names. */
export function isFailure({ counts }: Comparison, failOn: 'breaking' | 'any'): boolean {
  const sum = (record: Readonly<Record<string, number>>, names: readonly string[]) =>
    names.reduce((total, name) => total + (record[name] ?? 0), 0);
  const breaking =
    sum(counts.reference, ['breaking']) + sum(counts.demos, brokenStatuses) + sum(counts.pages, ['breaking']);
  const others =
    sum(counts.reference, ['addition', 'other']) +
    sum(counts.demos, changedStatuses) +
    sum(counts.pages, ['changed']);
  return breaking > 0 || (failOn === 'any' && others > 0);
}
