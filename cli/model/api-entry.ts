/** The common parts of entries of the API reference: texts, types, props and members. */
import type { Plan } from '../../renderer/view/plan.ts';
import type { ApiVersion } from './history.ts';

/** Markdown from the package's JSDoc; links of the form `[[Name]]` and `{@link …}` are already plain Markdown. */
export type ApiText = string;

/**
 * A type in TypeScript syntax, formatted for reading: a long union or object has one member per line (`\n`, two
 * spaces). `splitType` finds the identifiers that can be linked.
 */
export type ApiTypeText = string;

/** Texts about an entry. */
export interface ApiEntryText {
  readonly description?: ApiText;
  /** Reason and replacement; empty when the package gives none. */
  readonly deprecated?: ApiText;
  /** True when the description is the site's own, because the packages have none. */
  readonly own?: true;
  /** True when the code ignores it, a fact that only the site states. */
  readonly noEffect?: true;
  /** The site's addition to the description of the packages. */
  readonly note?: ApiText;
  /** Version since which it is there without a break; absent for the major version's first one, and without a history. */
  readonly since?: string;
  /** The times before `since` when it was there too, oldest first. */
  readonly earlier?: readonly ApiPeriod[];
}

export interface ApiPeriod {
  /** Version that brought it; null for what the major version began with. */
  readonly from: string | null;
  /** Version that took it away. */
  readonly until: string;
}

export interface ApiEntry extends ApiEntryText {
  readonly name: string;
  /** Last segment of its page's pathname, also the prefix of its anchors. */
  readonly slug: string;
  /** Id of a product. */
  readonly product: string;
  /** Canonical pathname of its page. */
  readonly pathname: string;
  /** Lowest plan that includes it; absent when every plan does. */
  readonly plan?: Plan;
  readonly packages: readonly ApiPackage[];
  /** Complete import statements, the package's most specific path first. */
  readonly imports: readonly string[];
  /** Pages that the package names as demonstrations. */
  readonly demos: readonly ApiLink[];
  /** URL of the source at the documented version. */
  readonly source?: string;
  /** Its changes and those of its entries, newest first; absent when there are none. */
  readonly history?: readonly ApiVersion[];
}

export interface ApiPackage {
  readonly name: string;
  readonly plan?: Plan;
}

export interface ApiLink {
  readonly title: string;
  /** Root-relative or `https:`. */
  readonly href: string;
}

/** A prop of a component, or a member of an interface. */
export interface ApiProp extends ApiEntryText {
  readonly name: string;
  /** The whole type of a function: `(lamp: Lamp, reason?: string) => void`. */
  readonly type: ApiTypeText;
  readonly required: boolean;
  /** As written after `@default` where the code agrees; otherwise the code's value. */
  readonly default?: string;
  /** The value of `@default`, where the code has another default or none that can be read. No page shows it. */
  readonly stated?: string;
  readonly plan?: Plan;
  /** Markdown: the values of a union with which it can, or must, be passed. */
  readonly condition?: ApiText;
  /** `@see`, Markdown. */
  readonly see?: ApiText;
  /** Code of `@example`. */
  readonly example?: string;
  /** Signature of callbacks and methods, and of values that may be one. */
  readonly signature?: ApiSignature;
}

export interface ApiSignature {
  readonly parameters: readonly ApiParameter[];
  readonly returns: { readonly type: ApiTypeText; readonly description?: ApiText };
}

export interface ApiParameter {
  /** May be a part of a parameter, such as `params.id`. */
  readonly name: string;
  readonly type: ApiTypeText;
  readonly optional?: true;
  readonly description?: ApiText;
}
