import * as colours from './colours';
import Lamp from './Lamp';

export { colours, Lamp };
export * as shapes from './shapes';
export * as itself from './index';

/** A set of tabs. */
export declare const Tabs: ((props: { label: string }) => React.JSX.Element) & {
  /** One of them. */
  Tab: (props: { title: string; children?: React.ReactNode }) => React.JSX.Element;
  displayName: string;
};

export declare namespace Units {
  type Length = 'mm' | 'in';
}
