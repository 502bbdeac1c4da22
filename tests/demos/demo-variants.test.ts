import { expect, test } from 'vitest';
import { type CompiledVariants, compileSource } from '../../cli/2-compile/demos/compile-source.ts';
import type { Made } from '../../cli/derive/history.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import type { DemoVariant } from '../../cli/model/page.ts';
import { htmlOfFragment } from '../../cli/site/demo-fragments.ts';
import { demoCompiler } from './demo-compiler.ts';

const companions = [{ import: 'calendars/Adapter*', package: null, version: null }];

const compiler = (files: Readonly<Record<string, string>>, onMade: (made: Made) => void = () => {}) => {
  const entries = Object.entries(files).map(
    ([file, code]) => [file.startsWith('/') ? file : `/site/content/${file}`, code] as const,
  );
  const host = memoryHost(new Map(entries));
  return demoCompiler(
    host,
    { root: '/site', codeStyle: null },
    { wrappers: ['div'], project: { shell: null, packages: [], companions }, alternatives: null },
    onMade,
  );
};

const names = (variant: DemoVariant | null) => variant?.sources.map(({ file }) => file);
const codeOf = (variant: DemoVariant | null, name: string) =>
  variant?.sources.find((source) => source.name === name)?.code;

const rack = 'export default function Rack() {\n  return <div>{boards as Board[]}</div>;\n}\n';

test('both variants have the files that their own imports lead to', () => {
  const { value, diagnostics } = compiler({
    'rack/Rack.tsx': `import type { Board } from './types';\nimport { boards } from '../data/boards';\nimport './Rack.css';\n${rack}`,
    'rack/types.ts': 'export interface Board {}\n',
    'rack/Rack.css': '.rack {}\n',
    'data/boards.ts': "import widths from './widths.json';\nexport const boards: number[] = widths;\n",
    'data/widths.json': '[80]\n',
  })('rack/Rack');
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({ id: 'rack/Rack', name: 'Rack', file: 'content/rack/Rack.tsx' });
  expect(names(value)).toEqual([
    'content/rack/Rack.tsx',
    'content/rack/types.ts',
    'content/data/boards.ts',
    'content/rack/Rack.css',
    'content/data/widths.json',
  ]);
  expect(names(value.javascript)).toEqual([
    'content/rack/Rack.js',
    'content/data/boards.js',
    'content/rack/Rack.css',
    'content/data/widths.json',
  ]);
  expect(codeOf(value.javascript, 'boards.js')).toBe(
    "import widths from './widths.json';\nexport const boards = widths;\n",
  );
  expect(htmlOfFragment(value.javascript?.sources[0]?.fragment ?? '')).toContain('<span class="token tag">');
});

test('a variant that the author has written is used as it is, for the entry and for what it imports', () => {
  const { value } = compiler({
    'Rack.tsx': `import './bolt';\n${rack}`,
    'Rack.js': "import './bolt';\nimport './nut';\nexport default () => <b>By hand</b>;\n",
    'bolt.ts': 'enum Bolt { M4 }\n',
    'bolt.js': 'export const M4 = 4;\n',
    'nut.ts': 'export const nut: number = 4;\n',
  })('Rack');
  expect(names(value.javascript)).toEqual(['content/Rack.js', 'content/bolt.js', 'content/nut.js']);
  expect(codeOf(value.javascript, 'Rack.js')).toContain('By hand');
  expect(codeOf(value.javascript, 'bolt.js')).toBe('export const M4 = 4;\n');
  expect(value.javascript?.preview).toContain('By hand');
});

test('a demo written without types has no variant but itself', () => {
  const { value } = compiler({ 'Rack.js': 'export default () => <b />;\n' })('Rack');
  expect(names(value)).toEqual(['content/Rack.js']);
  expect(value.javascript).toBeNull();
  expect(value.preview).toContain('&#x3C;');
});

test('without a variant of one of its files a demo has none; a finding says where', () => {
  const { value, diagnostics } = compiler({
    'Rack.tsx': `import { Bolt } from './bolt';\n${rack}`,
    'bolt.ts': 'export const one = 1;\n\nexport enum Bolt { M4 }\n',
  })('Rack');
  expect(value.javascript).toBeNull();
  expect(names(value)).toEqual(['content/Rack.tsx', 'content/bolt.ts']);
  expect(diagnostics.map(({ code, place }) => [code, place])).toEqual([
    ['demo/not-erasable', { file: 'content/bolt.ts', line: 3, column: 8, end: { line: 3, column: 24 } }],
  ]);
});

test('a syntax error is left to the bundler', () => {
  const { value, diagnostics } = compiler({ 'Rack.tsx': 'export default (' })('Rack');
  expect([value.javascript, value.preview, diagnostics]).toEqual([null, null, []]);
});

test('a preview by the author serves both variants', () => {
  const { value } = compiler({ 'Rack.tsx': rack, 'Rack.tsx.preview': '<Rack />\n' })('Rack');
  const expected = '<span class="token tag">';
  expect(value.preview).toContain(expected);
  expect(value.preview?.replace(/<[^>]*>/g, '')).toBe('&#x3C;Rack />');
  expect(value.javascript?.preview).toBe(value.preview);
});

