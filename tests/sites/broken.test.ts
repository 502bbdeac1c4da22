// Mistakes that the stages load, compile and check find, in memory. The others are in broken.build.test.ts.
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '../../cli/derive/derived.ts';
import { createGraph } from '../../cli/derive/graph.ts';
import type { Made } from '../../cli/derive/history.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { allFindings } from '../../cli/examine/examine.ts';
import { type Cache, diskCache, noCache } from '../../cli/machine/cache.ts';
import { diskHost, type Host, memoryHost } from '../../cli/machine/host.ts';
import { pretty } from '../../cli/report/pretty.ts';
import { sortDiagnostics } from '../../cli/report/report.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { brokenCases, brokenFolder, caseOf, codes, codesOfBuilds, expectReport } from './broken-sites.ts';

const root = '/paper';
const workspace = temporaryFolder();

/** The base site in memory, with the files of a case over it. */
function siteOf(name: string | null): Host {
  const folders = [join(import.meta.dirname, 'base'), ...(name === null ? [] : [join(brokenFolder, name)])];
  const files = folders.flatMap((folder) =>
    [...readFolder(folder).keys()].map(
      (file) => [join(root, file), diskHost.readBytes(join(folder, file)) ?? ''] as const,
    ),
  );
  return memoryHost(new Map(files));
}

/** Findings of the first three stages, with those of codes that are off, and the number of values that were kept. */
function findings(
  host: Host,
  cache: Cache,
): { readonly found: readonly Diagnostic[]; readonly made: number } {
  let made = 0;
  const onMade = ({ name }: Made) => {
    if (definitionOf(name)?.keeping === 'disk') made += 1;
  };
  const graph = createGraph({ root, host, cache, version: '', onMade });
  return { found: allFindings(graph), made };
}

/** Output of `build --strict`. */
function report(host: Host, cache: Cache, code = ''): string {
  const errors = findings(host, cache)
    .found.filter((each) => each.severity !== 'off' || each.code === code)
    .map((each): Diagnostic => ({ ...each, severity: 'error' }));
  const line = (file: string, number: number) =>
    host.readText(join(root, file))?.split(/\r?\n/)[number - 1] ?? null;
  return stripVTControlCharacters(pretty(sortDiagnostics(errors), line));
}

test('the base is a good site', () => {
  expect(report(siteOf(null), noCache)).toBe('');
});

test('every code has its broken site', () => {
  expect(brokenCases()).toEqual(codes.map(caseOf).sort());
});

describe.each(codes.filter((code) => !codesOfBuilds.includes(code)))('%s', (code) => {
  test('is reported with place and help, the same with an empty and a full cache', () => {
    const host = siteOf(caseOf(code));
    const cache = diskCache(join(workspace, code));
    const text = report(host, noCache, code);
    expectReport(code, text);
    expect(report(host, cache, code)).toBe(text);
    expect(report(host, cache, code)).toBe(text);
    expect(findings(host, cache).made).toBe(0);
  });
});
