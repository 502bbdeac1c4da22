import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ExportRequest } from '../../renderer/export/export-request.ts';
import { projectName } from '../../renderer/export/package-manifest.ts';
import { projectFiles } from '../../renderer/export/project-files.ts';
import { templateVersions } from '../../renderer/export/template-versions.ts';
import { expectGolden } from '../support/golden.ts';
import { sampleRequest } from './sample-request.ts';

const listing = (request: ExportRequest): string =>
  Object.entries(projectFiles(request))
    .map(([path, text]) => `--- ${path}\n${text}`)
    .join('');

const manifestOf = (changes: Partial<ExportRequest>) =>
  JSON.parse(projectFiles({ ...sampleRequest, ...changes })['package.json'] ?? '');

const [demo, data] = sampleRequest.files;
const scripts = [
  { name: 'LampShelf.js', code: demo?.code ?? '' },
  { name: 'lamps.js', code: data?.code ?? '' },
];
const { '@mui/material': _, ...unthemed } = sampleRequest.dependencies;

describe('projectFiles gives', () => {
  const cases: readonly (readonly [name: string, request: ExportRequest])[] = [
    ['typescript', sampleRequest],
    ['typescript-dark-rtl', { ...sampleRequest, mode: 'dark', direction: 'rtl' }],
    ['javascript', { ...sampleRequest, language: 'JS', files: scripts }],
    [
      'javascript-rtl-without-theme',
      { ...sampleRequest, language: 'JS', files: scripts, dependencies: unthemed, direction: 'rtl' },
    ],
  ];
  test.each(cases)('%s', (name, request) => {
    expectGolden(join(import.meta.dirname, 'projects', `${name}.txt`), listing(request));
  });

  test('the demo first', () => {
    expect(Object.keys(projectFiles(sampleRequest))[0]).toBe('src/LampShelf.tsx');
  });

  test('types only with TypeScript', () => {
    const typed = manifestOf({});
    const plain = manifestOf({ language: 'JS', files: scripts });
    expect(typed.devDependencies).toMatchObject({ '@types/react': '18.3.31', typescript: expect.anything() });
    expect(typed.dependencies).not.toHaveProperty(['@types/react']);
    expect(Object.keys({ ...plain.dependencies, ...plain.devDependencies }).join()).not.toMatch(/types/);
  });

  test('overrides only when there are some', () => {
    expect(manifestOf({})).not.toHaveProperty('overrides');
    expect(manifestOf({ overrides: { wire: '1.0.0' } }).overrides).toEqual({ wire: '1.0.0' });
  });

  test('a title as text', () => {
    expect(projectFiles({ ...sampleRequest, title: 'Lamps <b> & bulbs' })['index.html']).toContain(
      '<title>Lamps &lt;b&gt; &amp; bulbs</title>',
    );
  });

  test('nothing for a demo without files', () => {
    expect(() => projectFiles({ ...sampleRequest, files: [] })).toThrow('no files');
  });
});

test.each([
  ['LampShelf', 'lamp-shelf-demo'],
  ['Lamps – à la carte!', 'lamps-a-la-carte-demo'],
  ['灯', 'demo'],
  ['Grid2Lamps', 'grid2-lamps-demo'],
])('a project about %s is called %s', (title, name) => {
  expect(projectName(title)).toBe(name);
});

test('the template mirrors with the packages that this site mirrors with', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../content/package.json'), 'utf8'),
  );
  expect(dependencies).toMatchObject(templateVersions.mirror);
  expect(devDependencies).toMatchObject(templateVersions.mirrorTypes);
});
