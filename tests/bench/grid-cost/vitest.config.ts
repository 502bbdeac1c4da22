import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Measures what rows and columns cost a grid: minutes of work, so it is run by itself. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../../..'),
    include: ['tests/bench/grid-cost/run.ts'],
    testTimeout: 1_800_000,
    disableConsoleIntercept: true,
  },
});
