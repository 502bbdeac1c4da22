import { existsSync } from 'node:fs';
import { installPackages } from './install-packages.ts';

/** Web servers by their paths; the packages of Debian have the same names. */
export const servers = { nginx: '/usr/sbin/nginx', apache2: '/usr/sbin/apache2' };

/** Makes sure that the servers are there, and installs them if they are not. Throws with advice. */
export function findServers(): void {
  const missing = () => Object.entries(servers).filter(([, path]) => !existsSync(path));
  if (missing().length === 0) return;
  const names = missing().map(([name]) => name);
  const advice = `The tests of the rules for hosts need ${names.join(' and ')}. Install them (Debian: apt-get install ${names.join(' ')}).`;
  try {
    installPackages(...names);
  } catch (error) {
    throw new Error(advice, { cause: error });
  }
  if (missing().length > 0) throw new Error(advice);
}
