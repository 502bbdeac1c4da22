import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { Report } from '../running/report.ts';

const repository = join(import.meta.dirname, '../..');

/** Needs the package registry and several minutes, so `npm test` skips it. */
export default defineConfig({
  root: repository,
  resolve: {
    alias: {
      'docs-build/renderer': join(repository, 'renderer'),
      'docs-build/templates': join(repository, 'templates'),
    },
  },
  test: {
    name: 'export',
    include: ['tests/{exported,migration}/*.test.ts'],
    reporters: ['verbose', new Report('test-output', 2)],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    maxConcurrency: 2,
  },
});
