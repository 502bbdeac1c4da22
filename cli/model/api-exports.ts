/** Exports of packages besides components and interfaces. */
import type { Plan } from '../../renderer/view/plan.ts';
import type { ApiEntryText, ApiSignature, ApiText, ApiTypeText } from './api-entry.ts';

/** Exports that have no page of their own and share one: types, hooks, functions. */
export interface ApiList {
  readonly kind: 'list';
  readonly product: string;
  /** Slug in site.yaml, which has its title. */
  readonly slug: string;
  /** Canonical pathname of its page. */
  readonly pathname: string;
  readonly entries: readonly ApiListed[];
}

/** Sorted by name. */
export interface ApiListed extends ApiEntryText {
  readonly name: string;
  readonly kind: ApiExportKind;
  /** For a type or class, the whole declaration: `interface Lamp { … }`; for any other export, its type. */
  readonly code: ApiTypeText;
  readonly plan?: Plan;
  /** Complete statement, from the main entry point of the package with the lowest plan. */
  readonly import: string;
  /** A call with names for its arguments and its result: `const level = useLevel(lampRef);` */
  readonly use?: string;
  /** Present for hooks and functions. */
  readonly signature?: ApiSignature;
  /** Members of a type that the packages describe. */
  readonly members?: readonly { readonly name: string; readonly description: ApiText }[];
  /** True when its authors keep it out of their documentation: it may change without notice. */
  readonly internal?: true;
}

/** Every public export of a product's packages, with or without a page. */
export interface ApiExports {
  readonly kind: 'exports';
  readonly product: string;
  readonly exports: readonly ApiExport[];
}

export interface ApiExport {
  readonly name: string;
  readonly kind: ApiExportKind;
  /** Module specifiers that export it, shortest first. */
  readonly modules: readonly string[];
  readonly plan?: Plan;
  readonly deprecated?: ApiText;
  readonly description?: ApiText;
}

export type ApiExportKind =
  | 'component'
  | 'hook'
  | 'selector'
  | 'function'
  | 'class'
  | 'constant'
  | 'interface'
  | 'type'
  | 'enum';
