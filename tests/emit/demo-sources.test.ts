import { expect, test } from 'vitest';
import { demoSources } from '../../cli/6-emit/demo-sources.ts';
import type { Demo, DemoSource } from '../../cli/model/page.ts';
import { fragmentOf } from '../../cli/site/demo-fragments.ts';
import { sampleSite } from './sample-site.ts';

const source = (file: string): DemoSource => ({
  file,
  name: file.split('/').at(-1) ?? '',
  language: 'tsx',
  code: `code of ${file}`,
  fragment: fragmentOf(`<b>${file}</b>`),
  imports: [],
});

const demo = (name: string, typed: readonly string[], plain: readonly string[] | null): Demo => ({
  id: name,
  name,
  file: `content/${name}.tsx`,
  sources: typed.map(source),
  preview: null,
  images: [],
  project: null,
  alternatives: [],
  javascript: plain && { sources: plain.map(source), preview: null },
});

test('every file of every demo once, as text and highlighted, below the path it has in content', () => {
  const demos = [
    demo('shelf/Rack', ['content/shelf/Rack.tsx', 'content/data/boards.ts'], ['content/shelf/Rack.js']),
    demo('shelf/Wall', ['content/shelf/Wall.js', 'content/data/boards.ts'], null),
  ];
  const files = demoSources(sampleSite(null), { pages: [], demos });
  expect(files.map(({ path }) => path)).toEqual([
    'shelf/Rack.tsx.txt',
    'shelf/Rack.tsx.json',
    'data/boards.ts.txt',
    'data/boards.ts.json',
    'shelf/Rack.js.txt',
    'shelf/Rack.js.json',
    'shelf/Wall.js.txt',
    'shelf/Wall.js.json',
  ]);
  expect(files[0]?.contents).toBe('code of content/shelf/Rack.tsx');
  expect(JSON.parse(String(files[1]?.contents))).toEqual({ html: '<b>content/shelf/Rack.tsx</b>' });
});

test('the code with other libraries is a file of its demo, by the address of what it stands for', () => {
  const oak = { name: 'Oak', sources: [source('content/shelf/My Rack.tsx')], project: null };
  const demos = [{ ...demo('shelf/Rack', ['content/shelf/My Rack.tsx'], null), alternatives: [oak] }];
  const file = demoSources(sampleSite(null), { pages: [], demos }).at(-1);
  expect(file?.path).toBe('shelf/Rack.alternatives.json');
  expect(JSON.parse(String(file?.contents))).toEqual([
    {
      name: 'Oak',
      files: { '/shelf/My%20Rack.tsx.txt': '<b>content/shelf/My Rack.tsx</b>' },
      project: null,
    },
  ]);
});
