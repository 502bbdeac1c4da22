// Mistakes that only a whole build finds; those of the first three stages are in broken.test.ts.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { runBuild } from '../../cli/commands/run-build.ts';
import { marker } from '../../cli/site/output-marker.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { caseOf, codesOfBuilds, expectReport } from './broken-sites.ts';

const workspace = temporaryFolder();

/** The base site with the files of a case over it, and a previously built site. */
function site(name: string): { readonly root: string; readonly out: string } {
  const root = layeredSite(join(workspace, name), name === 'base' ? null : name);
  const out = join(root, 'out');
  mkdirSync(out);
  writeFileSync(join(out, marker), '');
  writeFileSync(join(out, 'index.html'), 'An earlier site');
  return { root, out };
}

/** Exit code and output of `build --strict` or `check --strict`. Runs in this process to save time. */
async function build(
  root: string,
  out: string,
  cache: boolean,
  command: 'build' | 'check' = 'build',
): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  const print = async (report: string) => {
    text += report;
  };
  // As in the process of the CLI; the test runner formats stacks differently.
  const { prepareStackTrace } = Error;
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  process.setSourceMapsEnabled(true);
  try {
    const options = {
      root,
      out,
      format: 'pretty',
      strict: true,
      quiet: true,
      workers: 1,
      cache,
      external: command === 'check',
    } as const;
    const code = await runBuild(options, command, print);
    // Colours depend on the terminal in which the tests run.
    return { code, text: stripVTControlCharacters(text) };
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
  }
}

test('the base is a good site', async () => {
  const { root, out } = site('base');
  expect(await build(root, out, false)).toEqual({ code: 0, text: '' });
  expect([...readFolder(out).keys()]).toContain('guide/index.html');
});

// One code of each of the first stages represents the others: their findings write nothing either.
describe.each(['site/invalid', 'html/unsafe', 'link/unknown-page', ...codesOfBuilds])('%s', (code) => {
  test('is reported with place and help, and the earlier site stays, with an empty cache and a full one', async () => {
    const { root, out } = site(caseOf(code));
    const before = readFolder(out);
    for (let builds = 0; builds < 2; builds += 1) {
      // Only `check` looks at types and other sites.
      const command = /type-error$|unreachable$/.test(code) ? 'check' : 'build';
      const result = await build(root, out, true, command);
      expectReport(code, result.text);
      expect(result.code).toBe(1);
      expect(readFolder(out)).toEqual(before);
      expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
    }
  });
});
