/** An interface or type with a page of its own. */
import type { Plan } from '../../renderer/view/plan.ts';
import type { ApiEntry, ApiProp, ApiTypeText } from './api-entry.ts';

export interface ApiInterface extends ApiEntry {
  readonly kind: 'interface';
  /** `<R extends Row = any>`, brackets included. */
  readonly typeParameters?: ApiTypeText;
  /** The type itself when it is not an object with named members, for example `Record<string, boolean>`. */
  readonly definition?: ApiTypeText;
  /** Documented interfaces it extends. */
  readonly extends: readonly string[];
  /** One group without a title, or one per feature. */
  readonly groups: readonly ApiMemberGroup[];
}

export interface ApiMemberGroup {
  /** Feature, for example `Column pinning`. */
  readonly title?: string;
  /** Interface that declares the group's members. */
  readonly interface?: string;
  readonly plan?: Plan;
  readonly members: readonly ApiProp[];
}
