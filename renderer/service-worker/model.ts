/** Facts about the worker's build: put before its code as `docsBuild`. */
export interface WorkerFacts {
  /** Changes with every file of the site. */
  readonly id: string;
  /** Path below which the site is served, `/` or `/kite/`. */
  readonly base: string;
  /** URL of the page shown in place of an unavailable one. */
  readonly offline: string;
  /** URLs of the scripts that every page of the build links. */
  readonly scripts: readonly string[];
}

/** Message of a page to the worker: take over, or the URLs that the page loaded before there was a worker. */
export type WorkerMessage = 'skip-waiting' | { readonly visited: readonly string[] };
