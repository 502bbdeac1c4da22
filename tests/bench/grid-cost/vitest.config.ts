import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Measures the cost of rows and columns in a grid. It takes minutes, so it runs by itself. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../../..'),
    include: ['tests/bench/grid-cost/run.ts'],
    testTimeout: 1_800_000,
    disableConsoleIntercept: true,
  },
});
