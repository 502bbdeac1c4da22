import type * as React from 'react';

export interface LampProps {
  /** What is lit. */
  children?: React.ReactNode;
  /**
   * From 0 (dark) to 1.
   * Anything above 1 is cut, see {@link https://lamps.example/brightness brightness}.
   * @default 1
   */
  brightness: number;
  /**
   * Fired when the lamp is switched.
   *
   * @param {React.MouseEvent} event What the reader did.
   * @param {object} details More about it.
   * @param {boolean} details.on Whether it is on now.
   * @param {string} [details.reason] Why.
   * @returns {boolean} If `false`, the lamp stays as it is.
   * @default () => true
   */
  onSwitch?: (event: React.MouseEvent, details: { on: boolean; reason?: string }) => boolean;
  /**
   * @deprecated Use `brightness` instead.
   */
  bright?: boolean;
  /** @deprecated */
  dark?: boolean;
  /**
   * Colour of the light, a [[LampColour]] out of [[LampColour[]]].
   * TODO: give it a better name
   * @see [Colours](/colours/)
   * @example
   * ```ts
   * const warm = '@warm';
   * ```
   */
  colour?: LampColour | null;
  /** @ignore */
  internalClock?: number;
  className?: string;
  'aria-label'?: string;
}

/** @ignore - do not document. */
export declare function HiddenLamp(props: LampProps): React.ReactElement;

export type LampColour = 'warm' | 'cold' | 'daylight';

/**
 * A lamp.
 *
 * Demos:
 *
 * - [Lamps](https://docs.example/lamps/)
 *
 * API:
 *
 * - [Lamp API](https://docs.example/api/lamp/)
 * - inherits [Button API](https://elsewhere.example/button/)
 */
export declare function Lamp(props: LampProps & React.RefAttributes<HTMLSpanElement>): React.ReactElement;

export {};
