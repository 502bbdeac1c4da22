import type * as React from 'react';

export interface LampClasses {
  root: string;
}

export interface LampProps {
  classes?: Partial<LampClasses>;
  /** Heard by the script alone. */
  tone?: 'warm' | 'cold';
  /** In the types only. */
  untyped?: number;
}

export declare const lampClasses: LampClasses;

/** Published in both forms of modules. */
export declare const Lamp: React.ForwardRefExoticComponent<LampProps & React.RefAttributes<HTMLElement>>;
