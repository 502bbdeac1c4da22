import { expect, test } from 'vitest';
import { withImports } from '../../renderer/export/with-imports.ts';

const project = { dependencies: { react: '18.3.1', shelf: '1.0.0' }, overrides: { wood: '2.0.0' } };
const available = {
  dependencies: { react: '18.3.1', '@paint/red': '3.1.0', '@types/luxon': '3.7.6', luxon: '3.7.2' },
  overrides: { glue: '1.1.0' },
};
const made = (code: string) => withImports(project, [{ name: 'Rack.tsx', code }], available);

test('what a reader has come to import is added, with its types, of what there is', () => {
  expect(
    made("import { DateTime } from 'luxon';\nconst red = import('@paint/red/dark');\nimport 'left-pad';"),
  ).toEqual({
    dependencies: {
      react: '18.3.1',
      shelf: '1.0.0',
      '@paint/red': '3.1.0',
      '@types/luxon': '3.7.6',
      luxon: '3.7.2',
    },
    overrides: { glue: '1.1.0', wood: '2.0.0' },
  });
});

test('without that the project stays what it was', () => {
  expect(made("import shelf from 'shelf/wide';\nimport './paint';")).toBe(project);
});
