import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { type Failure, writeFailures } from './failures.ts';
import { type FileTime, knownTimes, rememberTimes, writeTimes } from './times.ts';

const minutes = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

const print = (line: string) => process.stdout.write(`${line}\n`);

const reasonsOf = (errors: readonly { readonly message: string; readonly stack?: string }[]): string =>
  errors.map(({ message, stack }) => stack ?? message).join('\n\n');

/** Files of tests by the name of their tier. */
function tiersOf(files: readonly TestSpecification[]): ReadonlyMap<string, number> {
  const tiers = new Map<string, number>();
  for (const { project } of files) tiers.set(project.name, (tiers.get(project.name) ?? 0) + 1);
  return tiers;
}

/** Minutes of whole tiers on two processors, for those who wait for a first run; later runs know their own times. */
const wholeTiers: Readonly<Record<string, number>> = { unit: 1, build: 8, browser: 17 };

function firstTime(tiers: ReadonlyMap<string, number>): string {
  const known = [...tiers.keys()].flatMap((tier) => wholeTiers[tier] ?? []);
  const sum = known.reduce((total, time) => total + time, 0);
  return `not all have run here before; all of these tiers take about ${sum} min on two processors`;
}

/** Time of a tier in ms, from its first file to its last. */
interface Span {
  readonly start: number;
  end: number;
}

/**
 * Prints what a run will do and how long that took the last time, failures with their reasons as they come, and at the end
 * the time of each tier and `N passed, N failed, N skipped`, a line that any CI can read. Writes `times.html` and
 * `failures.html` into `folder`.
 */
export class Report implements Reporter {
  readonly #folder: string;
  readonly #workers: number;
  readonly #known: ReadonlyMap<string, number>;
  readonly #tiers = new Map<string, Span>();
  readonly #times: FileTime[] = [];
  readonly #failures: Failure[] = [];
  #files: readonly string[] = [];
  #started = 0;

  constructor(folder: string, workers: number) {
    this.#folder = folder;
    this.#workers = workers;
    this.#known = knownTimes();
  }

  /** Seconds that files took the last time, with as many processes; null if one has never run. */
  #expected(files: readonly string[]): number | null {
    const known = files.map((file) => this.#known.get(file));
    if (known.some((time) => time === undefined)) return null;
    return known.reduce<number>((sum, time) => sum + (time ?? 0), 0) / this.#workers;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    rmSync(join(this.#folder, 'failures'), { recursive: true, force: true });
    this.#files = specifications.map(({ project, testModule, moduleId }) =>
      testModule === undefined ? moduleId.slice(project.config.root.length + 1) : testModule.relativeModuleId,
    );
    this.#started = performance.now();
    const tiers = [...tiersOf(specifications)].map(([name, files]) => `${files} ${name || 'export'}`);
    const expected = this.#expected(this.#files);
    const time = expected === null ? firstTime(tiersOf(specifications)) : `about ${minutes(expected)}`;
    print(`${this.#files.length} files of tests (${tiers.join(', ')}): ${time}`);
  }

  onTestModuleStart({ project }: TestModule): void {
    const now = performance.now();
    if (!this.#tiers.has(project.name)) this.#tiers.set(project.name, { start: now, end: now });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const failure = {
      file: test.module.relativeModuleId,
      name: test.fullName,
      reason: reasonsOf(errors),
      pictures: test.meta().pictures ?? [],
    };
    this.#failures.push(failure);
    print(`FAILED ${failure.file} > ${failure.name}\n${failure.reason.split('\n').slice(0, 12).join('\n')}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const span = this.#tiers.get(module.project.name);
    if (span !== undefined) span.end = performance.now();
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    const tests = [...module.children.allTests()];
    const { processor, loads } = module.meta();
    this.#times.push({
      tier: module.project.name,
      file: module.relativeModuleId,
      tests: tests.length,
      seconds: (duration + collectDuration + setupDuration) / 1000,
      processor: processor ?? null,
      loads: loads ?? 0,
    });
    if (module.errors().length > 0)
      this.#failures.push({
        file: module.relativeModuleId,
        name: 'the file itself',
        reason: reasonsOf(module.errors()),
        pictures: [],
      });
    this.#printProgress();
  }

  #printProgress(): void {
    const done = this.#times.length;
    if (done % 20 > 0 || done === this.#files.length) return;
    const left = new Set(this.#files);
    for (const { file } of this.#times) left.delete(file);
    const expected = this.#expected([...left]);
    const time = expected === null ? '' : `, about ${minutes(expected)} left`;
    const passed = minutes((performance.now() - this.#started) / 1000);
    print(`${done} of ${this.#files.length} files in ${passed}, ${this.#failures.length} failures${time}`);
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly { readonly message: string }[],
  ): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') counts[state] += 1;
      }
      if (module.state() === 'failed' && module.errors().length > 0) counts.failed += 1;
    }
    for (const error of unhandledErrors)
      this.#failures.push({ file: '', name: 'outside of tests', reason: reasonsOf([error]), pictures: [] });
    rememberTimes(this.#times, this.#known);
    print(`times: ${writeTimes(this.#folder, this.#times)}`);
    const page = writeFailures(this.#folder, this.#failures);
    if (page !== null) print(`failures: ${page}`);
    for (const [tier, { start, end }] of this.#tiers)
      print(`tier ${tier || 'export'}: ${((end - start) / 1000).toFixed(1)} s`);
    print(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  }
}
