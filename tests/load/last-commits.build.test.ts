import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastCommits } from '../../cli/machine/last-commits.ts';

let folder: string;
const git = (...options: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...options], { cwd: folder });

function commit(day: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git('add', '.');
  const date = `${day}T12:00:00+02:00`;
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', day], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each file has the time of its last commit, by its path from the site, not from the repository', () => {
  git('init', '-q');
  commit('2024-01-01', { 'docs/content/a.md': '1', 'docs/content/ü b.md': '1', 'docs/other.md': '1' });
  commit('2024-02-01', { 'docs/content/a.md': '2' });
  expect(lastCommits(join(folder, 'docs'), 'content')).toEqual({
    'content/a.md': '2024-02-01T12:00:00+02:00',
    'content/ü b.md': '2024-01-01T12:00:00+02:00',
  });
});

test('a shallow clone, which gives every file the date of its oldest commit, has no dates', () => {
  git('init', '-q');
  commit('2024-01-01', { 'content/a.md': '1' });
  commit('2024-02-01', { 'content/b.md': '1' });
  const clone = join(folder, 'clone');
  git('clone', '-q', '--depth', '1', `file://${folder}`, clone);
  expect(Object.keys(lastCommits(folder, 'content'))).toHaveLength(2);
  expect(lastCommits(clone, 'content')).toEqual({});
});

test('no repository, no times', () => {
  mkdirSync(join(folder, 'content'));
  expect(lastCommits(folder, 'content')).toEqual({});
});
