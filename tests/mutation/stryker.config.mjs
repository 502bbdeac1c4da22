// Small faults, one at a time, in the parts where most decisions about an author's text are made.
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: ['cli/1-load/*.ts', 'cli/2-compile/markdown/*.ts', 'cli/6-emit/write-output.ts'],
  // Stryker would rewrite the configuration of TypeScript with functions that version 7 no longer has; vitest needs none.
  tsconfigFile: 'none',
  // A mutant of a constant would need every test again.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['/out', '/content/api', '/content/x', '/content/public', '/dist', '/test-output'],
  tempDirName: 'test-output/stryker',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: 'test-output/mutation/index.html' },
  jsonReporter: { fileName: 'test-output/mutation/mutation.json' },
};
