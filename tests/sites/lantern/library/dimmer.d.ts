import type { ReactElement } from 'react';

export interface DimmerProps {
  /**
   * Percentage at the start.
   * @default 50
   */
  defaultValue?: number;
  /** Name of the slider. */
  label: string;
  /** @default 1 */
  step?: number;
}

/** A lamp with a slider for its brightness. */
export declare function Dimmer(props: DimmerProps): ReactElement;
