import type { PageLink } from '../../../renderer/view/page.ts';
import type { ApiComponent } from '../../model/api-component.ts';
import type { ApiInterface } from '../../model/api-interface.ts';
import type { ApiReference } from '../../model/reference.ts';
import { entriesByName } from '../../reference/entries-by-name.ts';
import { moduleOf } from '../../reference/import-statement.ts';
import { pageHref } from '../../site/hrefs.ts';
import type { ShownDemo, ShownPage } from './shown.ts';

/** An entry that more pages show is in everyday use: pages that only name it, or only import it, do not explain it. */
const everyday = 24;

interface Use {
  readonly link: PageLink;
  /** Whether the page names the entry as its component. */
  readonly isNamed: boolean;
  /** Whether a demo of the page imports it. */
  isImported: boolean;
}

function explaining(uses: readonly Use[]): PageLink[] {
  const both = uses.filter(({ isNamed, isImported }) => isNamed && isImported);
  return (uses.length > everyday && both.length > 0 ? both : uses).map(({ link }) => link);
}

/** Pathname of an entry → the pages that show it, in the order of the tree. */
export type UsedIn = ReadonlyMap<string, readonly PageLink[]>;

/** `module:name` of every import of a source; a default export has the name that the importing module gives it. */
const importsOf = ({ imports }: ShownDemo['sources'][number]): string[] =>
  imports.flatMap(({ specifier, names }) =>
    names.map(({ name, local }) => `${specifier}:${name === 'default' ? local : name}`),
  );

type Entry = ApiComponent | ApiInterface;

/** The same for an entry, from its import statements. */
const keysOf = ({ name, imports }: Entry): string[] =>
  imports.map((statement) => `${moduleOf(statement)}:${name}`);

/**
 * The pages that show entries of the reference: pages that name an entry as their component and in their text, and
 * pages with a demo that imports it, linked to the first such demo; of many, those that do both. `titles` are page titles by pathname.
 */
export function usedIn(
  { components, interfaces }: ApiReference,
  pages: readonly ShownPage[],
  demos: readonly ShownDemo[],
  titles: ReadonlyMap<string, string>,
): UsedIn {
  const entries: readonly Entry[] = [...components, ...interfaces];
  const pathnames = new Map(entries.flatMap((entry) => keysOf(entry).map((key) => [key, entry.pathname])));
  const byName = entriesByName(entries);
  const importsById = new Map(demos.map(({ id, sources }) => [id, new Set(sources.flatMap(importsOf))]));
  const found = new Map<string, Map<string, Use>>();
  const add = (entry: string, { title: own, node: { pathname } }: ShownPage, anchor?: string): void => {
    const title = titles.get(pathname) ?? own;
    const uses = found.get(entry) ?? new Map<string, Use>();
    const isImported = anchor !== undefined;
    const known = uses.get(pathname);
    if (known === undefined)
      uses.set(pathname, {
        link: { title, href: pageHref(pathname, anchor) },
        isNamed: !isImported,
        isImported,
      });
    else known.isImported ||= isImported;
    found.set(entry, uses);
  };
  for (const page of pages) {
    for (const name of page.frontmatter.components) {
      const named = byName.get(name) ?? [];
      const own = named.find(({ product }) => product === page.productId) ?? named[0];
      if (own) add(own.pathname, page);
    }
    for (const slot of page.slots) {
      for (const key of importsById.get(slot.demo) ?? []) {
        const entry = pathnames.get(key);
        if (entry !== undefined) add(entry, page, slot.name);
      }
    }
  }
  return new Map([...found].map(([entry, uses]) => [entry, explaining([...uses.values()])]));
}
