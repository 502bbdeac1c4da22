import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { diskHost, memoryHost } from '../../cli/machine/host.ts';
import { pagesWorkflow } from '../../cli/new/pages-workflow.ts';
import { temporaryFolder } from '../support/folder.ts';
import { repository } from '../support/run-cli.ts';

type Parser = typeof import('@actions/workflow-parser');

let parser: Parser;

// The package imports JSON in a way that only bundlers read.
beforeAll(async () => {
  const outfile = join(temporaryFolder(), 'parser.mjs');
  await build({
    stdin: { contents: "export * from '@actions/workflow-parser'", resolveDir: repository },
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    outfile,
  });
  parser = await import(pathToFileURL(outfile).href);
});

/** The objections of GitHub's own parser. */
const mistakesIn = (name: string, content: string): string[] =>
  parser
    .parseWorkflow({ name, content }, new parser.NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

test('the parser objects to an unknown key and an expression that does not end', () => {
  const wrong = 'on: push\njobs:\n  one:\n    runs-on: x\n    setps: []\n    steps:\n      - run: ${{ a';
  expect(mistakesIn('wrong.yml', wrong)).not.toEqual([]);
});

const folder = join(repository, '.github/workflows');

test.each(diskHost.list(folder))('GitHub reads our own %s', (name) => {
  expect(mistakesIn(name, diskHost.readText(join(folder, name)) ?? '')).toEqual([]);
});

test.each(['docs/package-lock.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'])(
  'GitHub reads the workflow that a site with %s gets',
  (lock) => {
    const files = { '/repo/.git/HEAD': 'ref: refs/heads/main\n', [`/repo/${lock}`]: '' };
    const { path, contents } = pagesWorkflow(memoryHost(new Map(Object.entries(files))), '/repo/docs');
    expect(mistakesIn(path, String(contents))).toEqual([]);
  },
);
