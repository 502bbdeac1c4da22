/** What the worker knows of its build: put before its code as `docsBuild`. */
export interface WorkerFacts {
  /** Changes with any file of the site. */
  readonly id: string;
  /** URL of the page shown in place of one that cannot be had. */
  readonly offline: string;
  /** URLs of the scripts that each page of the build links. */
  readonly scripts: readonly string[];
}

/** What a page tells the worker: to take over, or what the page loaded before there was a worker. */
export type WorkerMessage = 'skip-waiting' | { readonly visited: readonly string[] };
