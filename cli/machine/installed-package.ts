import type { Host } from './host.ts';
import { dirname, join } from './paths.ts';

export interface InstalledPackage {
  readonly directory: string;
  /** `0.0.0` for a package that was never published, and so may have none. */
  readonly version: string;
}

/**
 * A package as Node would find it from `directory`, which may lie in the package itself; null when it is not
 * installed.
 */
export function installedPackage(host: Host, directory: string, name: string): InstalledPackage | null {
  const manifest = (folder: string): InstalledPackage | null => {
    const value: { name?: unknown; version?: unknown } | null = JSON.parse(
      host.readText(join(folder, 'package.json')) ?? 'null',
    );
    return value?.name === name ? { directory: folder, version: String(value.version ?? '0.0.0') } : null;
  };
  const found = manifest(directory) ?? manifest(join(directory, 'node_modules', name));
  if (found !== null) return found;
  return directory === dirname(directory) ? null : installedPackage(host, dirname(directory), name);
}
