/** Lists of API entries, as templates receive them. */
import type { Plan } from './plan.ts';

/** A list of API entries: props, slots, events, … */
export interface ApiView {
  readonly kind: 'api';
  readonly section: ApiSection;
  /** Whether it is the first list of its section on the page, which has the layout control. */
  readonly first: boolean;
  /** Kinds of facts that its entries have, in order: the columns of a table. */
  readonly columns: readonly ApiFactKind[];
  readonly entries: readonly ApiEntryView[];
}

/** Lists whose layout a reader chooses together. */
export type ApiSection = 'default' | 'slots' | 'props' | 'css' | 'classes';

export type ApiLayout = 'collapsed' | 'expanded' | 'table';

export type ApiFactKind =
  | 'call'
  | 'definition'
  | 'type'
  | 'default'
  | 'className'
  | 'params'
  | 'event'
  | 'prop'
  | 'returns';

export type ApiMark = 'required' | 'deprecated' | 'state' | 'internal' | 'noEffect';

/** Versions as people call them, such as `6.10`. */
export interface ApiSince {
  /** Since this one it is there without a break. */
  readonly version: string;
  /** The one that took it away for a while; null when it has always stayed. */
  readonly until: string | null;
}

export interface ApiEntryView {
  /** Anchor on the page. */
  readonly id: string;
  readonly name: string;
  /** Lowest plan that includes it; null when every plan does. */
  readonly plan: Plan | null;
  readonly marks: readonly ApiMark[];
  /** Null when it is as old as the documented major version, or its age is not known. */
  readonly since: ApiSince | null;
  readonly facts: readonly ApiFactView[];
  /** Description from the package, HTML; empty without one. */
  readonly description: string;
  /** The site's own note, HTML. */
  readonly note: string | null;
  /** Reason and replacement, HTML. */
  readonly deprecated: string | null;
  /** HTML. */
  readonly see: string | null;
  /** Highlighted code, HTML. */
  readonly example: string | null;
  /** Described parameters of a callback or method, and described members of a type. */
  readonly parameters: readonly ApiParameterView[];
  /** HTML. */
  readonly returns: string | null;
  /** Demos that pass the prop. */
  readonly demos: readonly ApiDemoView[];
}

export interface ApiDemoView {
  /** Title of its page. */
  readonly title: string;
  readonly href: string;
}

export interface ApiFactView {
  readonly kind: ApiFactKind;
  /** HTML: highlighted code of one or several lines, or words with code in them. */
  readonly html: string;
}

export interface ApiParameterView {
  readonly name: string;
  /** HTML. */
  readonly description: string;
}
