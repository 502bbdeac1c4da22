import { existsSync, readFileSync } from 'node:fs';
import { join, upwards } from '../../machine/paths.ts';

interface Lock {
  readonly lockfileVersion?: number;
  readonly packages?: Readonly<Record<string, { readonly link?: boolean }>>;
}

const name = 'package-lock.json';

/**
 * A lockfile for the other versions with what npm has installed for a site, so that only the requested packages and what
 * they need differ; null without one.
 */
export function siteLock(root: string): string | null {
  const folder = upwards(root).find((each) => existsSync(join(each, name)));
  if (folder === undefined) return null;
  const { lockfileVersion, packages = {} }: Lock = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const installed = Object.entries(packages).filter(
    ([path, { link = false }]) => path.startsWith('node_modules/') && !link,
  );
  return JSON.stringify({ lockfileVersion, requires: true, packages: Object.fromEntries(installed) });
}
