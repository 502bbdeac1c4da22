import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import { describe, expect, test } from 'vitest';
import { codeSandboxFields } from '../../renderer/export/codesandbox.ts';
import { projectFiles } from '../../renderer/export/project-files.ts';
import { stackBlitzFields } from '../../renderer/export/stackblitz.ts';
import { zipProject } from '../../renderer/export/zip.ts';
import { sampleRequest } from './sample-request.ts';

const project = projectFiles(sampleRequest);

describe('StackBlitz', () => {
  test('gets every file as a field of its own', () => {
    const {
      'project[title]': title,
      'project[template]': template,
      ...rest
    } = stackBlitzFields(sampleRequest, project);
    expect([title, template]).toEqual(['LampShelf', 'node']);
    for (const [path, text] of Object.entries(project)) expect(rest[`project[files][${path}]`]).toBe(text);
    expect(Object.keys(rest)).toHaveLength(Object.keys(project).length + 1);
  });

  test('gets brackets in a path escaped', () => {
    expect(stackBlitzFields(sampleRequest, { 'src/[id].tsx': 'x' })).toHaveProperty(
      ['project[files][src/%5Bid%5D.tsx]'],
      'x',
    );
  });
});

describe('CodeSandbox', () => {
  const { parameters = '', query, environment } = codeSandboxFields(sampleRequest);
  const { files } = JSON.parse(
    decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/')),
  ) as { files: Record<string, { content: string }> };

  test('gets the files compressed, in characters a URL may have', () => {
    expect(parameters).toMatch(/^[\w-]+$/);
    const { 'vite.config.mts': config, ...rest } = project;
    for (const [path, text] of Object.entries(rest)) expect(files[path]).toEqual({ content: text });
    expect(config).not.toContain('server');
  });

  test('runs npm on a server and shows its page', () => {
    expect(environment).toBe('server');
    expect(files['vite.config.mts']?.content).toContain(`allowedHosts: ['.csb.app']`);
    expect(JSON.parse(files['.codesandbox/tasks.json']?.content ?? '')).toMatchObject({
      setupTasks: [{ command: 'npm install' }],
      tasks: { dev: { command: 'npm run dev', runAtStart: true, preview: { port: 5173 } } },
    });
    expect(JSON.parse(files['.devcontainer/devcontainer.json']?.content ?? '')).toHaveProperty('image');
  });

  test('opens the demo', () => {
    expect(query).toBe('file=%2Fsrc%2FLampShelf.tsx');
  });
});

test('the zip holds the project in a folder', () => {
  const unzipped = Object.entries(unzipSync(zipProject(sampleRequest)));
  expect(Object.fromEntries(unzipped.map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual(
    Object.fromEntries(Object.entries(project).map(([path, text]) => [`lamp-shelf-demo/${path}`, text])),
  );
});
