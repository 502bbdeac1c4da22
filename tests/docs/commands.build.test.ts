import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { catalogue } from '../../cli/diagnostics/catalogue.ts';
import { runCli } from '../support/run-cli.ts';
import { parseRootFile, readRootFile } from './root-files.ts';

test('the README lists the options of every command', async () => {
  const listed = new Set<string>();
  visit(parseRootFile('README.md'), 'tableRow', (row) => {
    const [first] = row.children[0]?.children ?? [];
    if (first?.type === 'inlineCode' && first.value.startsWith('--')) listed.add(first.value);
  });
  const helps = await Promise.all(
    ['build', 'check', 'warm', 'api', 'compare', 'explain', 'history', 'serve', 'mcp'].map((command) =>
      runCli([command, '--help']),
    ),
  );
  const options = helps.flatMap(({ stdout }) =>
    [...stdout.matchAll(/^ {2}(--\w[\w-]*(?: <\w+(?:\.{3})?>)?)/gm)].map((match) => match[1] ?? ''),
  );
  expect([...listed].sort()).toEqual([...new Set(options)].sort());
});

test('explain says what every code means, and names the nearest one for a code that does not exist', async () => {
  const [one, all, none] = await Promise.all([
    runCli(['explain', 'link/empty']),
    runCli(['explain']),
    runCli(['explain', 'link/emty']),
  ]);
  expect(one).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Write the address between the parentheses.'),
  });
  expect(
    all.stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(Object.keys(catalogue));
  expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('Did you mean link/empty?') });
});

test('schema prints what editors read', async () => {
  const { code, stdout } = await runCli(['schema', 'site']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ properties: { severity: { type: 'object' } } });
  expect(await runCli(['schema', 'sites'])).toMatchObject({ code: 2, stdout: '' });
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
