import type { Ink } from 'ink-maker';

/** Options of a printer. */
export interface PrintOptions {
  /** What it prints with. */
  ink?: Ink;
}
