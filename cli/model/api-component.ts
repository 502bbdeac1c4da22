/** A component of the API reference, with its parts that a reader can replace and style. */
import type { Plan } from '../../renderer/view/plan.ts';
import type { ApiEntry, ApiEntryText, ApiProp, ApiTypeText } from './api-entry.ts';

export interface ApiComponent extends ApiEntry {
  readonly kind: 'component';
  /** Required and optional props together, by name. */
  readonly props: readonly ApiProp[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** Other components, and elements, whose props it accepts and its page does not list. */
  readonly inherits: readonly ApiInherited[];
  /** Settings of a theme for it; absent when there are none. */
  readonly theme?: ApiTheme;
  /** Type of the value of its `ref`, if the packages have one; absent when it forwards none. */
  readonly ref?: { readonly type?: ApiTypeText };
}

export interface ApiTheme {
  /** Key of a theme's `components`. */
  readonly name: string;
  readonly defaultProps: boolean;
  readonly styleOverrides: boolean;
}

export interface ApiInherited {
  /** A component, or the interface of an element. */
  readonly name: string;
  readonly package: string;
  readonly element?: true;
}

export interface ApiSlot extends ApiEntryText {
  /** Key in `slots`. */
  readonly name: string;
  /** A component's name or an element; see `ApiProp`. */
  readonly default?: string;
  readonly stated?: string;
  readonly type: ApiTypeText;
  /** Global class of the slot's element, without a dot. */
  readonly className?: string;
  readonly plan?: Plan;
}

export interface ApiClass extends ApiEntryText {
  /** Key in `classes` and in theme `styleOverrides` (the rule name). */
  readonly key: string;
  /** Global class without a dot, for example `Glow-Lamp-root`. */
  readonly className?: string;
  /** A class shared by components that marks a state, such as `Glow-lit`. */
  readonly state?: true;
  readonly plan?: Plan;
  /** Interface of the packages that declares the key, when it is not the component's own (a part's classes). */
  readonly interface?: string;
}
