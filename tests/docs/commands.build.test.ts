import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { parseRootFile, readRootFile } from './root-files.ts';

test('the README lists the options of every command', async () => {
  const listed = new Set<string>();
  visit(parseRootFile('README.md'), 'tableRow', (row) => {
    const [first] = row.children[0]?.children ?? [];
    if (first?.type === 'inlineCode' && first.value.startsWith('--')) listed.add(first.value);
  });
  const helps = await Promise.all(
    ['build', 'check', 'warm', 'serve'].map((command) => runCli([command, '--help'])),
  );
  const options = helps.flatMap(({ stdout }) =>
    [...stdout.matchAll(/^ {2}(--\w[\w-]*(?: <\w+>)?)/gm)].map((match) => match[1] ?? ''),
  );
  expect([...listed].sort()).toEqual([...new Set(options)].sort());
});

test.each(['README.md', 'CONTRIBUTING.md', 'content/README.md'])(
  '%s names npm scripts that exist',
  (document) => {
    const { scripts } = JSON.parse(readRootFile('package.json'));
    const named = [...readRootFile(document).matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  },
);
