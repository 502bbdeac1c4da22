import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import projectShell from '../../content/shell/project-shell.ts';
import type { ExportRequest } from '../../renderer/export/export-request.ts';
import { projectFiles } from '../../renderer/export/project-files.ts';
import { visit } from '../browser/visit.ts';
import { launchChromium } from '../support/chromium.ts';
import { chosenDemos, documentedPackages, type Wanted, wanted } from './chosen-demos.ts';
import { install, installCount, runScript, withServer } from './project.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-export-')));

const looks = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
  { mode: 'dark', direction: 'ltr' },
  { mode: 'light', direction: 'rtl' },
] as const;

const demos = [...chosenDemos()].map(([demo, shows], index) => ({
  name: demo.name,
  of: shows.map(({ name }) => name.replace('@mui/x-', '')).join(' and '),
  demo,
  shows,
  looks: {
    TS: looks[index % looks.length] ?? looks[0],
    JS: looks[(index + 1) % looks.length] ?? looks[0],
  },
}));
type Chosen = (typeof demos)[number];

function requestFor({ demo, looks }: Chosen, language: 'TS' | 'JS'): ExportRequest {
  const variant = language === 'TS' ? demo : demo.javascript;
  if (variant === null || demo.project === null) throw new Error(`${demo.id} has no project in ${language}`);
  return {
    title: demo.name,
    language,
    files: variant.sources.map(({ file, code }) => ({ name: file, code })),
    ...demo.project,
    ...looks[language],
    shell: projectShell(looks[language], ''),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  process.stdout.write(`${demos.length * 2} projects, ${installCount()} installations\n`);
  // Gigabytes of small files: many times faster than Node's own function.
  execFileSync('rm', ['-rf', root]);
}, 600_000);

/** Opens the served project and looks for the components, the mode and the direction. */
async function expectOnScreen(url: string, shows: readonly Wanted[], request: ExportRequest): Promise<void> {
  const { page, problems, close } = await visit(browser, url);
  try {
    const sizes: number[] = [];
    for (const { selector } of shows) {
      const component = page.locator(selector).first();
      await component.waitFor({ state: 'visible', timeout: 30_000 }).catch(() => {});
      const box = await component.boundingBox({ timeout: 1000 }).catch(() => null);
      sizes.push(Math.min(box?.width ?? 0, box?.height ?? 0));
    }
    expect(problems).toEqual([]);
    for (const size of sizes) expect(size).toBeGreaterThan(0);
    const look = await page.evaluate(() => {
      const { colorScheme, direction } = getComputedStyle(document.documentElement);
      return { colorScheme, direction, ground: getComputedStyle(document.body).backgroundColor };
    });
    expect(look).toEqual({
      colorScheme: request.mode,
      direction: request.direction,
      ground: request.mode === 'dark' ? 'rgb(18, 18, 18)' : 'rgb(255, 255, 255)',
    });
  } finally {
    await close();
  }
}

test('every documented package is wanted, and a demo imports each wanted one', () => {
  const names = wanted.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...documentedPackages]));
  expect(demos.flatMap(({ shows }) => shows.map(({ name }) => name)).sort()).toEqual(names.sort());
});

describe.concurrent.each(['TS', 'JS'] as const)('exported in %s', (language) => {
  test.each(demos)('$name of $of installs, builds and shows it', async (chosen) => {
    const request = requestFor(chosen, language);
    const folder = await install(root, `${chosen.name}-${language}`, projectFiles(request));
    if (language === 'TS') await runScript(folder, 'typecheck');
    await runScript(folder, 'build');
    await withServer(folder, 'preview', (url) => expectOnScreen(url, chosen.shows, request));
  });

  // Development bundles packages differently from the build.
  const served = (script: string, product: string) => ({
    script,
    chosen: demos.find(({ shows }) => shows.some(({ name }) => name === product)),
  });
  test.each([served('dev', '@mui/x-tree-view'), served('start', '@mui/x-data-grid-premium')])(
    'a project serves itself with npm run $script',
    async ({ script, chosen }) => {
      if (chosen === undefined) throw new Error('No demo');
      const request = requestFor(chosen, language);
      const folder = await install(root, `${script}-${language}`, projectFiles(request));
      await withServer(folder, script, (url) => expectOnScreen(url, chosen.shows, request));
    },
  );
});
