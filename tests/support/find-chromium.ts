// Apart from chromium.ts, since each run of tests loads this and few need Playwright.
import { existsSync } from 'node:fs';
import { installPackages } from './install-packages.ts';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const installed = (): string | undefined => candidates.find((path) => path !== undefined && existsSync(path));

/** Path of Chromium: `CHROMIUM_PATH`, the system's, or one installed now. Throws with advice when there is none. */
export function findChromium(): string {
  const found = installed();
  if (found !== undefined) return found;
  try {
    installPackages('chromium', 'fonts-liberation');
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
