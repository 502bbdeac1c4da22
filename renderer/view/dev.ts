/** Message of the dev server to an open page. */
export interface DevUpdate {
  /** The page has other scripts or other demos, so it must reload. */
  readonly reload: boolean;
  /** The new document; null when its body is unchanged. */
  readonly html: string | null;
  /** All style sheets, when one of them has changed. */
  readonly styles: readonly string[];
  readonly demos: DevDemos | null;
  readonly findings: readonly DevFinding[];
}

/** Demos of which a module has changed, and URLs of the modules that load and mount them. */
export interface DevDemos {
  readonly ids: readonly string[];
  readonly load: string;
  /** URL of the module that has loaded them so far; null without one. */
  readonly loaded: string | null;
  readonly mount: string;
}

export interface DevFinding {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  /** `file:line:column` */
  readonly place: string | null;
  readonly help: string;
}
