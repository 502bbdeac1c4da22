import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { runApi } from '../../cli/commands/api.ts';
import { apiKey } from '../../cli/extract/api-key.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';

const workspace = temporaryFolder();
const docs = join(workspace, 'docs');
const library = join(workspace, 'packages/kite-ui');

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const manifest = (name: string, entry: string, dependencies = {}): string =>
  JSON.stringify({ name, version: '1.0.0', exports: { '.': entry }, dependencies });

const link = (target: string, folder: string, name: string): void => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(target, join(folder, 'node_modules', name));
};

/** A workspace: a site, the library that it documents, from sources, and a library that this one needs. */
beforeEach(() => {
  rmSync(workspace, { recursive: true, force: true });
  write(docs, {
    'content/site.yaml': `
name: Kite
defaultProduct: kite
products:
  - id: kite
    name: Kite
    packages: [{ name: kite-ui, version: 1.0.0 }]
    api: { pathname: /reference }
`,
    'content/pages.yaml': 'pages: [{ pathname: /, title: Home, source: content/home.md }]',
    'content/home.md': '# Home',
  });
  write(library, {
    'package.json': manifest('kite-ui', './src/index.tsx', { 'kite-wind': '*' }),
    'src/index.tsx': "export { Kite } from './content/Kite';",
    'src/content/Kite.tsx':
      'export function Kite(props: { /** Text. */ sail: string }): ReactElement | null { return null; }\ninterface ReactElement { type: string }',
    'README.md': '# Kite',
  });
  write(join(workspace, 'packages/kite-wind'), {
    'package.json': manifest('kite-wind', './index.ts'),
    'index.ts': 'export const wind = 1;',
  });
  link(library, docs, 'kite-ui');
  link(join(workspace, 'packages/kite-wind'), library, 'kite-wind');
});

const key = (): string | null => {
  const { value } = load(diskHost, docs);
  return value && apiKey(diskHost, docs, value.config);
};

test.each([
  ['packages/kite-ui/src/content/Kite.tsx', 'export const Kite = 1;'],
  ['packages/kite-ui/package.json', manifest('kite-ui', './src/content/Kite.tsx')],
  ['packages/kite-wind/index.ts', 'export const wind = "strong";'],
])('a change of %s in a workspace, without a new version, makes the reference old', (path, text) => {
  const before = key();
  expect(before).not.toBeNull();
  write(workspace, { [path]: text });
  expect(key()).not.toBe(before);
});

test.each([
  ['packages/kite-ui/README.md', '# Kites'],
  ['docs/content/Fly.tsx', 'export default () => null;'],
])('a change of %s does not', (path, text) => {
  const before = key();
  write(workspace, { [path]: text });
  expect(key()).toBe(before);
});

test('sources around their own site count, the demos in it do not', () => {
  rmSync(join(docs, 'node_modules'), { recursive: true });
  cpSync(library, docs, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const before = key();
  write(docs, { 'content/Fly.tsx': 'export default () => null;', 'out/main.js': '1' });
  expect(key()).toBe(before);
  write(docs, { 'src/content/Kite.tsx': 'export const Kite = 1;' });
  expect(key()).not.toBe(before);
});

test('an installed package counts by its version', () => {
  rmSync(join(docs, 'node_modules/kite-ui'));
  cpSync(library, join(docs, 'node_modules/kite-ui'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules/'),
  });
  const before = key();
  write(docs, { 'node_modules/kite-ui/src/index.tsx': 'export const Kite = 1;' });
  expect(key()).toBe(before);
});

const api = async (): Promise<{ readonly code: number; readonly text: string }> => {
  let text = '';
  const code = await runApi({ root: docs, quiet: true, prove: false }, async (report) => {
    text += report;
  });
  return { code, text };
};

test.each([
  ['what is not built', { types: './dist/index.d.ts', default: './dist/index.js' }, './dist/index.d.ts'],
  ['a script without types', './dist/index.js', './dist/index.js'],
])('of %s, nothing is extracted, and nothing is removed', async (_, entry, named) => {
  expect((await api()).code).toBe(0);
  const before = readFolder(join(docs, 'content/api'));
  expect(before.get('kite/components/kite.json')).toContain('"sail"');
  write(library, {
    'package.json': JSON.stringify({ name: 'kite-ui', version: '1.0.0', exports: { '.': entry } }),
    ...(typeof entry === 'string' ? { 'dist/index.js': 'export const Kite = 1;' } : {}),
  });
  const { code, text } = await api();
  expect(code).toBe(1);
  expect(text).toContain(`its package.json names \`${named}\``);
  expect(readFolder(join(docs, 'content/api'))).toEqual(before);
});

test('an entry point that the package never had is told by its name', async () => {
  const site = join(docs, 'content/site.yaml');
  write(docs, {
    'content/site.yaml': (diskHost.readText(site) ?? '').replace(
      'version: 1.0.0',
      'version: 1.0.0, entries: [., ./sail]',
    ),
  });
  const { code, text } = await api();
  expect(code).toBe(1);
  expect(text).toContain('`kite-ui/sail` has no declarations');
});
