import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { marker, runBuild } from '../../cli/commands/run-build.ts';
import { catalogue } from '../../cli/diagnostics/catalogue.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { expectGolden } from '../support/golden.ts';
import { layeredSite } from '../support/layered-site.ts';

const broken = join(import.meta.dirname, 'broken');
const cases = readdirSync(broken);
const workspace = temporaryFolder();

const folderOf = (code: string): string => code.replace('/', '-');

/** The base site, with the files of a case laid over it, and a site built earlier. */
function site(name: string): { readonly root: string; readonly out: string } {
  const root = layeredSite(join(workspace, name), name === 'base' ? null : name);
  const out = join(root, 'out');
  mkdirSync(out);
  writeFileSync(join(out, marker), '');
  writeFileSync(join(out, 'index.html'), 'An earlier site');
  return { root, out };
}

/** Exit code, and what is printed, of `build --strict`. In this process, for the sake of time. */
async function build(root: string, out: string): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  // As in the process of the CLI; the runner of the tests reads stacks in a way of its own.
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
      cache: false,
    } as const;
    const code = await runBuild(options, true);
    // Colours depend on the terminal of whoever runs the tests.
    return { code, text: stripVTControlCharacters(text) };
  } finally {
    write.mockRestore();
    Error.prepareStackTrace = prepareStackTrace;
  }
}

test('the base is a good site', async () => {
  const { root, out } = site('base');
  expect(await build(root, out)).toEqual({ code: 0, text: '' });
  expect([...readFolder(out).keys()]).toContain('guide/index.html');
});

test('every code has its broken site', () => {
  expect(cases).toEqual(Object.keys(catalogue).map(folderOf).sort());
});

describe.each(Object.keys(catalogue))('%s', (code) => {
  test('is told with place and help, and the earlier site stays', async () => {
    const { root, out } = site(folderOf(code));
    const before = readFolder(out);
    const result = await build(root, out);
    expectGolden(join(broken, folderOf(code), 'diagnostics.txt'), result.text);
    expect(result.code).toBe(1);
    expect(readFolder(out)).toEqual(before);
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
    const findings = result.text.split(/\n(?=error )/);
    for (const finding of findings) {
      expect(finding).toMatch(new RegExp(`^error ${code} .+\n {2}[\\w./-]+:\\d+:\\d+\n`));
      expect(finding).toMatch(/\n {2}help: \S.+/);
    }
  });
});
