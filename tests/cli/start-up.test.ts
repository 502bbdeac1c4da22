import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { diskHost } from '../../cli/machine/host.ts';
import { repository } from '../support/run-cli.ts';

const staticImport = /^(?:import|export)\s(?!type\s)(?:[^;]*?\sfrom\s+)?'([^']+)';/gm;

/** Files and packages that load before the first line of a module runs. */
function loadedWith(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    const code = diskHost.readText(join(repository, file)) ?? '';
    for (const [, specifier = ''] of code.matchAll(staticImport))
      reached.add(specifier.startsWith('.') ? join(dirname(file), specifier) : specifier);
  }
  return [...reached];
}

test('help and mistakes in the call load no stage and no library but that of the command line', () => {
  const loaded = loadedWith('cli/main.ts');
  expect(loaded).toContain('cli/machine/tool.ts');
  expect(loaded.filter((each) => /^cli\/(?:\d-|extract|serve|schemas|report)/.test(each))).toEqual([]);
  expect(loaded.filter((each) => !/^(?:cli\/|node:)/.test(each))).toEqual(['commander']);
});
