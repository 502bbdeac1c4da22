import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runCoverage } from '../../cli/commands/coverage.ts';
import { temporaryFolder } from '../support/folder.ts';
import { repository } from '../support/run-cli.ts';

const root = join(temporaryFolder(), 'lantern');
cpSync(join(repository, 'tests/sites/lantern'), root, { recursive: true });
appendFileSync(join(root, 'content/site.yaml'), 'api: { coverage: 100 }\n');

const written: string[] = [];
vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
afterEach(() => {
  written.length = 0;
});

const run = (options: { readonly coverageMin?: number } = {}) =>
  runCoverage({ root, format: 'pretty', cache: false, ...options }, async () => {});

test('a site that shows fewer entries than its settings demand fails', async () => {
  expect(await run()).toBe(1);
  expect(written).toEqual([
    expect.stringMatching(/^\d+\.\d % of the entries are shown, and api\.coverage in site\.yaml is 100\n$/),
  ]);
});

test('the option replaces the setting', async () => {
  expect(await run({ coverageMin: 0 })).toBe(0);
  expect(written).toEqual([]);
  expect(await run({ coverageMin: 99.9 })).toBe(1);
  expect(written).toEqual([expect.stringMatching(/--coverage-min is 99\.9\n$/)]);
});
