import { imports as ownImports } from 'resolve.exports';
import { readJson, readSettings, type SettingsFile } from './compiler-settings.ts';
import type { Host } from './host.ts';
import { dirname, join, resolve, upwards } from './paths.ts';

/**
 * Names by which modules in a folder import files of their site: `paths` and `baseUrl` of the nearest tsconfig.json,
 * and `imports` of the nearest package.json, as the bundler and the type checker read them.
 */
export interface Aliases {
  /** Beginnings of the names; any name may be one when there is an empty beginning. */
  readonly beginnings: readonly string[];
  /** Absolute paths that a specifier may stand for, best first; they may lack endings that imports leave out. */
  readonly targets: (specifier: string) => readonly string[];
}

interface Settings {
  /** Patterns, each with its paths. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
  /** Folder in which the paths begin. */
  readonly from: string;
  readonly baseUrl: string | null;
}

const none: Settings = { paths: {}, from: '/', baseUrl: null };

function aliasesIn({ file, json, parents }: SettingsFile): Settings {
  const folder = dirname(file);
  const inherited = parents.map(aliasesIn).reduce(
    (one, other) => ({
      ...(Object.keys(other.paths).length > 0 ? other : one),
      baseUrl: other.baseUrl ?? one.baseUrl,
    }),
    none,
  );
  const { paths, baseUrl } = Object(json.compilerOptions);
  const base = typeof baseUrl === 'string' ? resolve(folder, baseUrl) : inherited.baseUrl;
  return paths === undefined
    ? { ...inherited, baseUrl: base }
    : { paths: lists(paths), from: base ?? folder, baseUrl: base };
}

/** The entries of an object that are lists of texts. */
const lists = (value: unknown): Settings['paths'] =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap(([key, list]) =>
      Array.isArray(list) ? [[key, list.filter((each) => typeof each === 'string')]] : [],
    ),
  );

/** The paths of the pattern that fits best: the name itself, or the longest text before a `*`. */
function mapped({ paths, from }: Settings, specifier: string): string[] {
  const fitting = Object.keys(paths).flatMap((pattern) => {
    const [start = '', end] = pattern.split('*');
    const fits =
      end === undefined
        ? pattern === specifier
        : specifier.length >= start.length + end.length &&
          specifier.startsWith(start) &&
          specifier.endsWith(end);
    return fits ? [{ pattern, start, end }] : [];
  });
  const [best] = fitting.sort(
    (one, other) =>
      Number(one.end !== undefined) - Number(other.end !== undefined) ||
      other.start.length - one.start.length,
  );
  if (best === undefined) return [];
  const rest = specifier.slice(best.start.length, specifier.length - (best.end?.length ?? 0));
  return (paths[best.pattern] ?? []).map((path) =>
    resolve(
      from,
      path.replace('*', () => rest),
    ),
  );
}

const nearest = <Value>(folder: string, read: (folder: string) => Value | null): Value | null => {
  for (const each of upwards(folder)) {
    const value = read(each);
    if (value !== null) return value;
  }
  return null;
};

export function readAliases(host: Host, folder: string): Aliases {
  const read = (file: string) => readSettings(host, file);
  const found = nearest(
    folder,
    (each) => read(join(each, 'tsconfig.json')) ?? read(join(each, 'jsconfig.json')),
  );
  const settings = found === null ? none : aliasesIn(found);
  const manifest = nearest(folder, (each) => {
    const json = readJson(host, join(each, 'package.json'));
    return json === null ? null : { ...json, folder: each };
  });
  const hasOwn = manifest !== null && 'imports' in manifest;
  const own = (specifier: string): string[] => {
    if (!hasOwn || !specifier.startsWith('#')) return [];
    try {
      const found = ownImports(manifest, specifier, { browser: true }) ?? [];
      return found.filter((path) => path.startsWith('./')).map((path) => join(manifest.folder, path));
    } catch {
      // The package has no such name: the bundler reports the import.
      return [];
    }
  };
  const { paths, baseUrl } = settings;
  return {
    beginnings: [
      ...(baseUrl === null ? Object.keys(paths).map((pattern) => pattern.split('*')[0] ?? '') : ['']),
      ...(hasOwn ? ['#'] : []),
    ],
    targets: (specifier) =>
      /^\.{0,2}\//.test(specifier)
        ? []
        : [
            ...own(specifier),
            ...mapped(settings, specifier),
            ...(baseUrl === null ? [] : [join(baseUrl, specifier)]),
          ],
  };
}
