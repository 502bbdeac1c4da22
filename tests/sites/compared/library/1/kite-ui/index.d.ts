import type { ReactElement, ReactNode } from 'react';

export interface KiteProps {
  children?: ReactNode;
  /**
   * Colour of the cloth.
   * @default 'blue'
   */
  hue?: 'blue' | 'grey' | 'red';
  /** Length of the wings. */
  wing?: 'long' | 'short';
  /** Called after a turn. */
  onTurn?: (angle: number) => void;
  /** How steep it flies. */
  lift?: number;
}

/** A kite. */
export declare function Kite(props: KiteProps): ReactElement;

export interface TailProps {
  /** Number of ribbons. */
  length?: number;
  /** Text on each ribbon. */
  label?: string;
}

/** A tail of ribbons. */
export declare function Tail(props: TailProps): ReactElement;

export interface SpoolProps {
  /** Turns of the line. */
  turns: number;
}

/** A spool. */
export declare function Spool(props: SpoolProps): ReactElement;

/** What a kite does at a moment. */
export interface KiteState {
  /** Metres above the ground. */
  height: number;
  /** Whether it falls. */
  falling: boolean;
}

/** The state of a kite in words. */
export declare function describeKite(state: KiteState): string;

/** Old name of the wind's force. */
export declare const breeze: number;

export { bow } from './bow/index.js';

export interface FlagProps {
  /** Text on the flag. */
  children?: ReactNode;
}

/** A flag on the line. */
export declare function Flag(props: FlagProps): ReactElement;

/** A button that lets a kite rise. */
export declare function RiseButton(): ReactElement;

export interface LogProps {
  /** Metres, one a flight. */
  heights: readonly number[];
}

/** A table of flights, of which it draws those near the reader. */
export declare function FlightLog(props: LogProps): ReactElement;

/** A drawing of gusts. */
export declare function GustChart(): ReactElement;
