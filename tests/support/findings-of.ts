import { join } from 'node:path';
import { load } from '../../cli/1-load/load.ts';
import { compileApiPage } from '../../cli/2-compile/api-pages/compile-api-page.ts';
import { compile } from '../../cli/2-compile/compile.ts';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { compileSource } from '../../cli/2-compile/demos/compile-source.ts';
import { check } from '../../cli/3-check/check.ts';
import { type Diagnostic, withRules } from '../../cli/diagnostics/diagnostic.ts';
import { diskHost, memoryHost } from '../../cli/machine/host.ts';
import { readFolder } from './folder.ts';

const base = join(import.meta.dirname, '../sites/base');

/** Findings of load, compile and check about the base site with `files` in place of its own, by path, as the site wants them. */
export function findingsOf(files: Readonly<Record<string, string>>): readonly Diagnostic[] {
  const root = '/paper';
  const contents = new Map(
    [...readFolder(base).keys()].map((file) => [
      join(root, file),
      diskHost.readBytes(join(base, file)) ?? '',
    ]),
  );
  for (const [file, text] of Object.entries(files)) contents.set(join(root, file), text);
  const host = memoryHost(contents);
  const { value: site, diagnostics } = load(host, root);
  if (site === null) return diagnostics;
  const compiled = compile(host, site, { page: compilePage, apiPage: compileApiPage, source: compileSource });
  const found = [...diagnostics, ...compiled.diagnostics, ...check(host, site, compiled.value)];
  return withRules(found, site.config);
}

/** Each as `file:line:column code message help`, without those that are off. */
export const told = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics
    .filter(({ severity }) => severity !== 'off')
    .map(({ place, code, message, help }) =>
      [place && `${place.file}:${place.line}:${place.column}`, code, message, help]
        .filter(Boolean)
        .join(' | '),
    );
