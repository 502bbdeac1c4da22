import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';

/** Files and packages that load before the first line of a module runs. */
async function loadedWith(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: repository,
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
  });
  const reached = new Set([entry]);
  for (const file of reached)
    for (const { path, kind } of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement') reached.add(path);
  return [...reached];
}

test('help and mistakes in the call load no stage and no library but that of the command line', async () => {
  const loaded = await loadedWith('cli/main.ts');
  expect(loaded).toContain('cli/machine/tool.ts');
  expect(loaded.filter((file) => /^cli\/(?:\d-|extract|serve|report)/.test(file))).toEqual([]);
  expect(loaded.filter((file) => !/^(?:cli\/|node:)/.test(file))).toEqual(['commander']);
});

test('a build of an unchanged site loads no stage but the one that writes', async () => {
  const loaded = await loadedWith('cli/commands/run-build.ts');
  expect(loaded).toContain('cli/6-emit/write-output.ts');
  expect(loaded.filter((file) => /^cli\/(?:[1-5]-|examine|extract)/.test(file))).toEqual([]);
  expect(loaded.filter((file) => !/^(?:cli|renderer)\/|^node:/.test(file))).toEqual([
    'picomatch',
    'picocolors',
  ]);
});
