import { join } from 'node:path';
import type { Host } from '../machine/host.ts';
import type { Place } from '../model/place.ts';

/** The settings of the compiler for a site's modules; null when the site has none. */
export const typeSettings = (host: Host, root: string): string | null =>
  ['content/tsconfig.json', 'tsconfig.json'].find((file) => host.readText(join(root, file)) !== null) ?? null;

/** The state that types depend on: the content's files with matching names, settings and installed packages. */
export function* typeState(host: Host, root: string, pattern: RegExp): Generator<string> {
  for (const file of host.list(join(root, 'content')))
    if (pattern.test(file) && !file.startsWith('api/')) {
      yield file;
      yield host.readText(join(root, 'content', file)) ?? '';
    }
  for (const file of [
    'tsconfig.json',
    'tsconfig.base.json',
    'package.json',
    'package-lock.json',
    'node_modules/.package-lock.json',
  ])
    yield host.readText(join(root, file)) ?? '';
}

export interface Mistake {
  readonly place: Place | null;
  readonly code: string;
  readonly message: string;
}

/** Codes of the parser. */
export const isSyntax = (code: string): boolean => /^TS1\d{3}$/.test(code);

/** `file(line,column): error TS2322: text`; the lines that follow, indented, explain it. */
export function errorsIn(output: string): Mistake[] {
  const found: Mistake[] = [];
  for (const line of output.split('\n')) {
    const [, file, row, column, code, message] =
      /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/.exec(line) ?? [];
    const last = found.at(-1);
    if (code !== undefined && message !== undefined) {
      const place = file === undefined ? null : { file, line: Number(row), column: Number(column) };
      found.push({ place, code, message });
    } else if (last !== undefined && /^ +\S/.test(line)) {
      found[found.length - 1] = { ...last, message: `${last.message} ${line.trim()}` };
    }
  }
  return found;
}
