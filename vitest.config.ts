import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/exported/**', 'tests/variants/**'],
          testTimeout: 30_000,
        },
      },
      {
        // Draws every demo of the real site twice.
        test: { name: 'variants', include: ['tests/variants/*.test.ts'], testTimeout: 1_200_000 },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/*.test.ts'],
          globalSetup: ['tests/browser/site.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxConcurrency: 3,
          // A loaded machine may lose a click or a frame once; what shows twice is a fault.
          retry: 1,
        },
      },
    ],
  },
});
