import { expect, test } from 'vitest';
import { withoutHelperImports } from '../../cli/4-bundle/readers/helper-imports.ts';

const output = (imports: readonly string[], more: object = {}) => ({
  bytes: 1,
  exports: [],
  inputs: { 'lamp.ts': { bytesInOutput: 1 } },
  imports: imports.map((path) => ({ path, kind: 'import-statement' as const })),
  ...more,
});

const run = {
  warnings: [],
  further: [],
  files: [
    { path: 'assets/lamp-A.js', contents: 'import"/assets/chunk-H.js";import"/assets/chunk-O.js";lamp();' },
    {
      path: 'assets/shade-B.js',
      contents: 'import{a as e}from"/assets/chunk-H.js";import"/assets/chunk-H.js";e();',
    },
    { path: 'assets/chunk-H.js', contents: 'export{a};' },
    { path: 'assets/chunk-O.js', contents: 'globalThis.lamp=1;' },
    { path: 'assets/lamp.css', contents: '/* import"/assets/chunk-H.js"; */' },
  ],
  metafile: {
    inputs: {},
    outputs: {
      'assets/lamp-A.js': output(['assets/chunk-H.js', 'assets/chunk-O.js'], { entryPoint: 'lamp.ts' }),
      'assets/shade-B.js': output(['assets/chunk-H.js'], { entryPoint: 'shade.ts' }),
      'assets/chunk-H.js': output([], { inputs: {} }),
      'assets/chunk-O.js': output([]),
    },
  },
};

test('scripts that use no helper do not load their file, and the facts say so', () => {
  const { files, metafile } = withoutHelperImports(run);
  expect(files.map(({ contents }) => contents)).toEqual([
    'import"/assets/chunk-O.js";lamp();',
    'import{a as e}from"/assets/chunk-H.js";e();',
    'export{a};',
    'globalThis.lamp=1;',
    '/* import"/assets/chunk-H.js"; */',
  ]);
  const importsOf = (path: keyof typeof run.metafile.outputs) =>
    metafile.outputs[path]?.imports.map((imported) => imported.path);
  expect(importsOf('assets/lamp-A.js')).toEqual(['assets/chunk-O.js']);
  expect(importsOf('assets/shade-B.js')).toEqual(['assets/chunk-H.js']);
});

test('a run without such a file is left alone', () => {
  const others = { ...run, metafile: { inputs: {}, outputs: { 'assets/chunk-O.js': output([]) } } };
  expect(withoutHelperImports(others)).toBe(others);
});
