import { renameSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { runCli } from '../support/run-cli.ts';
import { watchedCheck } from '../support/watched-check.ts';

const workspace = temporaryFolder();
const root = layeredSite(join(workspace, 'site'));
/** At once, so that no check that is still going on meets half a file. */
const write = (file: string, text: string) => {
  const part = join(workspace, file);
  writeFileSync(part, text);
  renameSync(part, join(root, 'content/guide', file));
};
const page = (text: string) => `# Guide\n\n<p class="description">Fold.</p>\n\n${text}\n`;

const { child, closed, told } = watchedCheck(root);

afterAll(() => void child.kill('SIGKILL'));

test('tells what is new and what is gone, of pages and of demos, until Ctrl-C', async () => {
  expect(await told(() => {})).toEqual(['no problems']);
  expect(await told(() => write('guide.md', page('[A](/none/)')))).toEqual([
    'error link/unknown-page No page has the path /none.',
    '1 error',
  ]);
  expect(await told(() => write('guide.md', page('\n[A](/none/) [B](/nowhere/)')))).toEqual([
    'error link/unknown-page No page has the path /nowhere.',
    '2 errors',
  ]);
  const torn = "export default () => {\n  throw new Error('torn');\n};\n";
  expect(await told(() => write('Fold.tsx', torn))).toEqual([
    'warning demo/unused No page shows Fold.tsx.',
    '2 errors, 1 warning',
  ]);
  expect(await told(() => write('guide.md', page('{{"demo": "Fold.tsx"}}')))).toEqual([
    'gone demo/unused content/guide/Fold.tsx: No page shows Fold.tsx.',
    'gone link/unknown-page content/guide/guide.md: No page has the path /none.',
    'gone link/unknown-page content/guide/guide.md: No page has the path /nowhere.',
    'no problems',
  ]);
  expect(await told(() => {})).toEqual(['error demo/render-failed Fold fails: torn', '1 error']);
  expect(await told(() => write('Fold.tsx', 'export default () => <p>Folded</p>;\n'))).toEqual([
    'gone demo/render-failed content/guide/Fold.tsx: Fold fails: torn',
    'no problems',
  ]);
  // A page that is saved while demos are still being drawn does not wait for them.
  const slow = `let turns = 0;
for (let turn = 0; turn < 12e8; turn += 1) turns += 1;
export default () => {
  throw new Error('worn after ' + turns);
};
`;
  write('Fold.tsx', slow);
  await setTimeout(500);
  expect(await told(() => write('guide.md', page('{{"demo": "Fold.tsx"}}\n\n[A](/none/)')))).toEqual([
    'error link/unknown-page No page has the path /none.',
    '1 error',
  ]);
  expect(await told(() => {})).toEqual([
    'error demo/render-failed Fold fails: worn after 1200000000',
    '2 errors',
  ]);
  const start = performance.now();
  child.kill('SIGINT');
  expect(await closed).toBe(128 + constants.signals.SIGINT);
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each([['--fix'], ['--external'], ['--format', 'json']])('%s asks for one answer', async (...options) => {
  expect(await runCli(['check', '--root', root, '--watch', ...options])).toEqual({
    code: 2,
    stdout: '',
    stderr: `${options[0]} cannot be combined with --watch.\n`,
  });
});
