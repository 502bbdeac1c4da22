import { ts } from '../program.ts';
import type { FoundValues } from './found-values.ts';
import {
  asObject,
  carries,
  childPath,
  type FunctionValue,
  given,
  memberOf,
  type ObjectValue,
  type Scope,
  unknown,
  type Value,
} from './value.ts';

export const functionOf = (
  node: ts.FunctionLikeDeclaration,
  scope: Scope,
  name: string | null,
): FunctionValue => ({
  kind: 'function',
  node,
  scope,
  file: scope.file,
  name,
});

export const named = (value: Value, name: string): Value =>
  value.kind === 'function' ? { ...value, name } : value;

export const codeOf = (node: ts.Expression, scope: Scope): Value => ({
  kind: 'code',
  node,
  file: scope.file,
  scope,
});

export const isDerived = (value: Value): boolean =>
  carries(value) || value.kind === 'settled' || value.kind === 'unknown';

export const isSame = (one: Value, other: Value): boolean =>
  one.kind === 'given' && other.kind === 'given' && one.path === other.path;

export const textOf = (value: Value): string[] =>
  value.kind === 'code' && ts.isStringLiteral(value.node) ? [value.node.text] : [];

export const omit = (value: Value, names: readonly string[]): Value => {
  const object = asObject(value);
  if (object === null) return unknown;
  const members = new Map([...object.members].filter(([name]) => !names.includes(name)));
  return { ...object, members, without: new Set([...object.without, ...names]) };
};

/** `{ ...object, ...source }`; the defaults that this gives are found. */
export const merge = (found: FoundValues, object: ObjectValue, source: Value): ObjectValue => {
  const other = asObject(source);
  if (other === null) return object;
  const members = new Map(object.members);
  let { rest, without } = object;
  if (other.rest !== null) {
    for (const [name, value] of object.members) {
      if (other.without.has(name) || other.members.has(name)) continue;
      const path = childPath(other.rest, name);
      const passes = value.kind === 'given' || (value.kind === 'settled' && value.path === path);
      members.set(name, passes ? value : found.withDefault(given(path), () => value));
    }
    rest = other.rest;
    without = other.without;
  }
  for (const [name, value] of other.members) {
    const before = memberOf({ ...object, members, rest, without }, name);
    const replaced = before.kind === 'given' && (value.kind === 'code' || value.kind === 'nothing');
    if (replaced) found.force(before.path, value);
    members.set(name, value);
  }
  return { kind: 'object', members, rest, without };
};
