import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rewriteImports } from '../../renderer/export/rewrite-imports.ts';

const marked = (code: string) => rewriteImports(code, (specifier) => `<${specifier}>`);

describe('rewriteImports', () => {
  const cases: readonly (readonly [name: string, code: string, expected: string])[] = [
    ['an import', `import a from './a';`, `import a from '<./a>';`],
    ['double quotes', `import a from "../a"`, `import a from "<../a>"`],
    [
      'a list with comments',
      `import {\n  a, // one\n  type B /* two */,\n} from './a';`,
      `import {\n  a, // one\n  type B /* two */,\n} from '<./a>';`,
    ],
    ['types alone', `import type { A } from './a';`, `import type { A } from '<./a>';`],
    ['an import for its effect', `'use client';\nimport './a.css';`, `'use client';\nimport '<./a.css>';`],
    [
      're-exports',
      `export { a } from './a';\nexport * as b from '../b';`,
      `export { a } from '<./a>';\nexport * as b from '<../b>';`,
    ],
    ['a dynamic import', `lazy(() => import( './a' ))`, `lazy(() => import( '<./a>' ))`],
    [
      'two on a line',
      `import a from './a'; import b from './b';`,
      `import a from '<./a>'; import b from '<./b>';`,
    ],
    ['no package', `import a from 'a';\nimport b from '@b/b';`, `import a from 'a';\nimport b from '@b/b';`],
    ['no comment', `// import a from './a';`, `// import a from './a';`],
    ['no template', "const a = `\nimport a from './a';\n`;", "const a = `\nimport a from './a';\n`;"],
    ['no other string', `const a = './a';`, `const a = './a';`],
  ];
  test.each(cases)('%s', (_, code, expected) => {
    expect(marked(code)).toBe(expected);
  });

  test('changes nothing but specifiers', () => {
    const piece = fc.constantFrom(
      `import a from './a';\n`,
      `import('../b')`,
      `export * from "./c";\n`,
      '// ',
      '/*',
      '*/',
      '`',
      "'",
      '"',
      '\n',
      '\\',
      '<p>It’s</p>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const code = pieces.join('');
        expect(rewriteImports(code, (specifier) => specifier)).toBe(code);
      }),
    );
  });
});
