import type { ApiOptions } from './api.ts';
import type { DevOptions } from './dev.ts';
import type { RunOptions } from './run-build.ts';

/** What a command asks of the process in which it works. */
export type Job =
  | { readonly command: 'build' | 'check' | 'warm'; readonly options: RunOptions }
  | { readonly command: 'api'; readonly options: ApiOptions }
  | { readonly command: 'dev'; readonly options: DevOptions };
