import type * as React from 'react';

export interface Kinds {
  props: {};
  root: React.ElementType;
}

interface Common {
  className?: string;
}

/** Called with or without another element for its root. */
export interface Overridable<Kind extends Kinds> {
  <Root extends React.ElementType>(
    props: { component: Root } & Kind['props'] & Common & Omit<React.ComponentPropsWithRef<Root>, 'color'>,
  ): React.JSX.Element;
  (
    props: Kind['props'] & Common & Omit<React.ComponentPropsWithRef<Kind['root']>, keyof Kind['props']>,
  ): React.JSX.Element;
}
