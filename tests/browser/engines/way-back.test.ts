import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchOptions } from '../../support/chromium.ts';
import { engines } from '../../support/find-engines.ts';
import { watchedSite } from './watched-site.ts';

type End = () => unknown;

/** Playwright switches off that Chromium keeps pages for the way back. */
async function inChromium(url: string): Promise<End> {
  const browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.goto(url);
  return () => browser.close();
}

/** Opens a page in a browser without a driver: under one, WebKit may keep no page. */
function start(program: string, ...words: readonly string[]): End {
  // A group of processes, which end together.
  const started = spawn(program, words, { stdio: 'ignore', detached: true });
  return () =>
    new Promise((resolve) => {
      started.once('exit', resolve);
      process.kill(-Number(started.pid));
    });
}

const inWebKit = async (url: string): Promise<End> =>
  start(engines.screen, '-a', '-s', '-screen 0 1600x1100x24', engines.webKit, url);

/**
 * Runs in every page. Sorts a grid, scrolls, goes to another page, chooses the dark scheme there, and goes back; reports
 * what the reader finds.
 */
function wayBack(other: string): void {
  const later = (work: () => void) => setTimeout(work, 1000);
  const header = () => document.querySelector<HTMLElement>('.demo-live [role="columnheader"]');
  const found = () => ({
    top: scrollY,
    sort: document.querySelector('[aria-sort]')?.getAttribute('aria-sort'),
    scheme: document.documentElement.dataset.muiColorScheme,
  });
  const report = (facts: object) => fetch('/report', { method: 'POST', body: JSON.stringify(facts) });
  const leave = () => {
    header()?.click();
    scrollTo(0, 300);
    later(() => report(found()).then(() => location.assign(other)));
  };
  addEventListener('pageshow', ({ persisted }) => {
    const { step } = sessionStorage;
    if (location.pathname === other) {
      sessionStorage.step = 'back';
      localStorage.setItem('mui-mode', 'dark');
      later(() => history.back());
    } else if (step === undefined) {
      new MutationObserver((_, observer) => {
        if (document.querySelector('[data-demo-state="live"]') === null) return;
        observer.disconnect();
        leave();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    } else if (step === 'back') {
      later(() => {
        const before = found();
        header()?.click();
        later(() => report({ ...before, isKept: persisted, sortAfterwards: found().sort }));
      });
    }
  });
}

// `everywhere.test.ts` has Firefox: under its driver it keeps pages, and started alone it keeps none of these.
test.each([
  ['Chromium', inChromium],
  ['WebKit', inWebKit],
])(
  '%s keeps a page for the way back, with live demos, its position, and the scheme chosen since',
  async (_, open) => {
    const grid = '/x/react-data-grid/layout/';
    const drive = `(${wayBack})("/x/introduction/");`;
    const site = await watchedSite(inject('origin'), drive);
    const end = await open(site.origin + grid);
    await expect.poll(() => site.reports.at(1)).toBeDefined();
    expect(site.reports).toEqual([
      { top: 300, sort: 'ascending', scheme: 'light' },
      { top: 300, sort: 'ascending', scheme: 'dark', isKept: true, sortAfterwards: 'descending' },
    ]);
    await end();
    site.close();
  },
);
