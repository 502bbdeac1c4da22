import type { Demo } from '../../model/page.ts';
import type { ApiReference } from '../../model/reference.ts';
import { entriesByName } from '../../reference/entries-by-name.ts';
import type { ApiScope } from '../../reference/reference-index.ts';
import type { KnownNames } from './known-names.ts';

/** The facts that decide the meaning of a name on a page. */
export interface NameScope {
  /** Id of a product. */
  readonly product: string;
  /** The subjects and related entries of the page, or of a section about `subject`. */
  readonly about: (subject: string | null) => ApiScope;
  /** Names that the page may write: props, slots and their members, methods and events. */
  readonly names: readonly string[];
  /** Whether the word is in the code of a demo, where the compiler has checked it. */
  readonly usesWord: (word: string) => boolean;
}

/** Names that a demo imports from one of `modules`. */
const importedNames = ({ sources }: Demo, modules: ReadonlyMap<string, unknown>): Set<string> =>
  new Set(
    sources
      .flatMap(({ imports }) => imports)
      .flatMap(({ specifier, names }) => (modules.has(specifier) ? names.map(({ name }) => name) : [])),
  );

export function nameScope(
  { productId, components }: { readonly productId: string; readonly components: readonly string[] },
  demos: readonly Demo[],
  { components: documented, events }: ApiReference,
  known: KnownNames,
): NameScope {
  const codes = demos.map(({ sources }) => sources.map((source) => source.code).join('\n'));
  const counts = new Map<string, number>();
  for (const name of demos.flatMap((demo) => [...importedNames(demo, known.modules)])) {
    if (known.components.has(name) || known.members.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byName = entriesByName(documented);
  const owners = new Set([...components, ...counts.keys()]);
  const used = [...counts].flatMap(([name, count]) => (count * 2 < demos.length ? [] : [name]));
  // The first component, interfaces, and the entries that the whole page works with.
  const subjects = components.filter(
    (name, at) => at === 0 || known.members.has(name) || used.includes(name),
  );
  const others = [...components, ...used].filter((name) => !subjects.includes(name));
  return {
    product: productId,
    about: (subject) => ({ subjects: subject === null ? subjects : [subject, ...subjects], others }),
    names: [
      ...[...owners]
        .flatMap((name) => byName.get(name) ?? [])
        .flatMap(({ props, slots }) => [...props, ...slots].map(({ name }) => name)),
      ...[...owners, ...(known.apiObjects.get(productId) ?? [])].flatMap(
        (name) => known.members.get(name) ?? [],
      ),
      ...events
        .filter(({ product }) => product === productId)
        .flatMap((event) => event.events.map(({ name }) => name)),
    ],
    usesWord: (word) => {
      const expression = new RegExp(`\\b${word.replaceAll('$', '\\$')}\\b`);
      return codes.some((code) => expression.test(code));
    },
  };
}
