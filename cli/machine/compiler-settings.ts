/** Files with settings of the TypeScript compiler, and those that they extend. */
import json5 from 'json5';
import type { Host } from './host.ts';
import { dirname, join, resolve, upwards } from './paths.ts';

type Json = Readonly<Record<string, unknown>>;

/** Null for a file that is missing or broken: bundler and compiler report both. */
export function readJson(host: Host, file: string): Json | null {
  const text = host.readText(file);
  try {
    return text === null ? null : Object(json5.parse(text));
  } catch {
    return null;
  }
}

/** Files that `extends` may name, best first. */
function extended(name: string, folder: string): readonly string[] {
  const endings = ['', '.json', '/tsconfig.json'];
  const folders = /^(?:\.{0,2}\/|[a-z]:)/i.test(name)
    ? [resolve(folder, name)]
    : upwards(folder).map((each) => join(each, 'node_modules', name));
  return folders.flatMap((path) => endings.map((ending) => path + ending));
}

export interface SettingsFile {
  readonly file: string;
  readonly json: Json;
  /** The files that it extends, in its order: later ones win. */
  readonly parents: readonly SettingsFile[];
}

/** A file of settings with those that it extends; null when it is missing or broken. */
export function readSettings(host: Host, file: string, earlier: readonly string[] = []): SettingsFile | null {
  const json = earlier.includes(file) ? null : readJson(host, file);
  if (json === null) return null;
  const parents = [json.extends ?? []].flat().flatMap((name) => {
    // Installed packages are not watched, and a package of the workspace lies among them only as a link.
    const found = extended(String(name), dirname(file)).map((path) =>
      readSettings(host, host.realPath(path), [...earlier, file]),
    );
    return found.find((each) => each !== null) ?? [];
  });
  return { file, json, parents };
}

/** A file of settings, then all that it extends. */
export const settingsChain = (settings: SettingsFile): readonly SettingsFile[] => [
  settings,
  ...settings.parents.flatMap(settingsChain),
];
