import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The unit tests that state what loading, Markdown and writing do: each mutant costs seconds. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/{load,markdown}/*.test.ts', 'tests/emit/{disturbed-builds,write-output}.test.ts'],
    exclude: ['**/*.build.test.ts', 'tests/markdown/{conformance,frontmatter,safety}.test.ts'],
    testTimeout: 30_000,
  },
});
