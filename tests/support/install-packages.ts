import { execFileSync } from 'node:child_process';

/** Installs packages of Debian; throws when that is not possible. */
export function installPackages(...names: readonly string[]): void {
  const root = process.getuid?.() === 0;
  const run = (...words: string[]) => {
    const [command = '', ...rest] = root ? words : ['sudo', '--non-interactive', ...words];
    execFileSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', ...names);
}
