import { causeOf, withoutPlace } from '../diagnostics/cause.ts';
import { shortened } from '../diagnostics/shortened.ts';
import type { ComparedDemo, ComparedEntry, Comparison, DemoStatus } from '../model/comparison.ts';
import type { ComparisonDigest } from '../model/comparison-digest.ts';
import { brokenStatuses } from '../schemas/comparison-schema.ts';
import { entryName } from './compare-pages.ts';

/** The fates of demos that a page lists, in its order. */
const told: readonly DemoStatus[] = [...brokenStatuses, 'changed', 'console'];

const longest = 140;

/** Rows of common differences, each of those that readers see and those that they hear. */
const mostCommon = 12;

function firstFinding({ build, draw, types, picture, console: lines }: ComparedDemo): string {
  const broken = [...build, ...draw, ...types.map((type) => causeOf(type, longest))][0];
  const shown = picture.find(({ sense }) => sense === 'shown');
  return shortened(withoutPlace(broken ?? shown?.what ?? lines[0] ?? ''), longest);
}

/** Changes whose `after` is what code has to name instead. */
const successors = new Set<ComparedEntry['change']>(['renamed', 'removed', 'import']);

function digestEntry(entry: ComparedEntry): ComparisonDigest['entries'][number] {
  const { owners, kind, change, product, after, href } = entry;
  return {
    ...{ name: entryName(entry), owners: Math.max(0, owners.length - 1), kind, change, product },
    ...(after !== null && successors.has(change) ? { after } : {}),
    ...(href === null ? {} : { href }),
  };
}

/** How far a codemod brings each demo over. */
function digestCodemod({ codemod }: Comparison): Pick<ComparisonDigest, 'codemod'> {
  if (codemod === null) return {};
  const demos = codemod.demos.map(({ name, pages, product, verdict, after, messages }) => {
    const first = messages[0] ?? '';
    const words = after === 'types' ? causeOf(first, longest) : shortened(withoutPlace(first), longest);
    return { name, page: pages[0] ?? '', product, verdict, words };
  });
  return { codemod: { command: codemod.command, demos } };
}

/** The part of a comparison that a page shows. */
export const digestOf = (comparison: Comparison): ComparisonDigest => ({
  before: comparison.before,
  after: comparison.after,
  counts: comparison.counts,
  demos: told.flatMap((status) =>
    comparison.demos
      .filter((demo) => demo.status === status)
      .map((demo) => ({
        ...{ name: demo.name, page: demo.pages[0] ?? '', product: demo.product, status },
        words: firstFinding(demo),
      })),
  ),
  entries: comparison.reference.filter(({ weight }) => weight === 'breaking').map(digestEntry),
  pages: comparison.pages.map(({ pathname, title, demos, entries, fences }) => ({
    ...{ pathname, title },
    ...{ demos: demos.length, names: entries.length, fences: fences.length },
  })),
  common: (['shown', 'spoken'] as const).flatMap((sense) =>
    comparison.common.filter((change) => change.sense === sense).slice(0, mostCommon),
  ),
  accessibility: comparison.accessibility,
  safe: comparison.safe,
  ...digestCodemod(comparison),
});
