import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Measures what readers pay for pages of the built site: minutes of work, so it is run by itself. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../../..'),
    include: ['tests/bench/page-cost/run.ts'],
    testTimeout: 3_600_000,
    disableConsoleIntercept: true,
  },
});
