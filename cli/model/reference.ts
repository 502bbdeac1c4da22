/**
 * The API reference as data: what `docs-build api` extracts and commits below `content/api/<product>/`.
 * Serialisable and readonly; a fact that most entries lack is an optional field, absent when there is none.
 */
import type { Plan } from '../../renderer/view/plan.ts';
import type { Place } from './place.ts';

/** Everything below `content/api/`, sorted by product in the order of site.yaml, then by name. */
/** A module that the types of a package need and that is not installed. */
export interface Unresolved {
  /** Name of the documented package. */
  readonly package: string;
  /** What its declaration imports. */
  readonly specifier: string;
  /** The first declaration that does, relative to the package. */
  readonly file: string;
}

export interface ApiReference {
  /** `<product>/components/<slug>.json` */
  readonly components: readonly ApiComponent[];
  /** `<product>/interfaces/<slug>.json` */
  readonly interfaces: readonly ApiInterface[];
  /** `<product>/events.json` */
  readonly events: readonly ApiEvents[];
  /** `<product>/selectors.json` */
  readonly selectors: readonly ApiSelectors[];
  /** `<product>/lists/<slug>.json` */
  readonly lists: readonly ApiList[];
  /** `<product>/exports.json` */
  readonly exports: readonly ApiExports[];
}

/** Markdown, as the package's JSDoc has it; links of the form `[[Name]]` and `{@link …}` are already plain Markdown. */
export type ApiText = string;

/**
 * A type in TypeScript syntax, formatted for reading: a long union or object has one member a line (`\n`, two spaces).
 * Its identifiers can be linked: see `splitType`.
 */
export type ApiTypeText = string;

/** Texts about an entry. */
export interface ApiEntryText {
  readonly description?: ApiText;
  /** Reason and replacement; empty when the package gives none. */
  readonly deprecated?: ApiText;
  /** True when the description is the site's own, because the packages have none. */
  readonly own?: true;
}

/** A text of the site's own, from `api-notes.yaml`. */
export interface ApiNote {
  /** For example `lamps Lamp prop colour`. */
  readonly of: string;
  readonly text: ApiText;
  readonly place: Place;
}

interface ApiEntry extends ApiEntryText {
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
  /** Complete import statements, the most specific path of each package first. */
  readonly imports: readonly string[];
  /** Pages that the package names as demonstrations. */
  readonly demos: readonly ApiLink[];
  /** URL of the source at the documented version. */
  readonly source?: string;
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

export interface ApiComponent extends ApiEntry {
  readonly kind: 'component';
  /** Required and optional props together, by name. */
  readonly props: readonly ApiProp[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** Components and elements of other packages whose props it accepts. */
  readonly inherits: readonly ApiInherited[];
  /** What a theme can set for it; absent when nothing. */
  readonly theme?: ApiTheme;
  /** Type of the value of its `ref`, if the packages say so; absent when it forwards none. */
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

/** A prop of a component, or a member of an interface. */
export interface ApiProp extends ApiEntryText {
  readonly name: string;
  /** The whole type of a function: `(lamp: Lamp, reason?: string) => void`. */
  readonly type: ApiTypeText;
  readonly required: boolean;
  /** As written after `@default`. */
  readonly default?: string;
  readonly plan?: Plan;
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

export interface ApiSlot extends ApiEntryText {
  /** Key in `slots`. */
  readonly name: string;
  /** As written after `@default`: a component's name or an element. */
  readonly default?: string;
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

export interface ApiInterface extends ApiEntry {
  readonly kind: 'interface';
  /** `<R extends Row = any>`, brackets included. */
  readonly typeParameters?: ApiTypeText;
  /** The type itself when it is not an object with named members, for example `Record<string, boolean>`. */
  readonly definition?: ApiTypeText;
  /** Documented interfaces it extends. */
  readonly extends: readonly string[];
  /** One group without a title, or one for each feature. */
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
  /** Prop of `component` that is called too. */
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
  /** What the package says, else the feature whose folder declares it. */
  readonly category?: string;
  readonly plan?: Plan;
  readonly packages: readonly ApiPackage[];
  /** True when its authors keep it out of their documentation: it may change without notice. */
  readonly internal?: true;
}

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
