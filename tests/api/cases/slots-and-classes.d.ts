import type * as React from 'react';

export interface ShadeClasses {
  /** Styles applied to the root element. */
  root: string;
  /** Styles applied to the frame. */
  frame: string;
  /** State class applied when it is lit. */
  lit: string;
  /** @ignore */
  hidden: string;
  /** @deprecated Use `frame`. */
  border: string;
}

export declare const shadeClasses: ShadeClasses;

/** Of a part that is not exported. */
export interface FringeClasses {
  /** Styles applied to each thread. */
  thread: string;
}

export declare const fringeClasses: FringeClasses;

export interface ShadeSlots {
  /**
   * The frame.
   * @default Frame
   */
  frame?: React.ElementType;
  /** The bulb. */
  bulb?: React.ElementType<{ watts: number }>;
  /** @ignore */
  hidden?: React.ElementType;
}

export interface FormerSlots {
  /**
   * The handle.
   * @default Handle
   */
  Handle?: React.ElementType;
}

type Uncapitalized<Slots> = {
  [Key in Uncapitalize<keyof Slots & string>]?: Capitalize<Key> extends keyof Slots
    ? Slots[Capitalize<Key>]
    : never;
};

export declare function Shade(props: {
  classes?: Partial<ShadeClasses>;
  slots?: ShadeSlots;
}): React.ReactElement;

/** Keys of its slots are computed from those of another interface. */
export declare function Drawer(props: {
  slots?: Uncapitalized<FormerSlots>;
  components?: FormerSlots;
}): React.ReactElement;

export {};
