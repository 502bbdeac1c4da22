import type { Reporter, TestModule } from 'vitest/node';
import type { FileVerdicts } from './file-verdicts.ts';

interface Span {
  start: number;
  end: number;
}

/**
 * Prints the time of each tier and `N passed, N failed, N skipped` at the end, a line that any CI can read. Keeps verdicts
 * on files of tests that passed.
 */
export class ClosingLine implements Reporter {
  readonly #tiers = new Map<string, Span>();
  readonly #verdicts: FileVerdicts | null;

  constructor(verdicts: FileVerdicts | null) {
    this.#verdicts = verdicts;
  }

  onTestModuleStart({ project }: TestModule): void {
    const now = performance.now();
    if (!this.#tiers.has(project.name)) this.#tiers.set(project.name, { start: now, end: now });
  }

  onTestModuleEnd({ project }: TestModule): void {
    const span = this.#tiers.get(project.name);
    if (span !== undefined) span.end = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    let known = 0;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') counts[state] += 1;
        if (test.meta().judgedBefore) known += 1;
      }
      if (module.state() === 'failed' && module.errors().length > 0) counts.failed += 1;
      if (module.state() === 'passed' && unhandledErrors.length === 0)
        this.#verdicts?.keep(module.relativeModuleId);
    }
    const stand = this.#verdicts?.stand.length ?? 0;
    if (stand > 0)
      process.stdout.write(`${stand} files of tests have passed before for the same bytes; --all runs all\n`);
    if (known > 0)
      process.stdout.write(`${known} tests of pages stand as judged before; --all judges again\n`);
    for (const [tier, { start, end }] of this.#tiers)
      process.stdout.write(`tier ${tier || 'export'}: ${((end - start) / 1000).toFixed(1)} s\n`);
    process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
