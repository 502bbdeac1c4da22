import type * as React from 'react';

export {};

interface ButtonOwnProps {
  icon?: React.ReactNode;
  /** Text on it. */
  label: string;
  size?: 'small' | 'large';
  href?: string;
}

type Props<Root extends React.ElementType, Own> = Own &
  Omit<React.ComponentPropsWithRef<Root>, keyof Own>;

interface Overridable<Own, Default extends React.ElementType> {
  <Root extends React.ElementType>(
    props: {
      /** What it is rendered as. */
      component: Root;
    } & Props<Root, Own>,
  ): React.JSX.Element | null;
  (props: Props<Default, Own>): React.JSX.Element | null;
}

/** Called in three ways: as a link, as any element, and as a button. */
export declare const Button: ((
  props: { href: string } & Props<'a', ButtonOwnProps>,
) => React.JSX.Element) &
  Overridable<ButtonOwnProps, 'button'>;

interface OutsideProps extends Omit<React.DOMAttributes<HTMLSpanElement>, 'children'> {
  children?: string;
}
/** Needs what another package declares. */
export declare function Outside(
  props: OutsideProps & Required<Pick<React.AriaAttributes, 'aria-label'>>,
): React.JSX.Element;

/** Two ways that both need a value. */
export declare function Field(props: { value: string; onText: (text: string) => void }): React.ReactElement;
export declare function Field(props: { value: number; onNumber: (value: number) => void }): React.ReactElement;

interface LinkProps {
  kind: 'link';
  href: string;
  target?: string;
}

interface ActionProps {
  kind: 'action';
  /** Called when it is used. */
  onAct: () => void;
  target?: number;
}

/** What it needs depends on its kind. */
export declare function Pill(
  props: { label: string } & (LinkProps | ActionProps | { kind?: 'text' }),
): React.JSX.Element;

/** Made by a function that takes a component. */
export declare const Wrapped: React.ComponentType<{ label: string }>;

/** Drawn on a server. */
export declare function Served(props: { label: string }): Promise<React.ReactNode>;

/** No component, whatever React makes of it. */
export declare const LampContext: React.Context<{ lit: boolean }>;

/** As React 19 declares a context. */
export declare const NewContext: {
  (props: { value: boolean; children?: React.ReactNode }): React.ReactNode;
  Provider: (props: { value: boolean }) => React.ReactNode;
  Consumer: (props: { children: (value: boolean) => React.ReactNode }) => React.ReactNode;
};
