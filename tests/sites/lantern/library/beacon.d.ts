import type { ReactElement } from 'react';

export interface BeaconProps {
  /** Strength of each flash, from 0 to 1. */
  flashes: readonly number[];
  /**
   * Height in px.
   * @default 40
   */
  height?: number;
}

/** A row of flashes as wide as its container. */
export declare function Beacon(props: BeaconProps): ReactElement;
