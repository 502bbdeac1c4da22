import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fileVerdicts } from '../support/file-verdicts.ts';
import { temporaryFolder } from '../support/folder.ts';

const root = temporaryFolder();
const verdicts = join(temporaryFolder(), 'verdicts');

const ofInvented = 'tests/cli/kill.build.test.ts';
const ofReal = 'tests/search/real.build.test.ts';
const ofBrowser = 'tests/browser/search.test.ts';
const inMemory = 'tests/load/load.test.ts';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const judge = (machine = 'v20') => fileVerdicts(root, verdicts, [machine]);

beforeEach(() => {
  rmSync(root, { recursive: true });
  rmSync(verdicts, { recursive: true, force: true });
  for (const file of [ofInvented, ofReal, ofBrowser, inMemory, 'cli/load.ts', 'content/site.yaml'])
    write(file, file);
  write('content/x/sorting/sorting.md', '# Sorting\n');
  write('.gitignore', '/out\n');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
});

/** Passes all, changes the file and says which verdicts stand. */
function standing(file: string, text: string): readonly string[] {
  const { stand, keep } = judge();
  expect(stand).toEqual([]);
  for (const passed of [ofInvented, ofReal, ofBrowser, inMemory]) keep(passed);
  write(file, text);
  return judge().stand;
}

test('what has passed stands while nothing changes, apart from tests that run in memory', () => {
  expect(standing('out/index.html', 'built')).toEqual([ofBrowser, ofInvented, ofReal]);
});

test.each(['content/x/sorting/sorting.md', 'content/x/sorting/New.tsx', 'content/data/rain.ts'])(
  'with another %s, tests of invented sites stand',
  (file) => {
    expect(standing(file, 'Rain')).toEqual([ofInvented]);
  },
);

test.each(['cli/load.ts', 'content/site.yaml', 'tests/support/new.ts', inMemory, ofInvented])(
  'with another %s, nothing stands',
  (file) => {
    expect(standing(file, 'Rain')).toEqual([]);
  },
);

test('a verdict is for one machine and one file', () => {
  judge().keep(ofReal);
  expect(judge().stand).toEqual([ofReal]);
  expect(judge('v24').stand).toEqual([]);
});

test('a file that is removed changes the verdicts, and without git there are none', () => {
  judge().keep(ofReal);
  rmSync(join(root, 'cli/load.ts'));
  expect(judge().stand).toEqual([]);
  judge().keep(ofReal);
  rmSync(join(root, '.git'), { recursive: true });
  expect(judge().stand).toEqual([]);
});
