/** The parts of the reference about the state of a component: events, and functions that read it. */
import type { Plan } from '../../renderer/view/plan.ts';
import type { ApiEntryText, ApiPackage, ApiTypeText } from './api-entry.ts';

export interface ApiEvents {
  readonly kind: 'events';
  readonly product: string;
  /** Interface that lists the events. */
  readonly name: string;
  /** Component whose props mirror them. */
  readonly component: string;
  readonly events: readonly ApiEvent[];
}

export interface ApiEvent extends ApiEntryText {
  readonly name: string;
  readonly plan?: Plan;
  /** Type of the first argument of a listener; absent when there is none. */
  readonly params?: ApiTypeText;
  /** Type of the browser event behind it; absent when there is none. */
  readonly event?: ApiTypeText;
  readonly listener: ApiTypeText;
  /** Prop of `component` that is also called. */
  readonly prop?: string;
}

export interface ApiSelectors {
  readonly kind: 'selectors';
  readonly product: string;
  readonly selectors: readonly ApiSelector[];
}

export interface ApiSelector extends ApiEntryText {
  readonly name: string;
  /** The type it returns. */
  readonly type: ApiTypeText;
  readonly signature: ApiTypeText;
  /** The category in the package's comment, else the feature whose folder declares it. */
  readonly category?: string;
  readonly plan?: Plan;
  readonly packages: readonly ApiPackage[];
  /** True when its authors keep it out of their documentation: it may change without notice. */
  readonly internal?: true;
}
