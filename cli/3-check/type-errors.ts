import type { Place } from '../diagnostics/place.ts';
import { readSettings, settingsChain } from '../machine/compiler-settings.ts';
import type { Host } from '../machine/host.ts';
import { packageState } from '../machine/package-state.ts';
import { join, relative, upwards } from '../machine/paths.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { Site } from '../model/site.ts';
import { declaredPackages } from './declared-packages.ts';

/**
 * The settings of the compiler for a site's modules, relative to the root: the nearest tsconfig.json, as editors find
 * it. Null when there is none.
 */
export function typeSettings(host: Host, root: string): string | null {
  const files = upwards(packagesFolder(root)).map((folder) => join(folder, 'tsconfig.json'));
  const found = files.find((file) => host.readText(file) !== null);
  return found === undefined ? null : relative(root, found);
}

/**
 * The state that types depend on: the content's files with matching names, settings, installed packages, and the
 * sources of those that are developed beside the site.
 */
export function* typeState(
  host: Host,
  site: Pick<Site, 'root' | 'config'>,
  pattern: RegExp,
): Generator<string> {
  const { root } = site;
  for (const file of host.list(join(root, 'content')))
    if (pattern.test(file) && !file.startsWith('api/')) {
      yield file;
      yield host.readText(join(root, 'content', file)) ?? '';
    }
  const settings = typeSettings(host, root);
  const read = settings === null ? null : readSettings(host, join(root, settings));
  for (const { file } of read === null ? [] : settingsChain(read)) yield host.readText(file) ?? '';
  for (const file of ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'])
    yield host.readText(join(root, file)) ?? '';
  for (const name of declaredPackages(host, site).names) yield* packageState(host, root, name) ?? [];
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
