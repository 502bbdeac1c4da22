// A build is disturbed at each of its steps: another one runs as a whole, begins, or puts the site aside; the process is
// killed; the disk refuses.
import fs, { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recoverOutput, writeOutput } from '../../cli/6-emit/write-output.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';

/** Called before each step of the build that is watched; steps within it are not watched. */
let onStep: null | ((name: string) => void) = null;

const watched =
  <Arguments extends unknown[], Result>(name: string, run: (...given: Arguments) => Result) =>
  (...given: Arguments): Result => {
    const step = onStep;
    onStep = null;
    step?.(name);
    onStep = step;
    return run(...given);
  };

const { existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync } = fs;

/** What modules import from `node:fs` follows, once it is told to. */
function setFileSystem(functions: Partial<typeof fs>): void {
  Object.assign(fs, functions);
  syncBuiltinESMExports();
}

beforeAll(() =>
  setFileSystem({
    existsSync: watched('exists', existsSync),
    linkSync: watched('link', linkSync),
    readdirSync: watched('list', readdirSync) as typeof readdirSync,
    readFileSync: watched('read', readFileSync) as typeof readFileSync,
    renameSync: watched('rename', renameSync),
    rmSync: watched('remove', rmSync),
  }),
);

afterAll(() => setFileSystem({ existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync }));

const workspace = temporaryFolder();
const killed = join(temporaryFolder(), 'killed');
const out = join(workspace, 'out');
const siteOf = (name: string) => [
  { path: 'index.html', contents: name },
  { path: 'same.html', contents: 'The same in all' },
];
const built = (): string | null => diskHost.readText(join(out, 'index.html'));

/** Runs as another process that is at work. */
function asOther<Result>(run: () => Result): Result {
  const { pid } = process;
  Object.defineProperty(process, 'pid', { value: process.ppid });
  try {
    return run();
  } finally {
    Object.defineProperty(process, 'pid', { value: pid });
  }
}

const other = {
  'a whole build': () => asOther(() => writeOutput(diskHost, out, siteOf('other'))),
  'the beginning of a build': () => asOther(() => recoverOutput(out)),
} as const;

/** Builds this site, with `interrupt` at the step of that number; returns whether there was one. */
function buildWith(at: number, interrupt: (name: string) => void, site = 'mine'): boolean {
  let steps = 0;
  onStep = (name) => {
    steps += 1;
    if (steps === at) interrupt(name);
  };
  try {
    writeOutput(diskHost, out, siteOf(site));
  } finally {
    onStep = null;
  }
  return steps >= at;
}

function prepare(): void {
  for (const name of readdirSync(workspace)) rmSync(join(workspace, name), { recursive: true });
  mkdirSync(out);
  for (const { path, contents } of siteOf('old')) writeFileSync(join(out, path), contents);
}

beforeEach(prepare);

test.each(Object.entries(other))('%s at any step of a build: both end well, and the last stays', (_, run) => {
  let at = 1;
  let isPlaced = false;
  const interrupt = () => {
    isPlaced = built() === 'mine';
    run();
  };
  for (; buildWith(at, interrupt); prepare()) {
    expect(built()).toBe(isPlaced && run === other['a whole build'] ? 'other' : 'mine');
    expect(readFolder(out).size).toBe(2);
    expect(readdirSync(workspace)).toEqual(['out']);
    at += 1;
  }
  expect(at).toBeGreaterThan(10);
});

test.each([
  ['a new site', 'mine'],
  ['a site that is as before', 'old'],
])('%s, moved aside by another build at any step: both builds end well', (_, site) => {
  const aside = join(workspace, `.out.previous-${process.ppid}`);
  let isPlaced = false;
  const moveAside = () => {
    isPlaced = built() === 'mine';
    // The other build is between its two renames.
    try {
      renameSync(out, aside);
    } catch {
      // Nothing is there to move: this build has moved it.
    }
  };
  for (let at = 1; buildWith(at, moveAside, site); at += 1) {
    expect(built()).toBe(isPlaced ? null : site);
    asOther(other['a whole build']);
    expect(built()).toBe('other');
    expect(readdirSync(workspace)).toEqual(['out']);
    prepare();
  }
});

test('after a kill at any step the next build finds a whole site', () => {
  for (let at = 1; ; at += 1) {
    // What the disk has at that moment is what a kill leaves.
    if (!buildWith(at, () => cpSync(workspace, killed, { recursive: true }))) break;
    recoverOutput(join(killed, 'out'));
    const left = readFolder(join(killed, 'out'));
    expect(['old', 'mine']).toContain(left.get('index.html'));
    expect(left.size).toBe(2);
    expect(readdirSync(killed).filter((name) => name.startsWith('.out.previous'))).toEqual([]);
    rmSync(killed, { recursive: true });
    prepare();
  }
});

test.each([
  ['a new site', 'mine', ['link', 'list', 'read', 'remove', 'rename']],
  ['a site that is as before', 'old', ['list', 'read', 'remove']],
])(
  '%s, on a disk that refuses any step: a whole site is left, and the next build ends well',
  (_, site, steps) => {
    const refusal = new Error('The disk refuses');
    const refusedSteps = new Set<string>();
    for (let at = 1; ; at += 1) {
      let refused = '';
      const refuse = (name: string) => {
        // Whether something exists is answered without an error.
        if (name === 'exists') return;
        refused = name;
        throw refusal;
      };
      let isReached = true;
      let error: unknown = null;
      try {
        isReached = buildWith(at, refuse, site);
      } catch (caught) {
        error = caught;
      }
      if (!isReached) break;
      // Without links the files are written.
      expect(error).toBe(['', 'link'].includes(refused) ? null : refusal);
      expect(error === null ? [site] : ['old', site]).toContain(built());
      expect(readFolder(out).get('same.html')).toBe('The same in all');
      if (refused !== '') refusedSteps.add(refused);
      writeOutput(diskHost, out, siteOf('next'));
      expect(built()).toBe('next');
      expect(readdirSync(workspace)).toEqual(['out']);
      prepare();
    }
    expect([...refusedSteps].sort()).toEqual(steps);
  },
);
