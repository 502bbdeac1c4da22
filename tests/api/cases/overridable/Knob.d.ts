import type * as React from 'react';
import type { Overridable } from './overridable';

export interface KnobOwnProps {
  /** Whether it can be turned. */
  disabled?: boolean;
  /** Fires at each step. */
  onTurn?: (angle: number) => void;
}

export interface KnobKind {
  props: KnobOwnProps;
  root: 'button';
}

/** Its types name it, its script keeps it to itself. */
export declare const KnobRoot: React.FC<KnobOwnProps>;

declare const Knob: Overridable<KnobKind>;
export default Knob;
