import type { ApiSignature } from '../../model/api-entry.ts';
import type { Weight } from '../../schemas/reference-change.ts';
import { type KnownAliases, membersOf } from './aliases.ts';
import type { Direction, EntryFacts } from './entry-facts.ts';
import {
  functionParameters,
  lacks,
  objectMembers,
  type Parameter,
  plainType,
  unionMembers,
} from './type-text.ts';

/** Parameters without those that explain a part of another. */
const ownParameters = (signature: ApiSignature): Parameter[] =>
  signature.parameters
    .filter(({ name }) => !name.includes('.'))
    .map(({ name, type, optional }) => ({
      name: name.replace(/\?$/, ''),
      type: plainType(type),
      isNeeded: !optional && !name.endsWith('?'),
    }));

/** The name of a type without its arguments. */
const headOf = (type: string): string => type.replace(/<.*$/s, '');

/** The values that a parameter takes. One that takes a list that may not be changed takes any list. */
const taken = ({ type }: Parameter, aliases: KnownAliases['before']): string[] =>
  membersOf(type, aliases).map((member) => member.replace(/^readonly /, ''));

/** Whether code that was written for one parameter cannot take the other. */
function isOther(before: Parameter, after: Parameter, direction: Direction, known: KnownAliases): boolean {
  const [old, now] = [taken(before, known.before), taken(after, known.after)];
  // A function of a reader that takes numbers does not take `number | null`.
  if (!lacks(old, now)) return direction === 'in' && lacks(now, old);
  if (!lacks(now, old)) return false;
  // A type of another name may be the same one under a new name, unless the parameter has another name as well.
  return headOf(before.type) !== headOf(after.type) && before.name !== after.name;
}

/** Whether a function of a reader gets fewer arguments, or others. */
const getsOther = (
  old: readonly Parameter[],
  now: readonly Parameter[],
  direction: Direction,
  known: KnownAliases,
): boolean =>
  old.length > now.length ||
  (direction !== 'out' && old.some((one, index) => isOther(one, now[index] ?? one, direction, known)));

/** The parameters of the only function among what a callback may return; null for none, or several. */
function returnedFunction({ returns }: ApiSignature): readonly Parameter[] | null {
  const functions = unionMembers(returns.type).flatMap((member) => {
    const parameters = functionParameters(member);
    return parameters === null ? [] : [parameters];
  });
  return functions.length === 1 ? (functions[0] ?? null) : null;
}

type Signed = Pick<EntryFacts, 'direction' | 'signature'>;

/** A callback that gets fewer arguments, or others, or whose own function does; null when parameters do not decide. */
export function callbackWeight(before: Signed, after: Signed, known: KnownAliases): Weight | null {
  if (before.signature === null || after.signature === null) return null;
  const { direction } = before;
  const [old, now] = [ownParameters(before.signature), ownParameters(after.signature)];
  if (getsOther(old, now, direction, known)) return 'breaking';
  const own = [returnedFunction(before.signature), returnedFunction(after.signature)] as const;
  if (
    own[0] !== null &&
    own[1] !== null &&
    direction !== 'out' &&
    getsOther(own[0], own[1], direction, known)
  )
    return 'breaking';
  const isExtended = old.length < now.length && old.every(({ type }, index) => type === now[index]?.type);
  return isExtended ? 'addition' : null;
}

/** Whether an argument that was right for one parameter is not for the other. */
function takesLess(before: Parameter, after: Parameter, known: KnownAliases): boolean {
  const [members, others] = [objectMembers(before.type), objectMembers(after.type)];
  if (members !== null && others !== null) {
    const namesOf = (all: readonly Parameter[]) => all.map(({ name }) => name);
    const needed = others.filter(({ isNeeded }) => isNeeded);
    return lacks(namesOf(members), namesOf(others)) || lacks(namesOf(needed), namesOf(members));
  }
  const [old, now] = [taken(before, known.before), taken(after, known.after)];
  if (!lacks(old, now)) return false;
  return !lacks(now, old) || (headOf(before.type) !== headOf(after.type) && before.name !== after.name);
}

/** A function that readers call: it breaks when it takes fewer arguments, needs more, or takes others. */
export function calledWeight(before: Signed, after: Signed, known: KnownAliases): Weight | null {
  if (before.signature === null || after.signature === null) return null;
  const [old, now] = [ownParameters(before.signature), ownParameters(after.signature)];
  const needed = (all: readonly Parameter[]): number => all.filter(({ isNeeded }) => isNeeded).length;
  const isBroken =
    old.length > now.length ||
    needed(old) < needed(now) ||
    old.some((one, index) => takesLess(one, now[index] ?? one, known));
  return isBroken ? 'breaking' : 'other';
}
