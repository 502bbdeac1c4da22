import type { ApiIndex } from '../model/api-index.ts';
import type { ComparedDemo, ComparedEntry, Comparison } from '../model/comparison.ts';
import type { CompiledSite } from '../model/page.ts';
import { compareDemo, type DemoState } from './compare-demo.ts';
import { comparePages } from './compare-pages.ts';
import { entryHrefs } from './entry-hrefs.ts';
import type { ReferenceChange } from './reference/reference-changes.ts';

/** A site's demos and code blocks with one set of packages. */
export interface Behaviour {
  readonly demo: (id: string) => DemoState;
  /** File of a page → mistakes of its code blocks. */
  readonly fences: ReadonlyMap<string, readonly string[]>;
}

const tally = (values: readonly string[], names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, values.filter((value) => value === name).length]));

function comparedDemos(compiled: CompiledSite, before: Behaviour, after: Behaviour): ComparedDemo[] {
  const shown = new Map<string, { readonly pathname: string; readonly product: string }[]>();
  for (const { node, slots, productId } of compiled.pages)
    for (const slot of slots)
      if (slot.kind === 'demo')
        shown.set(slot.demo, [
          ...(shown.get(slot.demo) ?? []),
          { pathname: node.pathname, product: productId },
        ]);
  return compiled.demos.flatMap(({ id, name, file }): ComparedDemo[] => {
    const places = shown.get(id) ?? [];
    if (places.length === 0) return [];
    const pages = [...new Set(places.map(({ pathname }) => pathname))];
    const difference = compareDemo(before.demo(id), after.demo(id));
    return [{ id, name, file, product: places[0]?.product ?? '', pages, ...difference }];
  });
}

function newFences(before: Behaviour, after: Behaviour): Map<string, string[]> {
  const found = [...after.fences].map(([file, mistakes]): [string, string[]] => {
    const known = new Set(before.fences.get(file));
    return [file, mistakes.filter((mistake) => !known.has(mistake))];
  });
  return new Map(found.filter(([, mistakes]) => mistakes.length > 0));
}

/** Joins what two versions say about the reference, the demos and the pages of a site. */
export function comparisonOf(
  compiled: CompiledSite,
  index: ApiIndex,
  changes: readonly ReferenceChange[],
  [before, after]: readonly [Behaviour, Behaviour],
  packages: Pick<Comparison, 'before' | 'after' | 'conflicts'>,
): Comparison {
  const entries = changes.map((change) => {
    const { pathname: _, ...facts } = change;
    const hrefs = entryHrefs(change, index);
    return { entry: { ...facts, href: hrefs[0] ?? null } satisfies ComparedEntry, hrefs };
  });
  const demos = comparedDemos(compiled, before, after);
  const changed = demos.filter(({ status }) => status !== 'unchanged');
  // A rule of a style sheet that changes is seen on the demo and concerns no text.
  const telling = changed.filter(({ status }) => status !== 'styled');
  const { pages, safe } = comparePages(compiled.pages, {
    ...{ demos: telling, entries },
    fences: newFences(before, after),
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
        ['build', 'draw', 'types', 'changed', 'styled', 'unchanged'],
      ),
      pages: {
        breaking: pages.filter(({ isBreaking }) => isBreaking).length,
        changed: pages.filter(({ isBreaking }) => !isBreaking).length,
        safe: safe.length,
      },
    },
    reference: entries.map(({ entry }) => entry),
    demos: changed,
    pages,
    safe,
  };
}

/** Whether a comparison found what `--fail-on` names. */
export function isFailure({ counts }: Comparison, failOn: 'breaking' | 'any'): boolean {
  const sum = (record: Readonly<Record<string, number>>, names: readonly string[]) =>
    names.reduce((total, name) => total + (record[name] ?? 0), 0);
  const breaking =
    sum(counts.reference, ['breaking']) +
    sum(counts.demos, ['build', 'draw', 'types']) +
    sum(counts.pages, ['breaking']);
  const others =
    sum(counts.reference, ['addition', 'other']) +
    sum(counts.demos, ['changed', 'styled']) +
    sum(counts.pages, ['changed']);
  return breaking > 0 || (failOn === 'any' && others > 0);
}
