import { describe, expect, test } from 'vitest';
import { flatSources } from '../../renderer/export/flat-sources.ts';

type Files = readonly (readonly [name: string, ...imports: string[]])[];

/** The importing files after flattening. */
const flattened = (files: Files): Files =>
  flatSources(
    files.map(([name, ...imports]) => ({
      name,
      code: imports.map((specifier) => `import '${specifier}';\n`).join(''),
    })),
  ).map(({ name, code }) => [name, ...[...code.matchAll(/'(.*)'/g)].map((match) => match[1] ?? '')]);

describe('flatSources', () => {
  const cases: readonly (readonly [name: string, files: Files, expected: Files])[] = [
    [
      'siblings stay as they are',
      [['Lamp.tsx', './shade', 'lamps'], ['shade.ts']],
      [['Lamp.tsx', './shade', 'lamps'], ['shade.ts']],
    ],
    [
      'files named by their path meet in one folder',
      [
        ['content/lamps/list/Lamp.tsx', '../../data/lamps', './Lamp.module.css'],
        ['content/data/lamps.ts', './bulbs/index'],
        ['content/data/bulbs/index.ts', '../lamps.json'],
        ['content/data/lamps.json'],
        ['content/lamps/list/Lamp.module.css'],
      ],
      [
        ['Lamp.tsx', './lamps', './Lamp.module.css'],
        ['lamps.ts', './bulbs'],
        ['bulbs.ts', './lamps.json'],
        ['lamps.json'],
        ['Lamp.module.css'],
      ],
    ],
    [
      "paths may begin at the demo's folder",
      [['Lamp.tsx', '../../data/lamps'], ['../../data/lamps.ts', './bulbs'], ['../../data/bulbs.ts']],
      [['Lamp.tsx', './lamps'], ['lamps.ts', './bulbs'], ['bulbs.ts']],
    ],
    [
      'bare names are found by the last part of the import',
      [['Lamp.tsx', '../../../data/lamps', '../rows.json'], ['lamps.ts'], ['rows.json']],
      [['Lamp.tsx', './lamps', './rows.json'], ['lamps.ts'], ['rows.json']],
    ],
    [
      'a folder is asked for by its index',
      [['a/Lamp.tsx', './parts'], ['a/parts/index.tsx', './Shade'], ['a/parts/Shade.tsx']],
      [['Lamp.tsx', './parts'], ['parts.tsx', './Shade'], ['Shade.tsx']],
    ],
    [
      'names that clash take their folder, then a number',
      [
        ['a/Lamp.tsx', './rows', './x/rows', './y/x/rows', './rows.css', './x/rows.css'],
        ['a/rows.ts'],
        ['a/x/rows.ts'],
        ['a/y/x/rows.tsx'],
        ['a/rows.css'],
        ['a/x/rows.css'],
      ],
      [
        ['Lamp.tsx', './rows', './x-rows', './rows-2', './rows.css', './x-rows.css'],
        ['rows.ts'],
        ['x-rows.ts'],
        ['rows-2.tsx'],
        ['rows.css'],
        ['x-rows.css'],
      ],
    ],
    [
      'names that differ in case alone clash too',
      [['Lamp.tsx', './parts/lamp'], ['parts/lamp.ts']],
      [['Lamp.tsx', './parts-lamp'], ['parts-lamp.ts']],
    ],
    [
      "a file called like the project's own module gives way",
      [['Main.tsx'], ['x/main.ts']],
      [['Main-2.tsx'], ['x-main.ts']],
    ],
    [
      'an import by the TypeScript name finds the JavaScript variant',
      [['a/Lamp.js', './shade.ts', '../b/bulb.tsx'], ['a/shade.js'], ['b/bulb.js']],
      [['Lamp.js', './shade', './bulb'], ['shade.js'], ['bulb.js']],
    ],
    [
      'an import of none of the files stays',
      [['Lamp.tsx', './missing.svg']],
      [['Lamp.tsx', './missing.svg']],
    ],
  ];
  test.each(cases)('%s', (_, files, expected) => {
    expect(flattened(files)).toEqual(expected);
  });

  test.each([
    ['Lamp.js', '() => <p>On</p>', 'Lamp.jsx'],
    ['Lamp.js', '() => <Lamp />', 'Lamp.jsx'],
    ['lamps.js', 'export const lamps = [];', 'lamps.js'],
    ['Lamp.tsx', '() => <Lamp />', 'Lamp.tsx'],
  ])('%s with %s becomes %s', (name, code, expected) => {
    expect(flatSources([{ name, code }])).toEqual([{ name: expected, code }]);
  });

  test('files that are no modules are not touched', () => {
    const css = { name: 'a/b.css', code: `@import './c.css';\n/* import './b' */` };
    expect(flatSources([{ name: 'a/A.tsx', code: '' }, css])[1]).toEqual({ ...css, name: 'b.css' });
  });

  test('two files of one name are refused', () => {
    const file = { name: 'rows.ts', code: '' };
    expect(() => flatSources([file, { ...file, name: './rows.ts' }])).toThrow('Two files share a name');
  });
});
