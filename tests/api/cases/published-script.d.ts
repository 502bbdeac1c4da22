import type * as React from 'react';

export interface ClockProps {
  /** In the types only. */
  untyped?: number;
  /** Said in the types. */
  hour?: number;
  minute?: 0 | 15 | 30 | 45;
  onTick?: (hour: number) => void;
  hidden?: boolean;
}

/** Its script says which props there are. */
export declare const Clock: React.MemoExoticComponent<(props: ClockProps) => React.JSX.Element>;

export {};
