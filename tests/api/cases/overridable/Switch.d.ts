import type * as React from 'react';
import type { KnobKind } from './Knob';
import type { Overridable } from './overridable';

export interface SwitchOwnProps {
  /**
   * @default 'warm'
   */
  color?: 'warm' | 'cold';
  /**
   * @default <Spark size="small" />
   */
  icon?: React.ReactNode;
  /**
   * @default makeSteps()
   */
  steps?: readonly number[];
}

export interface SwitchKind {
  props: SwitchOwnProps & Omit<KnobKind['props'], 'disabled'>;
  root: 'button';
}

/** Passes to the knob what it does not declare itself. */
declare const Switch: Overridable<SwitchKind>;
export default Switch;
