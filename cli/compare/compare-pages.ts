import type { ComparedDemo, ComparedEntry, ComparedPage, Comparison } from '../model/comparison.ts';
import type { CompiledPage } from '../model/page.ts';
import { brokenStatuses } from '../schemas/comparison-schema.ts';
import { demoIds } from '../site/demo-ids.ts';

const broken = new Set<ComparedDemo['status']>(brokenStatuses);

/** `Lamp.colour`, or the name of an export. */
export const entryName = ({ owners, name }: Pick<ComparedEntry, 'owners' | 'name'>): string =>
  owners.length === 0 ? name : `${owners[0]}.${name}`;

/** The greatest harm first, then the number of places. */
function weightOf({ demos, entries, fences, isBreaking }: ComparedPage): number {
  return (isBreaking ? 1000 : 0) + demos.length + entries.length + fences.length;
}

interface Changed {
  readonly demos: readonly ComparedDemo[];
  /** Changed entries with all their places. */
  readonly entries: readonly { readonly entry: ComparedEntry; readonly hrefs: readonly string[] }[];
  /** File of a page → new mistakes of its code blocks. */
  readonly fences: ReadonlyMap<string, readonly string[]>;
  /** Files of pages with a generated list, such as that of another comparison. */
  readonly lists: ReadonlySet<string>;
}

/** The written pages of a site that a change touches, and the paths of the others. */
export function comparePages(
  pages: readonly CompiledPage[],
  { demos, entries, fences, lists }: Changed,
): Pick<Comparison, 'pages' | 'safe'> {
  const changed = new Map(demos.map((demo) => [demo.id, demo]));
  const byHref = new Map<string, ComparedEntry[]>();
  for (const { entry, hrefs } of entries)
    if (entry.weight !== 'addition')
      for (const href of hrefs) byHref.set(href, [...(byHref.get(href) ?? []), entry]);
  const written = pages.filter((page) => page.node.api === undefined && !lists.has(page.file));
  const affected: ComparedPage[] = [];
  const safe: string[] = [];
  for (const page of written) {
    const { pathname } = page.node;
    const own = demoIds(page).flatMap((id) => changed.get(id) ?? []);
    const hrefs = new Set(page.links.map(({ href }) => href));
    const named = [...new Set([...hrefs].flatMap((href) => byHref.get(href) ?? []))];
    const mistakes = fences.get(page.file) ?? [];
    if (own.length + named.length + mistakes.length === 0) {
      safe.push(pathname);
      continue;
    }
    affected.push({
      ...{ pathname, title: page.title, product: page.productId },
      demos: own.map(({ id }) => id),
      entries: named.map((entry) => `${entryName(entry)}: ${entry.change}`),
      fences: mistakes,
      isBreaking:
        mistakes.length > 0 ||
        own.some(({ status }) => broken.has(status)) ||
        named.some(({ weight }) => weight === 'breaking'),
    });
  }
  return { pages: affected.sort((one, other) => weightOf(other) - weightOf(one)), safe };
}