test('a preview that the author has written has no types in the variant without them', () => {
  const lines =
    'const ends: Board[] = [];\n\nfunction turn(board: Board, by = 1 as number) {\n  return by;\n';
  const { value } = compiler({
    'Rack.tsx': `import type { Board } from './types';\n\n${lines}}\n${rack}`,
    'types.ts': 'export interface Board {}\n',
    'Rack.tsx.preview': `  ${lines.replaceAll('\n', '\n  ').trimEnd()}\n  // not of the demo: Board\n`,
  })('Rack');
  const text = (html: string | null | undefined) => html?.replace(/<[^>]*>/g, '');
  expect(text(value.preview)).toContain('turn(board: Board, by = 1 as number) {');
  expect(text(value.javascript?.preview)).toBe(
    'const ends = [];\n\nfunction turn(board, by = 1) {\n  return by;\n// not of the demo: Board',
  );
});

test('the preview of each variant is its own', () => {
  const { value } = compiler({ 'Rack.tsx': rack })('Rack');
  const text = (html: string | null | undefined) => html?.replace(/<[^>]*>/g, '');
  expect(text(value.preview)).toBe('&#x3C;div>{boards as Board[]}&#x3C;/div>');
  expect(text(value.javascript?.preview)).toBe('&#x3C;div>{boards}&#x3C;/div>');
});

test('a file is compiled once, whatever imports it', () => {
  const seen: string[] = [];
  const compile = compiler(
    {
      'Rack.tsx': `import './Wall';\n${rack}`,
      'Wall.tsx': `import './Rack';\nimport './boards';\n${rack}`,
      'boards.ts': 'export {};\n',
    },
    ({ name, key }) => void (name === 'source' && seen.push(key)),
  );
  expect(names(compile('Rack').value)).toEqual(['content/Rack.tsx', 'content/Wall.tsx', 'content/boards.ts']);
  compile('Wall');
  expect(seen).toEqual(['content/Rack.tsx', 'content/Wall.tsx', 'content/boards.ts']);
});

test('what a file compiles to is plain data', () => {
  const { value } = compileSource({
    file: 'content/Rack.tsx',
    code: rack,
    javascript: { style: { singleQuote: true } },
    preview: { given: null, wrappers: [], names: [] },
    alternatives: null,
  });
  expect(JSON.parse(JSON.stringify(value)) as CompiledVariants).toEqual(value);
});

const installed = (name: string, manifest: object = {}) => ({
  [`/site/node_modules/${name}/package.json`]: JSON.stringify({ version: '1.2.3', ...manifest }),
});

test('a project of a demo has the packages of all its files', () => {
  const { value, diagnostics } = compiler({
    ...installed('react'),
    ...installed('react-dom'),
    ...installed('@rack/bolts'),
    ...installed('wall', { peerDependencies: { paint: '*' } }),
    ...installed('paint'),
    'Rack.tsx': `import type { Board } from '@rack/bolts/long';\nimport './Wall';\n${rack}`,
    'Wall.tsx': "import wall from 'wall';\n",
  })('Rack');
  expect(diagnostics).toEqual([]);
  const version = '1.2.3';
  expect(value.project).toEqual({
    dependencies: {
      '@rack/bolts': version,
      paint: version,
      react: version,
      'react-dom': version,
      wall: version,
    },
    overrides: {},
  });
});

test('an image that a demo imports goes with its project', () => {
  const { value, diagnostics } = compiler({
    ...installed('react'),
    'shelf/board.svg': '<svg/>',
    'shelf/parts.tsx': "export { default as board } from './board.svg';\n",
    'shelf/Rack.tsx': `import { board } from './parts';\n${rack}`,
  })('shelf/Rack');
  expect([value.images, diagnostics]).toEqual([['content/shelf/board.svg'], []]);
  expect(value.project).not.toBeNull();
  expect(value.sources.map(({ name }) => name)).toEqual(['Rack.tsx', 'parts.tsx']);
});

test.each([
  ['a package that no registry has', "import own from 'own-shelf';\n"],
  ['an image that is not there', "import './plank.svg';\n"],
])('no project is made of a demo that imports %s', (_, code) => {
  const { value, diagnostics } = compiler({
    ...installed('react'),
    'board.svg': '<svg/>',
    'Rack.tsx': code + rack,
  })('Rack');
  expect([value.project, diagnostics]).toEqual([null, []]);
});

test('a module whose companion is not known is a finding', () => {
  const { value, diagnostics } = compiler({
    ...installed('calendars'),
    'Rack.tsx': `import { Adapter } from 'calendars/AdapterSundial';\n${rack}`,
  })('Rack');
  expect(value.project).toBeNull();
  expect(diagnostics.map(({ code, place }) => [code, place])).toEqual([
    ['demo/not-exportable', { file: 'content/Rack.tsx', line: 1, column: 1, end: { line: 1, column: 52 } }],
  ]);
});
