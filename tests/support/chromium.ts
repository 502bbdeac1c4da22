import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { countLoads } from '../running/opened-pages.ts';
import { findChromium } from './find-chromium.ts';
import { keepDrawn } from './keep-drawn.ts';

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

/** ms after which a step of a page is given up. Like the limit of a test, it only ends what hangs. */
const patience = 120_000;

export async function launchChromium(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions());
  browser.on('context', (context) => {
    context.setDefaultTimeout(patience);
    context.setDefaultNavigationTimeout(patience);
    context.on('page', (page) => {
      countLoads(page);
      void keepDrawn(page);
    });
  });
  return browser;
}

let shared: Promise<Browser> | null = null;

/** The browser of this worker; it ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}
