import type { StyleProps } from 'buttons/styles';
import type * as React from 'react';

interface BaseProps {
  /** Who it is for. */
  owner?: string;
}

export interface SingleProps extends BaseProps {
  multiple?: false;
  /** What is chosen. */
  value: string;
}

export interface MultipleProps extends BaseProps {
  multiple: true;
  /** What is chosen. */
  value: string[];
}

/** Made with forwardRef. */
export declare const Forwarded: React.ForwardRefExoticComponent<
  BaseProps & React.RefAttributes<HTMLDivElement>
>;

/** Made with memo. */
export declare const Memoised: React.MemoExoticComponent<(props: BaseProps) => React.JSX.Element>;

export interface OpenProps {
  /** Known, though any other is taken as well. */
  known?: number;
  [other: string]: unknown;
}

/** Its type forgets what it knew. */
export declare const Open: React.ForwardRefExoticComponent<
  Omit<OpenProps, 'ref'> & React.RefAttributes<HTMLDivElement>
>;

/** A class. */
export declare class Old extends React.Component<BaseProps> {}

/** Not a component, though it could be one by its name. */
export declare class Timer {
  start(): void;
}

/** Takes one or several. */
export declare function Chooser(props: SingleProps | MultipleProps): React.ReactElement | null;

/** With type parameters. */
export declare const Generic: (<Item, Many extends boolean | undefined = undefined>(
  props: {
    items: readonly Item[];
    many?: Many;
    /** Text of an item. */
    label: (item: Item) => string;
  } & React.HTMLAttributes<HTMLUListElement>,
) => React.JSX.Element) & { propTypes?: unknown };

/** Made by a package that styles an element and adds props to its own. */
export declare const Styled: (
  props: StyleProps & { lit: boolean } & React.HTMLAttributes<HTMLDivElement>,
) => React.JSX.Element;

interface Model {
  id: string;
}

export interface Known {
  a?: 1;
  b?: 2;
  c?: 3;
  d?: 4;
  e?: 5;
  f?: 6;
  g?: 7;
}

interface Extended extends Known {
  h?: 8;
  i?: { j: 9 };
}

/** With a type parameter that the page of a component explains, and a type that only the package knows. */
export declare function Explained<Row extends Model = any>(props: {
  nameOf: (row: Row, all: Row[]) => string;
  extended?: Extended;
}): React.ReactElement;

declare function Late(props: BaseProps): React.ReactElement;

/** Commented where it is exported. */
export { Late };

export declare const notAComponent: (props: BaseProps) => React.ReactElement;

export {};
