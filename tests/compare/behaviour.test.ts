import { expect, test } from 'vitest';
import { behaviourOf } from '../../cli/commands/compare/behaviour.ts';
import type { Side } from '../../cli/commands/compare/side.ts';
import { diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import type { CompiledSite } from '../../cli/model/page.ts';

test('what cannot be bundled and belongs to no demo fails all of them', () => {
  const failed = (file: string) =>
    diagnostic('demo/build-failed', { file, line: 3, column: 1 }, `No matching export for ${file}`);
  const side: Side = {
    types: [],
    fences: [],
    build: [failed('templates/parts/link.tsx'), failed('content/Red.tsx')],
    pictures: new Map(),
    drawing: new Map(),
    styleSheet: '',
  };
  const demos = ['Red', 'Blue'].map((name) => ({
    id: name,
    name,
    sources: [{ file: `content/${name}.tsx` }],
  }));
  const { demo } = behaviourOf(side, { demos, pages: [] } as unknown as CompiledSite, '/site');
  const ofAll = 'No matching export for templates/parts/link.tsx (templates/parts/link.tsx:3)';
  expect(demo('Blue').build).toEqual([ofAll]);
  expect(demo('Red').build).toEqual(['No matching export for content/Red.tsx (content/Red.tsx:3)', ofAll]);
});
