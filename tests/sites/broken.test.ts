// Mistakes that the stages load, compile and check find, in memory. The others are in broken.build.test.ts.
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { compileApiPage } from '../../cli/2-compile/api-pages/compile-api-page.ts';
import { compile } from '../../cli/2-compile/compile.ts';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { compileSource } from '../../cli/2-compile/demos/compile-source.ts';
import { check } from '../../cli/3-check/check.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { type Cache, noCache, remembered } from '../../cli/machine/cache.ts';
import { diskHost, type Host, memoryHost } from '../../cli/machine/host.ts';
import { pretty } from '../../cli/report/pretty.ts';
import { sortDiagnostics } from '../../cli/report/report.ts';
import { readFolder } from '../support/folder.ts';
import { brokenCases, brokenFolder, caseOf, codes, codesOfBuilds, expectReport } from './broken-sites.ts';

const root = '/paper';

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

/** A cache that stores values as files would. */
function memoryCache(): Cache & { readonly size: () => number } {
  const kept = new Map<string, string>();
  return {
    ...noCache,
    get: (kind, key) => {
      const value = kept.get(`${kind} ${key}`);
      return value === undefined ? undefined : JSON.parse(value);
    },
    set: (kind, key, value) => kept.set(`${kind} ${key}`, JSON.stringify(value)),
    size: () => kept.size,
  };
}

/** Findings of the first three stages. */
function findings(host: Host, cache: Cache): readonly Diagnostic[] {
  const loaded = load(host, root);
  if (loaded.value === null) return loaded.diagnostics;
  const compiled = compile(host, loaded.value, {
    page: remembered(cache, 'pages', compilePage, ''),
    apiPage: remembered(cache, 'api-pages', compileApiPage, ''),
    source: remembered(cache, 'sources', compileSource, ''),
  });
  return [...loaded.diagnostics, ...compiled.diagnostics, ...check(host, loaded.value, compiled.value)];
}

/** Output of `build --strict`. */
function report(host: Host, cache: Cache, code = ''): string {
  const errors = findings(host, cache)
    .filter((each) => each.severity !== 'off' || each.code === code)
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
    const cache = memoryCache();
    const text = report(host, noCache, code);
    expectReport(code, text);
    expect(report(host, cache, code)).toBe(text);
    const kept = cache.size();
    expect(report(host, cache, code)).toBe(text);
    // The second run took everything from the cache.
    expect(cache.size()).toBe(kept);
  });
});
