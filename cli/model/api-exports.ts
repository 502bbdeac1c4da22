/** What packages export besides components and interfaces. */
import type { Plan } from '../../renderer/view/plan.ts';
import type { ApiEntryText, ApiSignature, ApiText, ApiTypeText } from './api-entry.ts';

/** Exports that have no page of their own and share one: types, hooks, functions. */
export interface ApiList {
  readonly kind: 'list';
  readonly product: string;
  /** As in site.yaml, which has its title. */
  readonly slug: string;
  /** Canonical pathname of its page. */
  readonly pathname: string;
  readonly entries: readonly ApiListed[];
}

/** By name. */
export interface ApiListed extends ApiEntryText {
  readonly name: string;
  readonly kind: ApiExportKind;
  /** Of a type or class, the whole declaration: `interface Lamp { … }`; of anything else, its type. */
  readonly code: ApiTypeText;
  readonly plan?: Plan;
  /** Complete statement, from the main entry point of the least package. */
  readonly import: string;
  /** A call with names for what is handed over, and for what comes back: `const level = useLevel(lampRef);` */
  readonly use?: string;
  /** For hooks and functions. */
  readonly signature?: ApiSignature;
  /** Members of a type that the packages describe. */
  readonly members?: readonly { readonly name: string; readonly description: ApiText }[];
  /** Its authors keep it out of their documentation: it may change without notice. */
  readonly internal?: true;
}

/** Every public export of a product's packages, documented by a page or not. */
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
