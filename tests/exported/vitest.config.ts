import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ClosingLine } from '../support/closing-line.ts';

const repository = join(import.meta.dirname, '../..');

/** Needs the package registry and several minutes, so `npm test` skips it. */
export default defineConfig({
  root: repository,
  resolve: { alias: { 'docs-build/renderer': join(repository, 'renderer') } },
  test: {
    name: 'export',
    include: ['tests/{exported,migration}/*.test.ts'],
    reporters: ['verbose', new ClosingLine(null)],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    maxConcurrency: 2,
  },
});
