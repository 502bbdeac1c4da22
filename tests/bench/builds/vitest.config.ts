import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Builds the same pages with several tools: many minutes of work, so it is run by itself. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../../..'),
    include: ['tests/bench/builds/run.ts'],
    testTimeout: 6 * 3_600_000,
    disableConsoleIntercept: true,
  },
});
