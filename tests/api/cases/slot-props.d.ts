import type * as React from 'react';

export interface BulbProps {
  watts?: number;
}

export interface SlotComponentProps<Props, Owner> {
  props?: Props;
  owner?: Owner;
}

export declare function Bulb(props: BulbProps): React.ReactElement;

declare function Hidden(props: { secret: boolean }): React.ReactElement;

export interface LampSlots {
  /** With the props that `slotProps` names. */
  named?: React.ElementType;
  /** Those of which all are optional. */
  partial?: React.ElementType;
  /** Those behind a helper. */
  helped?: React.ComponentType;
  /** Those of a type for components. */
  typed?: React.JSXElementConstructor<any>;
  /** Those of a component that can be imported. */
  component?: React.ElementType;
  /** Those of a component that cannot. */
  unknown?: React.ElementType;
  /** Those of an element. */
  element?: React.ElementType;
  /** What says nothing adds nothing. */
  anything?: React.ElementType;
  /** A slot without slot props. */
  lonely?: React.ElementType;
  /** A slot whose own type says what it takes. */
  exact?: React.ElementType<{ lit: boolean }>;
}

export declare function Lamp(props: {
  slots?: LampSlots;
  slotProps?: {
    named?: BulbProps;
    partial?: Partial<BulbProps>;
    helped?: SlotComponentProps<BulbProps, LampSlots>;
    typed?: React.ElementType<BulbProps>;
    component?: typeof Bulb;
    unknown?: typeof Hidden;
    element?: 'span';
    anything?: Record<string, any>;
    exact?: BulbProps;
  } | null;
}): React.ReactElement;

/** Slots without slot props. */
export declare function Torch(props: { slots?: { bulb?: React.ElementType } }): React.ReactElement;

export {};
