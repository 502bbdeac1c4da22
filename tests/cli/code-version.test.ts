import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeVersion } from '../../cli/machine/code-version.ts';
import { diskHost, memoryHost } from '../../cli/machine/host.ts';
import { toolRoot } from '../../cli/machine/tool.ts';

const entry = ['cli/2-compile/compile-page.ts'];

/** The version of the code that compiles pages, with one more line in another file of docs-build. */
const versionWith = (file: string): string => {
  const path = join(toolRoot, file);
  const text = diskHost.readText(path);
  if (text === null) throw new Error(`No file ${file}`);
  return codeVersion(entry, memoryHost(new Map([[path, `${text}\nexport const more = 1;\n`]]), diskHost));
};

test.each([
  'cli/2-compile/compile-page.ts',
  'cli/2-compile/markdown/callouts.ts',
  'cli/diagnostics/diagnostic.ts',
  'cli/site/paths.ts',
  'cli/reference/split-type.ts',
  'package-lock.json',
])('what is kept of a page goes with %s', (file) => {
  expect(versionWith(file)).not.toBe(codeVersion(entry));
});

test.each(['cli/commands/serve.ts', 'cli/6-emit/sitemap.ts', 'cli/extract/extract.ts'])(
  'and stays with %s',
  (file) => {
    expect(versionWith(file)).toBe(codeVersion(entry));
  },
);
