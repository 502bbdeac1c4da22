import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Measures what pages of the built site cost a reader. It takes minutes, so it runs by itself. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../../..'),
    include: ['tests/bench/page-cost/run.ts'],
    testTimeout: 3_600_000,
    disableConsoleIntercept: true,
  },
});
