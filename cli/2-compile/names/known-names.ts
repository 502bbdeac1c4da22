import { perObject } from '../../machine/per-object.ts';
import type { ApiClass, ApiComponent } from '../../model/api-component.ts';
import type { ApiIndex } from '../../model/api-index.ts';
import type { ProductConfig } from '../../model/config.ts';
import type { ApiReference } from '../../model/reference.ts';
import { matchNames } from '../../reference/match-names.ts';
import { slipOf } from './slip.ts';

/** All names of the reference, in the form that the search for mistakes needs. */
export interface KnownNames {
  readonly index: ApiIndex;
  /** Every importable name. */
  readonly exports: readonly string[];
  /** The export that an unknown name is probably a typo of, if any. */
  readonly nearExport: (name: string) => string | null;
  /** First words of several exports in PascalCase: a name that begins with one looks like an export. */
  readonly exportWords: ReadonlySet<string>;
  /** Module specifier → its exports. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  readonly components: ReadonlyMap<string, ApiComponent>;
  /** Global classes with a dot, and the common beginning of a component's classes. */
  readonly classes: readonly string[];
  readonly classPrefixes: readonly string[];
  /** Interface → its members. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** Product → its slots, of all components. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
  /** Product → interfaces of its API objects. */
  readonly apiObjects: ReadonlyMap<string, readonly string[]>;
  /** Whether a name has the form of a selector. */
  readonly isSelector: (name: string) => boolean;
  /** Whether any type, default or example of the reference contains the word. */
  readonly mentions: (word: string) => boolean;
}

const firstWord = /^[A-Z][a-z\d]+(?=[A-Z])/;

/** The word that decides whether a name looks like an export: `Lamp` of `LampShade` and of `useLampShade`. */
export const leadingWord = (name: string): string | null =>
  firstWord.exec(name.replace(/^use(?=[A-Z])/, ''))?.[0] ?? /^use([A-Z][a-z\d]+)$/.exec(name)?.[1] ?? null;

/** Names in the history may no longer exist. */
const withoutHistory = (key: string, value: unknown): unknown => (key === 'history' ? undefined : value);

const wordsOf = perObject(
  (reference: ApiReference): ReadonlySet<string> =>
    new Set(JSON.stringify(reference, withoutHistory).match(/[A-Za-z_$][\w$]*/g)),
);

const exportNames = perObject((reference: ApiReference): readonly string[] => [
  ...new Set(reference.exports.flatMap((list) => list.exports.map(({ name }) => name))),
]);

/** Cached by name: pages share most of their names, and every name is compared with every export. */
const nearExports = perObject((reference: ApiReference): KnownNames['nearExport'] => {
  const near = new Map<string, string | null>();
  return (name) => {
    const found = near.get(name);
    if (found !== undefined) return found;
    const made = slipOf(name, exportNames(reference));
    near.set(name, made);
    return made;
  };
});

/** One name may begin with any word; this many with the same first word are a family. */
const fewest = 3;

export function knownNames(
  reference: ApiReference,
  index: ApiIndex,
  products: readonly ProductConfig[],
): KnownNames {
  const exports = reference.exports.flatMap((list) => list.exports);
  const names = exportNames(reference);
  const counts = new Map<string, number>();
  for (const name of names) {
    const word = firstWord.exec(name)?.[0];
    if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const modules = new Map<string, string[]>();
  for (const { name, modules: from } of exports) {
    for (const module of from) {
      const own = modules.get(module);
      if (own === undefined) modules.set(module, [name]);
      else own.push(name);
    }
  }
  const classes = reference.components.flatMap((component) => component.classes);
  const patterns = products.flatMap(({ api }) => api?.selectors?.names ?? []);
  return {
    index,
    exports: names,
    nearExport: nearExports(reference),
    exportWords: new Set([...counts].flatMap(([word, count]) => (count < fewest ? [] : [word]))),
    modules,
    components: new Map(reference.components.map((component) => [component.name, component])),
    classes: classes.flatMap(({ className }) => (className === undefined ? [] : [`.${className}`])),
    classPrefixes: [...new Set(classes.flatMap(classPrefix))],
    members: new Map(
      reference.interfaces.map(({ name, groups }) => [
        name,
        groups.flatMap((group) => group.members.map((member) => member.name)),
      ]),
    ),
    slots: new Map(
      products.map(({ id }) => [
        id,
        reference.components
          .filter(({ product }) => product === id)
          .flatMap(({ slots }) => slots.map(({ name }) => name)),
      ]),
    ),
    apiObjects: new Map(products.map(({ id, api }) => [id, api?.grouped ?? []])),
    isSelector: (name) => matchNames([name], patterns).length > 0,
    mentions: (word) => wordsOf(reference).has(word),
  };
}

/** Common beginning of a component's classes: `.Glow-Lamp-` of `.Glow-Lamp-root`. Classes of states do not have it. */
function classPrefix({ key, className = '', state }: ApiClass): string[] {
  return state || !className.endsWith(`-${key}`) ? [] : [`.${className.slice(0, -key.length)}`];
}
