import { existsSync } from 'node:fs';
import { installPackages } from './install-packages.ts';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Programs by their paths, and the packages of Debian that have them. */
export const engines = {
  firefox: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  webKitDriver: '/usr/bin/WebKitWebDriver',
  webKit: process.env.MINIBROWSER_PATH ?? miniBrowser,
  screen: '/usr/bin/xvfb-run',
};

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-liberation'];

const missing = (): string[] => Object.values(engines).filter((path) => !existsSync(path));

/** Makes sure that Firefox and WebKit are there, and installs them if they are not. Throws with advice. */
export function findEngines(): void {
  if (missing().length === 0) return;
  const advice = `The browser tests need Firefox and WebKit. Install them (Debian: apt-get install ${packages.join(' ')}) or set FIREFOX_PATH and MINIBROWSER_PATH.`;
  try {
    installPackages(...packages);
  } catch (error) {
    throw new Error(advice, { cause: error });
  }
  if (missing().length > 0) throw new Error(`${missing().join(', ')} not found. ${advice}`);
}
