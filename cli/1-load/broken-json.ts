import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import { apiFolder } from '../reference/files.ts';
import { parseSource } from './parse-source.ts';

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function mistakesIn(file: string, text: string): readonly Diagnostic[] {
  const { diagnostics } = parseSource(file, text);
  if (diagnostics.length > 0) return diagnostics;
  const hasMark = text.startsWith('\uFEFF');
  const message = hasMark
    ? 'This file begins with a byte order mark, which is not JSON.'
    : 'This file must be a map.';
  const help = hasMark ? 'Save it as UTF-8 without a byte order mark.' : 'Begin it with { and end it with }.';
  return [diagnostic('site/syntax', { file, line: 1, column: 1 }, message, { help })];
}

/**
 * Mistakes in JSON files that tools write and every stage relies on, such as the conflict markers of a merge: manifests
 * of packages, and `api`, the files of the reference by their paths there.
 */
export function brokenJson(
  host: Host,
  root: string,
  api: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  const texts = [
    ...['package.json', 'content/package.json'].map(
      (file) => [file, host.readText(join(root, file))] as const,
    ),
    ...[...api]
      .filter(([path]) => path.endsWith('.json'))
      .map(([path, text]) => [`${apiFolder}/${path}`, text] as const),
  ];
  return texts.flatMap(([file, text]) => (text === null || isObject(text) ? [] : mistakesIn(file, text)));
}
