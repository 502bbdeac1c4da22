import type { ts } from '../program.ts';

/** Names from the props to a part of them: `slots.popper`; empty for the props themselves. */
export type Path = string;

/** The known part of a value while the script of a component is read, with all optional props absent. */
export type Value =
  /** The value that the caller passes. */
  | { readonly kind: 'given'; readonly path: Path }
  /** The value that the caller passes, or a default that was recorded. */
  | { readonly kind: 'settled'; readonly path: Path; readonly value: Value }
  | ObjectValue
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  /** One of several values, chosen at run time. */
  | { readonly kind: 'either'; readonly values: readonly Value[] }
  | FunctionValue
  /** An expression that depends on no value from the caller. */
  | { readonly kind: 'code'; readonly node: ts.Expression; readonly file: string; readonly scope: Scope }
  /** A value with a name: an export of another package, or the result of a call. */
  | NameValue
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' };

export interface ObjectValue {
  readonly kind: 'object';
  readonly members: ReadonlyMap<string, Value>;
  /** Path at which the caller passes further members. */
  readonly rest: Path | null;
  readonly without: ReadonlySet<string>;
}

export interface FunctionValue {
  readonly kind: 'function';
  readonly node: ts.FunctionLikeDeclaration;
  readonly file: string;
  readonly scope: Scope;
  /** Name of its declaration. */
  readonly name: string | null;
}

export interface NameValue {
  readonly kind: 'name';
  readonly name: string;
  /** Its name elsewhere, and the name of the component that a styled one wraps. */
  readonly also: readonly string[];
}

export const nothing: Value = { kind: 'nothing' };
export const unknown: Value = { kind: 'unknown' };

export const given = (path: Path): Value => ({ kind: 'given', path });

export const objectOf = (members: ReadonlyMap<string, Value>, rest: Path | null = null): ObjectValue => ({
  kind: 'object',
  members,
  rest,
  without: new Set(),
});

export const childPath = (path: Path, name: string): Path => (path === '' ? name : `${path}.${name}`);

/** Names of one function or module and of the scopes around it. */
export class Scope {
  readonly names = new Map<string, Value>();
  readonly file: string;
  private readonly outer: Scope | null;

  constructor(file: string, outer: Scope | null = null) {
    this.file = file;
    this.outer = outer;
  }

  find(name: string): Value | undefined {
    return this.names.get(name) ?? this.outer?.find(name);
  }

  /** Assigns to the scope that declares the name. */
  assign(name: string, value: Value): void {
    if (this.names.has(name) || this.outer === null || this.outer.find(name) === undefined)
      this.names.set(name, value);
    else this.outer.assign(name, value);
  }
}

/** Whether a part of it comes from the caller, without a default. */
export function carries(value: Value, depth = 4): boolean {
  if (depth === 0) return false;
  if (value.kind === 'given') return true;
  if (value.kind === 'list') return value.items.some((part) => carries(part, depth - 1));
  if (value.kind !== 'object') return false;
  return value.rest !== null || [...value.members.values()].some((member) => carries(member, depth - 1));
}

/** A value as an object, where it may be one. */
export const asObject = (value: Value): ObjectValue | null =>
  value.kind === 'object'
    ? value
    : value.kind === 'given'
      ? objectOf(new Map(), value.path)
      : value.kind === 'settled'
        ? objectOf(settledMembers(value.path, value.value), value.path)
        : null;

/** Members of a default, which represent the members of the prop. */
const settledMembers = (path: Path, value: Value): ReadonlyMap<string, Value> =>
  new Map(
    value.kind === 'object'
      ? [...value.members].map(([name, member]) => [
          name,
          { kind: 'settled', path: childPath(path, name), value: member },
        ])
      : [],
  );

export function memberOf(value: Value, name: string): Value {
  const object = asObject(value);
  if (object === null) return unknown;
  const own = object.members.get(name);
  if (own !== undefined) return own;
  return object.rest !== null && !object.without.has(name) ? given(childPath(object.rest, name)) : nothing;
}
