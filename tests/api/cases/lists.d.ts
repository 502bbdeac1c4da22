import type * as React from 'react';

export {};

interface Internal {
  /** In millimetres. */
  readonly wick: number;
  burn(hours: number): void;
}

export interface LampProps {
  lit?: boolean;
}
/** A lamp. */
export declare function Lamp(props: LampProps): React.JSX.Element;

/** What a lamp is told from others by. */
export type LampId = number | string;

export type LampShape =
  | 'round'
  | 'square'
  | 'with an unusually long description'
  | 'with another one that is about as long'
  | 'oval';

/** Levels in order. */
export declare enum LampLevel {
  Off = 0,
  /** For the evening. */
  Dim = 1,
  Full = 2,
}

export type LampLookup = {
  [id: string]: LampId;
  /** The one that was lit last. */
  last: LampId;
};

/** Of what only the package knows, the members stand here. */
export interface Candle<Scent extends string = string> extends Internal, Record<'maker' | 'origin', string> {
  scent: Scent;
  /** @ignore - of no concern to readers */
  secret: boolean;
  /** What is called when it goes out. */
  onOut?: (candle: Candle<Scent>, reason: 'wind' | 'end') => void;
}

export interface LampFamily
  extends Partial<LampLookup>,
    Omit<Candle<'vanilla' | 'lavender' | 'cedar wood'>, 'scent' | 'onOut'>,
    LampProps {}

export interface LampReader<State> {
  (state: State, id?: LampId): string;
  cached: boolean;
}

interface OldParts {
  Shade: string;
  /** Where it stands. */
  Foot: Internal;
}
type Uncapitalized<T extends object> = { [K in keyof T as K extends string ? Uncapitalize<K> : K]: T[K] };

/** Its names are made from others. */
export interface LampParts extends Uncapitalized<OldParts> {
  bulb: string;
}

/** Of nothing but members that its authors keep to themselves. */
export interface LampSecrets {
  /** @ignore - do not document. */
  maker: string;
}

export type AnyLamp = Internal & { id: LampId };

/**
 * The level of a lamp.
 * @param {LampId} id - The lamp.
 * @returns {object} What it is, and how to change it.
 */
export declare function useLampLevel(id: LampId, initial?: LampLevel): {
  level: LampLevel;
  setLevel: (level: LampLevel) => void;
};
export declare function useLampRef(): React.RefObject<HTMLElement>;
/** What two functions take as `lampRef` has that name where a hook returns it. */
export declare function useNearestLamp(): React.MutableRefObject<AnyLamp>;
export declare function useLampTimer<Lit extends { id: LampId }>(
  lampRef: React.MutableRefObject<Lit>,
  after: number,
  onEnd?: (lamp: Lit) => void,
  options?: { once?: boolean },
): void;
export declare function readLamp(lampRef: React.MutableRefObject<AnyLamp>, format?: (id: LampId) => string): string;
/** Takes more than that hook returns. */
export declare function useBoxedLamp(privateRef: React.MutableRefObject<AnyLamp & { box: LampBox }>): void;
export declare function useLampReader<State>(reader: LampReader<State>): string;
/** @deprecated Use `useLampLevel`. */
export declare function useLampLight(id: LampId): void;
export declare const getLampShape: (id: LampId) => LampShape;
export declare function formatLamps(separator: string, ...ids: LampId[]): string;
export declare const DEFAULT_SHAPE: LampShape;
export declare class LampBox implements LampLookup {
  [id: string]: any;
  last: LampId;
  private secret;
  add(id: LampId): void;
  readonly count: number;
}
export declare class LampChest extends LampBox implements AnyLamp {
  id: LampId;
  readonly wick: number;
  burn(hours: number): void;
  lid: boolean;
}
/** @ignore - do not document. */
export declare function unstable_forgetLamps(): void;
