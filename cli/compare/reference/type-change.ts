import type { Weight } from '../../model/reference-change.ts';
import type { Direction, EntryFacts } from './entry-facts.ts';

/** The same type written in another way has the same text. */
export const plainType = (type: string): string =>
  type
    .replace(/\s+/g, ' ')
    .replace(/([[({<]) /g, '$1')
    .replace(/[;,]? ([\])}>])/g, '$1')
    .replace(/^\| /, '')
    .trim();

/** The members of a union; the type alone when it is none. */
export function unionMembers(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < type.length; at += 1) {
    const sign = type[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (/['"`]/.test(sign)) quote = sign;
    else if (/[[({<]/.test(sign)) depth += 1;
    else if (sign === '>' && type[at - 1] === '=') {
      // The rest belongs to a function's result, or to a branch of it.
      if (depth === 0) break;
    } else if (/[\])}>]/.test(sign)) depth -= 1;
    else if (sign === '|' && depth === 0) {
      members.push(type.slice(from, at));
      from = at + 1;
    }
  }
  return [...members, type.slice(from)].map(plainType).filter((member) => member !== '');
}

/** Names of the members of a declared object type, which has one member a line. */
const memberNames = (code: string): string[] =>
  [...code.matchAll(/^ {2}(?:readonly )?['"]?([\w$-]+)['"]?\??[:(<]/gm)].map(([, name]) => name ?? '');

/** Parameters in the list of a generic declaration, such as `<Row, Value = any>`; empty for none. */
export function typeParameters(list: string): string[] {
  const open = list.indexOf('<');
  const head = list.search(/[={(]/);
  if (open < 0 || (head >= 0 && head < open)) return [];
  const found: string[] = [];
  let depth = 0;
  let from = open + 1;
  for (let at = open; at < list.length; at += 1) {
    const sign = list[at] ?? '';
    if (/[[({<]/.test(sign)) depth += 1;
    else if (/[\])}]/.test(sign) || (sign === '>' && list[at - 1] !== '=')) depth -= 1;
    if (depth === 0 || (depth === 1 && sign === ',')) {
      found.push(list.slice(from, at).trim());
      from = at + 1;
    }
    if (depth === 0) break;
  }
  return found.filter((parameter) => parameter !== '');
}

/** Number of type arguments that a use must give. */
const neededParameters = (code: string): number =>
  typeParameters(code).filter((parameter) => !/(?<![=<>!])=(?![=>])/.test(parameter)).length;

const lacks = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((item) => !other.includes(item));

/** Values that no name hides, so that the texts of two types can be compared. */
const isPlain = (members: readonly string[]): boolean =>
  members.every((member) =>
    /^(?:'[^']*'|"[^"]*"|-?\d+|boolean|string|number|null|undefined|true|false)$/.test(member),
  );

const byDirection: Readonly<Record<'wider' | 'narrower', Readonly<Record<Direction, Weight>>>> = {
  wider: { in: 'addition', out: 'other', both: 'other' },
  narrower: { in: 'breaking', out: 'other', both: 'breaking' },
};

/** Parameters without those that explain a part of another. */
const ownParameters = ({ signature }: EntryFacts): string[] =>
  (signature?.parameters ?? []).filter(({ name }) => !name.includes('.')).map(({ type }) => plainType(type));

/** A callback that gets fewer arguments, or others; null when parameters do not decide. */
function callbackWeight(before: EntryFacts, after: EntryFacts): Weight | null {
  if (before.signature === null || after.signature === null || before.kind === 'export') return null;
  const [old, now] = [ownParameters(before), ownParameters(after)];
  if (old.length > now.length) return 'breaking';
  const isExtended = old.length < now.length && old.every((type, index) => type === now[index]);
  return isExtended ? 'addition' : null;
}

/** The body of `type Name = …`; null for another declaration. */
const aliasOf = (code: string): string | null => /^type [^=]*?= ([\s\S]*)$/.exec(code)?.[1] ?? null;

/** The weight of a changed type; null when only its writing changed. */
export function typeWeight(before: EntryFacts, after: EntryFacts): Weight | null {
  if (before.type === null || after.type === null) return null;
  if (plainType(before.type) === plainType(after.type)) return null;
  if (before.kind === 'class') return 'breaking';
  const alias = [aliasOf(before.type), aliasOf(after.type)];
  if (before.kind === 'export' && neededParameters(before.type) < neededParameters(after.type))
    return 'breaking';
  const isDeclared = before.kind === 'export' && alias.includes(null);
  if (isDeclared) {
    const [old, now] = [memberNames(before.type), memberNames(after.type)];
    // A type that names no members of its own may have them from others.
    return now.length > 0 && lacks(old, now) ? 'breaking' : 'other';
  }
  const called = callbackWeight(before, after);
  if (called !== null) return called;
  const old = unionMembers(alias[0] ?? before.type);
  const now = unionMembers(alias[1] ?? after.type);
  const [lost, gained] = [lacks(old, now), lacks(now, old)];
  if (!lost && !gained) return null;
  if (!lost) return byDirection.wider[before.direction];
  if (!gained) return byDirection.narrower[before.direction];
  return isPlain(old) && isPlain(now) ? 'breaking' : 'other';
}
