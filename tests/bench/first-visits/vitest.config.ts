import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Measures what a first visit shows, over networks and processors. It takes minutes, so it runs by itself. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../../..'),
    include: ['tests/bench/first-visits/run.ts'],
    testTimeout: 3_600_000,
    disableConsoleIntercept: true,
  },
});
