import type { ReactElement, ReactNode } from 'react';

/** How much light a lamp gives, from 0 (dark) to 1. */
export type Brightness = number;

export interface LampProps {
  /**
   * From 0 (dark) to 1.
   * @default 1
   */
  brightness?: number;
  /** What the lamp is called. */
  children: ReactNode;
  className?: string;
}

/** A lamp and its name. */
export declare function Lamp(props: LampProps): ReactElement;
