import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import projectShell from '../../content/shell/project-shell.ts';
import type { ExportRequest } from '../../renderer/export/export-request.ts';
import { projectName } from '../../renderer/export/package-manifest.ts';
import { projectFiles } from '../../renderer/export/project-files.ts';
import plainProjectShell from '../../renderer/shells/plain-project-shell.ts';
import type { ProjectLook, ProjectShellFor } from '../../renderer/shells/project-shell.ts';
import { expectGolden } from '../support/golden.ts';
import { lampShell, sampleRequest } from './sample-request.ts';

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
/** In the default Material theme, like the demos of this repository's own site. */
const themed = {
  ...sampleRequest,
  dependencies: {
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@mui/material': '5.18.0',
    ...sampleRequest.dependencies,
  },
};

const seen = (request: ExportRequest, shell: ProjectShellFor, look: ProjectLook): ExportRequest => ({
  ...request,
  ...look,
  shell: shell(look, 'lamps/Lamp'),
});

describe('projectFiles gives', () => {
  const cases: readonly (readonly [name: string, request: ExportRequest])[] = [
    ['in-a-shell', sampleRequest],
    ['in-a-shell-dark-rtl', seen(sampleRequest, lampShell, { mode: 'dark', direction: 'rtl' })],
    ['typescript', seen(themed, projectShell, { mode: 'light', direction: 'ltr' })],
    ['typescript-dark-rtl', seen(themed, projectShell, { mode: 'dark', direction: 'rtl' })],
    [
      'javascript',
      seen({ ...themed, language: 'JS', files: scripts }, projectShell, { mode: 'light', direction: 'ltr' }),
    ],
    [
      'javascript-rtl-without-shell',
      seen({ ...sampleRequest, language: 'JS', files: scripts }, plainProjectShell, {
        mode: 'light',
        direction: 'rtl',
      }),
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

test('a project of this site mirrors with the packages that this site mirrors with', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../content/package.json'), 'utf8'),
  );
  const mirror = projectShell({ mode: 'light', direction: 'rtl' }, 'lamps/Lamp');
  expect(dependencies).toMatchObject(mirror.dependencies);
  expect(devDependencies).toMatchObject(mirror.types);
});
