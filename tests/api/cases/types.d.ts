import type * as React from 'react';

interface Internal {
  readonly wick: number;
  flame?: 'blue' | 'yellow';
}

type Shape = 'round' | 'square';
type Loop = { next?: Loop };

export type Sizes = 'xs' | 's' | 'm' | 'l' | 'xl';
export type Many =
  | 'january'
  | 'february'
  | 'march'
  | 'april'
  | 'may'
  | 'june'
  | 'july'
  | 'august'
  | 'september'
  | 'october'
  | 'november'
  | 'december'
  | 'undecember';
export interface Documented<Value = any, Kept = Value> {
  value: Value;
  kept: Kept;
}
export declare enum Mode {
  On = 'on',
  Off = 'off',
}
type Internally<Value> = Value & { readonly by: string };
type MakeOptional<Value, Key extends keyof Value> = Omit<Value, Key> & Partial<Pick<Value, Key>>;
type OnlyText<Value> = Value extends string ? Value : never;

/** Members in the order of what they show. */
export interface Types<Item = any> {
  any: any;
  alias: Sizes;
  aliasOrNull: Sizes | null;
  aliasInside: Sizes[];
  optional?: Sizes;
  long: Many;
  longKept: readonly Many[];
  longUnion?: 'a rather long value' | 'another rather long value' | 'yet another one' | 12 | 3 | false | null;
  flag?: boolean;
  flagOrText: boolean | string;
  half: true | 'no';
  internal: Internal;
  internalUnion: Shape | undefined;
  array: Internal[];
  functions: ((value: string) => void)[];
  loop: Loop;
  open: 'a' | 'b' | (string & {});
  quotes: "it's" | 'back\\slash';
  tuple: [from: number, to?: number, ...rest: string[]];
  readonlyTuple: readonly [string, Internal | null];
  record: Record<string, Documented>;
  index: { [key: string]: number };
  mode: Mode;
  oneMode: Mode.On;
  defaults: Documented<any, any>;
  secondDefault: Documented<string>;
  secondGiven: Documented<string, number>;
  item: Item;
  keyof: keyof Documented;
  keyofItem: keyof Item;
  indexed: Documented['value'];
  node: React.ReactNode;
  event: React.MouseEvent<HTMLElement>;
  dom: MouseEvent;
  merged: Internally<Documented<string>>;
  made: MakeOptional<Documented<string>, 'kept'>;
  exclude: Exclude<string | number | null, null>;
  text: OnlyText<'a' | 1>;
  guard: (value: unknown) => value is string;
  overloads: { (value: string): string; (value: number): number };
  construct: new (name: string) => Documented;
  several: (
    first: Documented<string>,
    second?: Internal | null,
    ...others: readonly Documented[]
  ) => Promise<Documented<number>>;
  generic: <Value extends Item = Item>(value: Value) => Value | undefined;
  tooMany: { a: 1; b: 1; c: 1; d: 1; e: 1; f: 1; g: 1; h: 1; i: 1 };
  deep: { one: { two: { three: { four: { five: string } } } } };
  'with-dash': string;
}

export {};
