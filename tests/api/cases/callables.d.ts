import type * as React from 'react';

/** Reads a lamp, and has a cache. */
export interface Reader {
  (id: string): number;
  (id: string, fallback: number): number;
  new (size: number): Reader;
  [key: string]: unknown;
  /** How many it has read. */
  count: number;
}

/** Nothing but a call. */
export interface Listener {
  (event: { id: string }): void;
}

/** Nothing but a way to make one. */
export interface LampMaker {
  new (watts: number): Listener;
}

/** Everything below can be left out. */
export type DeepPartial<T> = { [Key in keyof T]?: DeepPartial<T[Key]> };

export type Renamed<T> = { readonly [Key in keyof T as `on${Key & string}`]: () => T[Key] };

/** Holds itself. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Holds itself by way of another. */
export type Tree = { readonly leaf: string } | Map<string, Tree>;

/** Grows without an end. */
export type Chain<T> = T | Map<string, Chain<T[]>>;

interface Round {
  kind: 'round';
  radius: number;
}
interface Square {
  kind: 'square';
  /** Of a side. */
  side: number;
  rounded?: boolean;
}
/** One of two. */
export type Shape = Round | Square;

/** Takes what only the package can name. */
export declare function Lamp(props: { tree?: Tree; data?: Json; reader?: Reader }): React.JSX.Element;

/**
 * The wind.
 * @param place Where.
 * @param at When.
 */
export declare function useWind(place: string): number;
export declare function useWind(place: string, at: Date): number;

interface LampOptions {
  lit?: boolean;
}
export declare function connect({ lit }: LampOptions, { lit: other }: LampOptions, { rest }: { rest: number }): void;

/** A kite. */
export declare class Kite<Wind = number> {
  #private;
  private secret;
  protected inner: number;
  /** The highest of all. */
  static highest: number;
  static of(name: string): Kite;
  private static count;
  constructor(name: string, wind?: Wind);
  /** Its wind. */
  get wind(): Wind;
  fly(): void;
}
export declare class Sealed {
  private constructor();
  static make(): Sealed;
}
export declare abstract class Box extends Kite<string> {
  constructor();
}
