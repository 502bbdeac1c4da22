import { join } from 'node:path';
import { createGraph } from '../../cli/derive/graph.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { examineAtOnce } from '../../cli/examine/examine.ts';
import { noCache } from '../../cli/machine/cache.ts';
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
  return examineAtOnce(createGraph({ root, host, cache: noCache, version: '' })).diagnostics;
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
