import { describe, expect, test } from 'vitest';
import { parseModule } from '../../cli/2-compile/modules/parse-module.ts';
import { importsOf, specifiersOf } from '../support/imports-of.ts';

describe('the imports of a module', () => {
  const cases: readonly (readonly [name: string, code: string, found: readonly string[]])[] = [
    ['a default import', `import Lamp from 'lamps';`, ['lamps']],
    ['double quotes', `import Lamp from "lamps/Lamp"`, ['lamps/Lamp']],
    ['a list over several lines', `import {\n  Lamp, // bright\n  type Bulb,\n} from 'lamps';`, ['lamps']],
    ['a namespace', `import * as lamps from 'lamps';`, ['lamps']],
    ['types alone', `import type { Bulb } from 'lamps';`, ['lamps']],
    ['an import for its effect', `import 'lamps/styles.css';`, ['lamps/styles.css']],
    ['a re-export', `export { Lamp } from 'lamps';\nexport * from './shade';`, ['lamps', './shade']],
    ['a dynamic import', `const Lamp = lazy(() => import('./Lamp'));`, ['./Lamp']],
    ['two on a line', `import a from 'a'; import b from 'b';`, ['a', 'b']],
    ['each once, in order', `import b from 'b';\nimport a from 'a';\nimport { c } from 'b';`, ['b', 'a']],
    ['none in comments', `// import a from 'a';\n/*\nimport b from 'b';\n*/`, []],
    ['none in templates', 'const text = `\nimport a from "a";\n`;', []],
    ['a path that looks like a comment', `import a from './a//b'; import b from 'b';`, ['./a//b', 'b']],
    ['an indented one', `  import a from './a';`, ['./a']],
    ['nothing else', `const from = 'a';\nexport const importer = "b";\nimport.meta.env;`, []],
  ];
  test.each(cases)('%s', (_, code, found) => {
    expect(specifiersOf(code)).toEqual(found);
  });
});

test('an import of types in a type counts, and an apostrophe in a text of JSX hides nothing that follows', () => {
  const code = `type Lamp = import('./lamp').Lamp;\nconst a = <p>Don't</p>;\nimport b from './b';`;
  expect(specifiersOf(code)).toEqual(['./lamp', './b']);
});

test('text that only looks like an import does not count', () => {
  const code = `
const text = "import d from './text'";
export default function Demo() {
  return <img src="./lamp.png" alt="import('./lamp')" />;
}
export const lamp = './lamp';
const important = from('./function');
`;
  expect(specifiersOf(code)).toEqual([]);
});

test('names are those of the other module, with what they are called here', () => {
  const code = `
import React, { useState, type Bulb as Light } from 'lamps';
import * as all from 'wires';
import { useState as second } from 'lamps';
`;
  expect(importsOf(code)).toEqual([
    {
      specifier: 'lamps',
      line: 2,
      column: 1,
      end: { line: 2, column: 61 },
      names: [
        { name: 'default', local: 'React' },
        { name: 'useState', local: 'useState' },
        { name: 'Bulb', local: 'Light' },
        { name: 'useState', local: 'second' },
      ],
    },
    { specifier: 'wires', line: 3, column: 1, end: { line: 3, column: 30 }, names: [] },
  ]);
});

test('the ending of a file decides its syntax', () => {
  const generic = `import a from './a';\nexport const same = <T>(value: T) => value;`;
  expect(importsOf(generic, 'ts')).toHaveLength(1);
  expect(parseModule('@import "a.css";', 'css')).toBeNull();
  expect(parseModule('export default function (', 'tsx')).toBeNull();
});
