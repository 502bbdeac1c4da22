import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { catalogue } from '../../cli/diagnostics/catalogue.ts';
import { expectGolden } from '../support/golden.ts';

export const brokenFolder = join(import.meta.dirname, 'broken');

/** Every case: the folders below `broken/`. */
export const brokenCases = (): string[] => readdirSync(brokenFolder);

/**
 * Sites with a page of a megabyte, or with links of the disk, are made where they are tested, in hostile.test.ts; one
 * with packages of its own in tests/check.
 */
const madeElsewhere = ['demo/untyped', 'page/too-large', 'site/outside-link'];

export const codes = Object.keys(catalogue).filter((code) => !madeElsewhere.includes(code));

/** Folder of the site that gives a code. */
export const caseOf = (code: string): string => code.replace('/', '-');

/** Codes that only a whole build can give: from packages on disk, and from the stages bundle, render and emit. */
export const codesOfBuilds: readonly string[] = [
  'api/missing-entry',
  'api/stale',
  'api/unknown-export',
  'api/unresolved-type',
  'api/unused-untyped',
  'code/missing-import',
  'code/no-error',
  'code/run-failed',
  'code/type-error',
  'code/unknown-name',
  'code/wrong-result',
  'component/render-failed',
  'demo/build-failed',
  'demo/build-warning',
  'demo/console-output',
  'demo/empty',
  'demo/render-failed',
  'demo/setup-failed',
  'demo/alternative-type-error',
  'demo/type-error',
  'link/unreachable',
  'output/conflict',
  'page/plugin-failed',
  'template/failed',
  'template/unused',
];

/** Checks that a report has only findings of `code`, each with its place and a way out, as approved. */
export function expectReport(code: string, text: string): void {
  expectGolden(join(brokenFolder, caseOf(code), 'diagnostics.txt'), text);
  for (const finding of text.split(/\n(?=error )/)) {
    expect(finding).toMatch(new RegExp(`^error ${code} .+\n {2}[\\w./-]+:\\d+:\\d+\n`));
    expect(finding).toMatch(/\n {2}help: \S.+/);
  }
}
