import type * as React from 'react';
import type { ButtonProps } from 'buttons/Button';

type Passed<Own, Other> = Omit<Other, keyof Own> & Own;

export interface LampProps extends Passed<LampOwnProps, ButtonProps> {}

interface LampOwnProps {
  watts: number;
  /** A function, or what it would give. */
  colour?: Colour;
}

type Colour = 'cold' | 'warm' | ((hour: number) => string);

/** Forwards its ref; a theme gives it props and styles. */
export declare const Lamp: React.ForwardRefExoticComponent<LampProps & React.RefAttributes<HTMLDivElement>>;

export interface ShadeProps extends React.HTMLAttributes<HTMLSpanElement> {
  ref?: React.Ref<HTMLSpanElement>;
  /** Of another element, too. */
  bulb?: ButtonProps;
}

/** Its type promises a ref that its script does not take, and its script reads only the styles of a theme. */
export declare function Shade(props: ShadeProps): React.JSX.Element;

export interface CordProps {
  metres?: number;
}

/** Its type says nothing of a ref. The theme's types name it, and no script reads what they say. */
export declare const Cord: (props: CordProps) => React.JSX.Element;
