import type { Message } from 'esbuild';
import { describe, expect, test } from 'vitest';
import {
  bundleDiagnostics,
  bundleWarnings,
  configErrors,
} from '../../cli/4-bundle/esbuild/esbuild-diagnostics.ts';

interface Told {
  readonly text: string;
  /** Null where the bundler does not say. */
  readonly file?: string | null;
  readonly id?: string;
  readonly pluginName?: string;
  readonly notes?: readonly string[];
  readonly suggestion?: string;
}

const message = ({
  text,
  file = 'content/a/A.tsx',
  id = '',
  pluginName = '',
  notes = [],
  suggestion = '',
}: Told): Message => ({
  id,
  text,
  pluginName,
  notes: notes.map((note) => ({ text: note, location: null })),
  location:
    file === null
      ? null
      : { file, namespace: 'file', line: 3, column: 8, length: 3, lineText: '"ö" is }ä;', suggestion },
  detail: undefined,
});

/** What `docs-build` says of a module that cannot be bundled. */
const errorOf = (told: Told) =>
  bundleDiagnostics(
    Object.assign(new Error('Build failed'), { errors: [message(told)], warnings: [] }),
    '/site',
  )[0];

describe('a module that cannot be bundled', () => {
  test('is found at its place, columns from 1, paths from the root', () => {
    expect(errorOf({ text: 'Unexpected "}"' })).toMatchObject({
      code: 'demo/build-failed',
      message: 'Unexpected "}"',
      // The bundler counts bytes.
      place: { file: 'content/a/A.tsx', line: 3, column: 8, end: { line: 3, column: 10 } },
    });
    expect(errorOf({ text: 'x', file: '/site/content/b/B.tsx' })?.place?.file).toBe('content/b/B.tsx');
    expect(errorOf({ text: 'x', file: null })?.place).toBeNull();
  });

  test.each([
    ['./b.ts', 'Write the file, or fix the path, which begins at the folder of this file.'],
    ['/data/b.ts', 'Write the file, or fix the path, which begins at the folder of this file.'],
    ['node:fs', 'A demo runs in the browser, which has no `node:fs`: remove the import.'],
    ['fs/promises', 'A demo runs in the browser, which has no `fs`: remove the import.'],
    ['paper-kit', 'Install it in the folder of the site: npm install paper-kit.'],
    ['@paper/kit', 'Install it in the folder of the site: npm install @paper/kit.'],
    [
      '@paper/kit/Fold',
      'Import what @paper/kit exports, or install it in the folder of the site: npm install @paper/kit.',
    ],
  ])('has a way out when it imports %s, which is not there', (specifier, help) => {
    expect(errorOf({ text: `Could not resolve "${specifier}"` })?.help).toBe(help);
  });

  test('that misspells an export has the nearest one', () => {
    const text = 'No matching export in "node_modules/kite/index.js" for import "Kit"';
    expect(errorOf({ text, suggestion: 'Kite' })).toMatchObject({
      help: 'Did you mean `Kite`?',
      edit: { from: 'Kit', to: 'Kite' },
    });
    expect(errorOf({ text })?.edit).toBeUndefined();
  });

  test('is told what our own plugins say to writers, not what the bundler says to those who configure it', () => {
    const notes = ['The plugin "css" was triggered by this import', 'Write it as a module.'];
    const usual = errorOf({ text: 'No such style' })?.help;
    expect(errorOf({ text: 'No such style', pluginName: 'css', notes })?.help).toBe('Write it as a module.');
    expect(errorOf({ text: 'No such style', notes })?.help).toBe(usual);
  });

  test('that lacks what the default look imports from it is the one to blame', () => {
    const text = 'No matching export in "templates/parts/header.tsx" for import "Header"';
    for (const file of ['../tool/templates/document.tsx', 'node_modules/docs-build/templates/document.tsx'])
      expect(errorOf({ text, file })).toMatchObject({
        place: { file: 'templates/parts/header.tsx', line: 1, column: 1 },
        message: 'The default look imports `Header` from this file, which does not export it.',
        help: 'Export `Header`, or remove the file; `docs-build/templates/parts/header.tsx` is the file that it replaces.',
      });
    // Between two files of the site, the one that imports is where to look.
    expect(errorOf({ text, file: 'templates/document.tsx' })?.message).toBe(text);
  });

  test('what is no mistake of the author is a bug', () => {
    expect(() => bundleDiagnostics(new TypeError('x is not a function'), '/site')).toThrow(TypeError);
    expect(() => bundleDiagnostics('text', '/site')).toThrow('text');
  });
});

describe('what the bundler doubts', () => {
  const warnings = (...told: readonly Told[]) =>
    bundleWarnings(told.map(message), '/site').map(({ code, place }) => [code, place?.file]);

  test('in modules of the site is a finding, once', () => {
    expect(warnings({ text: 'Odd' }, { text: 'Odd' }, { text: 'Odder' })).toEqual([
      ['demo/build-warning', 'content/a/A.tsx'],
      ['demo/build-warning', 'content/a/A.tsx'],
    ]);
  });

  test.each([
    'node_modules/paper-kit/index.js',
    'content/node_modules/paper-kit/index.js',
    '../elsewhere/a.ts',
    'virtual:demos',
    null,
  ])('in %s is not the author’s to fix', (file) => {
    expect(warnings({ text: 'Odd', file })).toEqual([]);
  });
});

describe('a tsconfig.json that names what is not there', () => {
  const missing = new Error('Tsconfig not found /site/base.json');

  test('is found where a bundler doubted it', () => {
    const doubts = ['tsconfig.json', 'other'].map((id) =>
      message({ id, text: `About ${id}`, file: 'tsconfig.json' }),
    );
    expect(configErrors(missing, doubts, '/site')).toMatchObject([
      {
        code: 'demo/build-failed',
        message: 'About tsconfig.json',
        place: { file: 'tsconfig.json', line: 3, column: 8 },
        help: 'Write the file that `extends` names, or fix the path.',
      },
    ]);
  });

  test('is found all the same where none did', () => {
    expect(configErrors(missing, [], '/site')).toMatchObject([
      { place: { file: 'tsconfig.json', line: 1, column: 1 } },
    ]);
  });

  test('any other error is none of this kind', () => {
    expect(configErrors(new Error('Out of memory'), [], '/site')).toEqual([]);
    expect(configErrors('Tsconfig not found', [], '/site')).toEqual([]);
  });
});
