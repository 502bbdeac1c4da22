import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { Report } from './tests/running/report.ts';
import { DocumentsFirst } from './tests/shared-process/documents-first.ts';

/** A shell imports the tool by its name. */
const resolve = {
  alias: {
    'docs-build/renderer': `${import.meta.dirname}/renderer`,
    'docs-build/templates': `${import.meta.dirname}/templates`,
  },
};

const buildTests = 'tests/**/*.build.test.ts';

/** Vitest leaves one core to itself, which would be half of two. */
const workers = availableParallelism();

/** Only ends what hangs: on a machine with ten times more work than cores, a test takes that much longer. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000 };

// The tiers, in the order in which they run. `npm run test:unit` and the like run one of them.
export default defineConfig({
  test: {
    maxWorkers: workers,
    sequence: { sequencer: DocumentsFirst },
    reporters: ['default', new Report('test-output', workers)],
    coverage: {
      provider: 'v8',
      include: ['{cli,renderer,templates}/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: 'test-output/coverage',
    },
    projects: [
      {
        // In memory: no process, no browser.
        resolve: {
          alias: {
            ...resolve.alias,
            'vitest-environment-document': `${import.meta.dirname}/tests/shared-process/document-environment.ts`,
          },
        },
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [buildTests, 'tests/browser/**', 'tests/{exported,migration}/**'],
          testTimeout: 30_000,
          // Half of the tier's time would go into loading the same packages for each file.
          isolate: false,
          setupFiles: ['tests/shared-process/setup.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Whole builds and processes.
        resolve,
        test: {
          name: 'build',
          include: [buildTests],
          setupFiles: ['tests/running/measure.setup.ts'],
          ...patient,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // The built site, most of it in a browser.
        resolve,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          setupFiles: ['tests/running/measure.setup.ts'],
          globalSetup: ['tests/browser/site.setup.ts'],
          // A test waits for frames and timers of its browser, and leaves the processor to another.
          maxWorkers: workers + 1,
          ...patient,
          // Like the limit of a test; the default is a second.
          expect: { poll: { timeout: 60_000 } },
          maxConcurrency: 3,
          // The files of a worker share its browser, and so its memory: hundreds of documents are parsed.
          isolate: false,
          execArgv: ['--max-old-space-size=8192'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
