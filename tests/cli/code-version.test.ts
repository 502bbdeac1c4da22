import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeVersion } from '../../cli/machine/code-version.ts';
import { diskHost, memoryHost } from '../../cli/machine/host.ts';
import { toolRoot } from '../../cli/machine/tool.ts';

/** The version of modules, with another file of docs-build changed. */
const versionWith = (entry: string, file: string, change: (text: string) => string): string => {
  const path = join(toolRoot, file);
  const text = diskHost.readText(path);
  if (text === null) throw new Error(`No file ${file}`);
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing of ${file} has changed`);
  return codeVersion([entry], memoryHost(new Map([[path, changed]]), diskHost));
};

const withLine = (text: string): string => `${text}\nexport const more = 1;\n`;

const page = 'cli/2-compile/compile-page.ts';
const picture = 'cli/4-bundle/bundler-run.ts';
const packages = 'cli/4-bundle/browser-build.ts';
const frames = 'cli/4-bundle/frames.ts';
const index = 'cli/6-emit/search-shard.ts';
const outline = 'cli/2-compile/page-outline.ts';

test.each([
  [page, 'cli/2-compile/compile-page.ts'],
  [page, 'cli/2-compile/markdown/callouts.ts'],
  [page, 'cli/diagnostics/diagnostic.ts'],
  [page, 'cli/site/paths.ts'],
  [page, 'cli/reference/split-type.ts'],
  [picture, 'cli/4-bundle/css-modules.ts'],
  [picture, 'cli/4-bundle/asset-files.ts'],
  [picture, 'cli/4-bundle/one-react.ts'],
  [picture, 'cli/4-bundle/own-parts.ts'],
  [picture, 'cli/4-bundle/tool-imports.ts'],
  [picture, 'cli/4-bundle/virtual-plugin.ts'],
  [packages, 'cli/4-bundle/external-packages.ts'],
  [packages, 'cli/4-bundle/packages-bundle.ts'],
  [packages, 'cli/4-bundle/shared-chunks.ts'],
  [frames, 'cli/4-bundle/frame-modules.ts'],
  [index, 'renderer/search/words.ts'],
  [outline, 'cli/2-compile/markdown/heading-id.ts'],
])('what is kept by %s goes with %s', (entry, file) => {
  expect(versionWith(entry, file, withLine)).not.toBe(codeVersion([entry]));
});

test.each([
  [page, 'cli/commands/serve.ts'],
  [page, 'cli/6-emit/sitemap.ts'],
  [page, 'cli/extract/extract.ts'],
  [picture, 'cli/4-bundle/bundle.ts'],
  [picture, 'cli/4-bundle/page-scripts.ts'],
  [picture, 'cli/4-bundle/packages-bundle.ts'],
  [picture, 'cli/4-bundle/virtual-modules.ts'],
  [picture, 'cli/diagnostics/nearest.ts'],
  [picture, 'renderer/search/model.ts'],
  [packages, 'cli/4-bundle/made-styles.ts'],
  [index, 'cli/6-emit/llms.ts'],
])('what is kept by %s stays with %s', (entry, file) => {
  expect(versionWith(entry, file, withLine)).toBe(codeVersion([entry]));
});

describe('packages', () => {
  const lock = 'package-lock.json';
  const withVersion = (name: string) => (text: string) => {
    const all = JSON.parse(text);
    all.packages[`node_modules/${name}`].version = '0.0.1';
    return JSON.stringify(all);
  };

  test.each([
    [page, 'unified'],
    // Of a package that another one installs.
    [page, 'micromark'],
    // Of one that is not imported but required.
    [page, '@lezer/yaml'],
    [picture, 'esbuild'],
    [packages, 'rolldown'],
    [index, 'minisearch'],
    ['cli/6-emit/social-image/draw-social-image.ts', '@fontsource/ibm-plex-sans'],
    ['renderer/server/draw-process.ts', 'jsdom'],
  ])('what is kept by %s goes with %s', (entry, name) => {
    expect(versionWith(entry, lock, withVersion(name))).not.toBe(codeVersion([entry]));
  });

  test.each([
    [page, 'esbuild'],
    [page, 'vitest'],
    [picture, 'unified'],
    [index, 'jsdom'],
  ])('what is kept by %s stays with %s', (entry, name) => {
    expect(versionWith(entry, lock, withVersion(name))).toBe(codeVersion([entry]));
  });

  test('a script of package.json is none', () => {
    const withScript = (text: string) => text.replace('"scripts": {', '"scripts": { "more": "true",');
    for (const entry of [page, picture, packages])
      expect(versionWith(entry, 'package.json', withScript)).toBe(codeVersion([entry]));
  });

  test('without a lock file, they are those that docs-build asks for', () => {
    const path = join(toolRoot, 'package.json');
    const manifest = diskHost.readText(path) ?? '';
    const version = (text: string, entry: string) => {
      const host = memoryHost(new Map([[path, text]]), {
        ...diskHost,
        readText: (file) => (file.endsWith('package-lock.json') ? null : diskHost.readText(file)),
      });
      return codeVersion([entry], host);
    };
    const other = manifest.replace(/"minisearch": ".*?"/, '"minisearch": "0.0.1"');
    expect(version(other, index)).not.toBe(version(manifest, index));
    expect(version(other, picture)).toBe(version(manifest, picture));
  });
});

test('every module by which something is kept stands alone in a package of docs-build', () => {
  const files = diskHost.list(join(toolRoot, 'cli')).filter((file) => file.endsWith('.ts'));
  const entries = diskHost.readText(join(toolRoot, 'cli/machine/own-code.mjs')) ?? '';
  const sources = files.flatMap((file) => {
    const code = diskHost.readText(join(toolRoot, 'cli', file)) ?? '';
    const calls = [...code.matchAll(/codeVersion\(\[?([^)\]]*)/g)].map(([, argument = '']) => argument);
    return calls.flatMap((argument) => {
      const list = /^\w+$/.test(argument)
        ? (new RegExp(`const ${argument} = \\[?([^;\\]]*)`).exec(code)?.[1] ?? '')
        : argument;
      return [...list.matchAll(/'([^']+\.ts)'/g)].map(([, source = '']) => source);
    });
  });
  expect(new Set(sources).size).toBeGreaterThan(8);
  for (const source of sources) expect(entries).toContain(`'${source}'`);
});
