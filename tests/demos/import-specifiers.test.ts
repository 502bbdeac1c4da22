import { describe, expect, test } from 'vitest';
import { importSpecifiers } from '../../cli/2-compile/demos/import-specifiers.ts';
import { localImports } from '../../cli/2-compile/demos/local-imports.ts';

describe('importSpecifiers finds', () => {
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
    ['nothing else', `const from = 'a';\nexport const importer = "b";\nimport.meta.env;`, []],
  ];
  test.each(cases)('%s', (_, code, found) => {
    expect(importSpecifiers(code)).toEqual(found);
  });
});

test('localImports are those of files', () => {
  expect(
    localImports(`import a from 'a';\nimport b from './b';\nimport c from '../../c/d';\nimport e from '.e';`),
  ).toEqual(['./b', '../../c/d']);
});
