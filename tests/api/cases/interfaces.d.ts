export interface Named {
  /** What it is called. */
  name: string;
  /** What it was called. */
  formerName?: string;
}

/**
 * A lamp on a shelf.
 * @demos
 *   - [Shelves](/shelves/)
 *   - [Lamps](https://docs.example/lamps/#shelves)
 */
export interface ShelfLamp<Colour extends string = string> extends Named {
  // Says nothing itself, so that what `Named` says stands.
  formerName: string;
  /** @default 'left' */
  side?: 'left' | 'right';
  /** Its colour. */
  colour: Colour;
  /**
   * Moves it.
   * @param {number} by - How far, in cm.
   * @returns {void} Nothing.
   */
  move(by: number): void;
  /** @ignore */
  secret: string;
}

/** Alternatives share what all of them have. */
export type AnyLamp = ShelfLamp | (Named & { side?: 'left' | 'right'; height: number });

interface Lit<Colour> {
  /**
   * Says its colour.
   * @param {boolean} on Whether it is on.
   */
  describe?: (on: boolean) => Colour;
}

/** Shares a method that each alternative has of its own. */
export type LitLamp<Colour = string> = (Lit<Colour> & { bulb: 1 }) | (Lit<Colour> & { bulb: 2 }) | Lit<Colour>;

/** Shelves by name. */
export type ShelfModel = Record<string, ShelfLamp[]>;

/** Sides. */
export type Side = 'left' | 'right';

export type Pick2<Value> = Value | readonly Value[];

/** @deprecated Use `ShelfLamp`. */
export interface OldLamp {
  wick: number;
}

/** Reads the lamps. */
export type Reader = (lamps: readonly ShelfLamp[]) => Named;

export {};
