// Apart from chromium.ts, since each run of tests loads this and few need Playwright.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const installed = (): string | undefined => candidates.find((path) => path !== undefined && existsSync(path));

function install(): void {
  const root = process.getuid?.() === 0;
  const run = (...words: string[]) => {
    const [command = '', ...rest] = root ? words : ['sudo', '--non-interactive', ...words];
    execFileSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

/** Path of Chromium: `CHROMIUM_PATH`, the system's, or one installed now. Throws with advice when there is none. */
export function findChromium(): string {
  const found = installed();
  if (found !== undefined) return found;
  try {
    install();
  } catch (error) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
      { cause: error },
    );
  }
  const path = installed();
  if (path === undefined)
    throw new Error('Chromium was installed, yet is not where it is looked for; set CHROMIUM_PATH.');
  return path;
}
