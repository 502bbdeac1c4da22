import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { newWorkflow } from '../../cli/commands/new-workflow.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { pagesWorkflow } from '../../cli/new/pages-workflow.ts';
import { repository } from '../support/run-cli.ts';

const files = { '/repo/.git/HEAD': 'ref: refs/heads/main\n', '/repo/docs/content/site.yaml': 'name: Kite\n' };

const layouts: readonly (readonly [string, Readonly<Record<string, string>>, object])[] = [
  [
    'npm with a lock file at the root',
    { '/repo/package-lock.json': '{}' },
    { install: { run: 'npm ci' }, build: { run: 'npx docs-build --strict', 'working-directory': 'docs' } },
  ],
  [
    'npm in the folder of the site',
    { '/repo/docs/package-lock.json': '{}' },
    {
      install: { run: 'npm ci', 'working-directory': 'docs' },
      build: { run: 'npx docs-build --strict', 'working-directory': 'docs' },
    },
  ],
  [
    'a workspace of pnpm',
    { '/repo/pnpm-lock.yaml': '', '/repo/.git/HEAD': 'ref: refs/heads/master\n' },
    {
      install: { run: 'pnpm install --frozen-lockfile' },
      build: { run: 'pnpm exec docs-build --strict', 'working-directory': 'docs' },
    },
  ],
  [
    'Yarn',
    { '/repo/yarn.lock': '' },
    {
      install: { run: 'yarn install --immutable' },
      build: { run: 'yarn docs-build --strict', 'working-directory': 'docs' },
    },
  ],
  [
    'bun',
    { '/repo/bun.lock': '' },
    {
      install: { run: 'bun install --frozen-lockfile' },
      build: { run: 'bunx docs-build --strict', 'working-directory': 'docs' },
    },
  ],
];

describe.each(layouts)('%s', (_, more, { install, build }: { install?: object; build?: object }) => {
  const { contents } = pagesWorkflow(
    memoryHost(new Map(Object.entries({ ...files, ...more }))),
    '/repo/docs',
  );

  test('installs at the lock file, and builds in the site', () => {
    const { on, jobs } = parse(String(contents));
    const steps: Record<string, unknown>[] = jobs.publish.steps;
    const at = steps.findIndex((step) => JSON.stringify(step) === JSON.stringify(install));
    expect(steps[at]).toEqual(install);
    expect(steps[at + 1]).toMatchObject(build ?? {});
    expect(steps).toContainEqual({ uses: 'actions/upload-pages-artifact@v3', with: { path: 'docs/out' } });
    expect(on.push.branches).toEqual(['.git/HEAD' in more || '/repo/.git/HEAD' in more ? 'master' : 'main']);
  });
});

test('the packages of a library around the site are installed before those of the site', () => {
  const locks = { '/repo/package-lock.json': '{}', '/repo/docs/package-lock.json': '{}' };
  const { contents } = pagesWorkflow(
    memoryHost(new Map(Object.entries({ ...files, ...locks }))),
    '/repo/docs',
  );
  const steps: { run?: string; 'working-directory'?: string }[] = parse(String(contents)).jobs.publish.steps;
  expect(steps.filter(({ run }) => run === 'npm ci')).toEqual([
    { run: 'npm ci' },
    { run: 'npm ci', 'working-directory': 'docs' },
  ]);
});

test('it is written at the root of the repository, for a site alone', () => {
  const map = new Map(Object.entries(files));
  expect(newWorkflow(memoryHost(map), '/repo/docs')[0]).toBe('wrote .github/workflows/docs.yml');
  expect(map.has('/repo/.github/workflows/docs.yml')).toBe(true);
  expect(() => newWorkflow(memoryHost(map), '/repo/docs')).toThrow('exists already');
  expect(() => newWorkflow(memoryHost(map), '/repo/guide')).toThrow('Make a site first');
});

test('the README shows it as it is written for npm', () => {
  const { contents } = pagesWorkflow(
    memoryHost(
      new Map([
        ['/repo/.git/HEAD', 'ref: refs/heads/main'],
        ['/repo/package-lock.json', '{}'],
      ]),
    ),
    '/repo',
  );
  expect(readFileSync(`${repository}/README.md`, 'utf8')).toContain(`\`\`\`yaml\n${contents}\`\`\``);
});
