import type { Package } from '../packages.ts';
import type { ts } from '../program.ts';
import { type Decided, decide, type Written } from './decide.ts';
import type { Found } from './found-values.ts';
import { printValue, spellingsOf } from './print-value.ts';
import { createReader } from './reader.ts';
import { createScripts } from './scripts.ts';
import { childPath, memberOf, objectOf, type Path, type Value } from './value.ts';

/** The default of a prop, from its comment and from the script of its component. */
export type DefaultOf = (path: Path, stated: string | undefined) => Decided;

/** The defaults of one component; null without a script. */
export type ReadDefaults = (component: ts.Symbol) => DefaultOf | null;

export function createDefaults(
  readText: (file: string) => string | null,
  packages: readonly Package[],
): ReadDefaults {
  const scripts = createScripts(readText, packages);
  const reader = createReader(scripts);
  return (component) => {
    const declaration = component.declarations?.[0]?.getSourceFile().fileName ?? '';
    const file = scripts.scriptOf(declaration);
    if (file === null) return null;
    const { defaults } = reader.read(file, component.name);
    const meaning = (name: string): Value => reader.valueOf(scripts.entryOf(file) ?? file, name);
    return (path, stated) => {
      const found = defaults.get(path) ?? (/^\{\s*\w/.test(stated ?? '') ? composed(defaults, path) : []);
      if (stated !== undefined && /^[A-Z]\w+$/.test(stated) && found.includes(meaning(stated)))
        return { default: stated };
      // Comments name the members of an enum, scripts have their values.
      const compared = stated?.replace(
        /\b([A-Z]\w*)\.([A-Z]\w*)\b/g,
        (text, name: string, member: string) => printValue(memberOf(meaning(name), member)) ?? text,
      );
      const values = new Map(found.map(writtenOf).map((value) => [value.spellings.join(), value]));
      const decided = decide(compared, [...values.values()]);
      const again = (text: string | undefined) => (text === compared ? stated : text);
      return Object.fromEntries(Object.entries(decided).map(([key, text]) => [key, again(text)]));
    };
  };
}

const writtenOf = (value: Value): Written => ({ shown: printValue(value), spellings: spellingsOf(value) });

/** `{ top: 5, left: 5 }` of defaults that are merged member by member. */
function composed(defaults: Found['defaults'], path: Path): Value[] {
  const members = new Map(
    [...defaults].flatMap(([written, [value]]) => {
      const name = written.slice(path.length + 1);
      return value && written === childPath(path, name) && /^\w+$/.test(name) ? [[name, value] as const] : [];
    }),
  );
  return members.size === 0 ? [] : [objectOf(members)];
}
