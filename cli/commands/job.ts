import type { ApiOptions } from './api.ts';
import type { CompareOptions } from './compare/compare.ts';
import type { CoverageOptions } from './coverage.ts';
import type { DevOptions } from './dev.ts';
import type { HistoryCommand } from './history/history.ts';
import type { RunOptions } from './run-build.ts';

/** A command for the process that does the work. */
export type Job =
  | { readonly command: 'build' | 'check' | 'warm'; readonly options: RunOptions }
  | { readonly command: 'api'; readonly options: ApiOptions }
  | { readonly command: 'compare'; readonly options: CompareOptions }
  | { readonly command: 'coverage'; readonly options: CoverageOptions }
  | { readonly command: 'history'; readonly options: HistoryCommand }
  | { readonly command: 'dev'; readonly options: DevOptions };
