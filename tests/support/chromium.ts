import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

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

/**
 * Parts of Chromium that are switched off. It obeys only the last list, so the first line repeats that of Playwright,
 * which a browser test compares. The others are Chromium's own pages behind its address bar: each new window loads them,
 * with a second of processor time and hundreds of requests beside the page under test.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,msForceBrowserSignIn,msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export const launchOptions = (): LaunchOptions => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join()}`,
  ],
});

export const launchChromium = (): Promise<Browser> => chromium.launch(launchOptions());

let shared: Promise<Browser> | null = null;

/** The browser of this worker; it ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}
