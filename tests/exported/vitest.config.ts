import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const repository = join(import.meta.dirname, '../..');

/** Needs the package registry and several minutes, so `npm test` skips it. */
export default defineConfig({
  root: repository,
  resolve: { alias: { 'docs-build/renderer': join(repository, 'renderer') } },
  test: {
    name: 'export',
    include: ['tests/{exported,migration}/*.test.ts'],
    reporters: ['verbose', './tests/support/closing-line.ts'],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    maxConcurrency: 2,
  },
});
