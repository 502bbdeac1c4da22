import { describe, expect, test } from 'vitest';
import { readAliases } from '../../cli/machine/aliases.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { findingsOf, told } from '../support/findings-of.ts';
import { demoCompiler } from './demo-compiler.ts';

const json = (value: object): string => JSON.stringify(value);

describe('names by which modules import files of their site', () => {
  const targets = (files: Readonly<Record<string, string>>, folder: string, specifier: string) =>
    readAliases(memoryHost(new Map(Object.entries(files))), folder).targets(specifier);

  test('the longest pattern of the nearest tsconfig.json counts, whose paths begin at its folder', () => {
    const files = {
      '/site/tsconfig.json': `{
        // Comments and commas at the end are allowed.
        "compilerOptions": { "paths": { "@/*": ["./content/*"], "@/data/*": ["./data/*", "./more/*"], "kit": ["./kit.ts"] }, },
      }`,
    };
    expect(targets(files, '/site/content/a', '@/b/C')).toEqual(['/site/content/b/C']);
    expect(targets(files, '/site/content/a', '@/data/x')).toEqual(['/site/data/x', '/site/more/x']);
    expect(targets(files, '/site/content/a', 'kit')).toEqual(['/site/kit.ts']);
    expect(targets(files, '/site/content/a', 'kit/sub')).toEqual([]);
    expect(targets(files, '/site/content/a', './@/b')).toEqual([]);
  });

  test('a tsconfig.json inherits from files and packages', () => {
    const files = {
      '/site/tsconfig.json': json({ extends: ['./base', '@kite/tsconfig'] }),
      '/site/base.json': json({ compilerOptions: { baseUrl: 'content' } }),
      '/site/node_modules/@kite/tsconfig/tsconfig.json': json({
        compilerOptions: { paths: { '~/*': ['../../../own/*'] } },
      }),
    };
    expect(targets(files, '/site', '~/a')).toEqual(['/site/own/a', '/site/content/~/a']);
    expect(targets(files, '/site', 'parts/a')).toEqual(['/site/content/parts/a']);
  });

  test('a file that extends itself, or is broken, has none', () => {
    expect(targets({ '/site/tsconfig.json': json({ extends: './tsconfig.json' }) }, '/site', 'a')).toEqual(
      [],
    );
    expect(targets({ '/site/tsconfig.json': '{' }, '/site', 'a')).toEqual([]);
    const odd = json({ extends: 7, compilerOptions: { paths: { a: 'b', c: [null, './d'] } } });
    expect(targets({ '/site/tsconfig.json': odd }, '/site', 'a')).toEqual([]);
    expect(targets({ '/site/tsconfig.json': odd }, '/site', 'c')).toEqual(['/site/d']);
  });

  test('`imports` of package.json', () => {
    const files = {
      '/site/package.json': json({
        imports: { '#data/*': './content/data/*.ts', '#kit': { browser: './kit.js', default: 'kit' } },
      }),
    };
    expect(targets(files, '/site/content', '#data/boards')).toEqual(['/site/content/data/boards.ts']);
    expect(targets(files, '/site/content', '#kit')).toEqual(['/site/kit.js']);
    expect(targets(files, '/site/content', '#none')).toEqual([]);
  });
});

describe('a demo that imports a file by an alias', () => {
  const compile = (files: Readonly<Record<string, string>>) =>
    demoCompiler(
      memoryHost(new Map(Object.entries(files))),
      { root: '/site', codeStyle: null },
      {
        wrappers: ['div'],
        project: { shell: null, packages: [], companions: [] },
        alternatives: null,
      },
    );
  const settings = {
    '/site/tsconfig.json': json({ compilerOptions: { paths: { 'docs/*': ['./*'] } } }),
  };
  const rack = (specifier: string) =>
    `import { boards } from '${specifier}';\n\nexport default function Rack() {\n  return <div>{boards}</div>;\n}\n`;

  test('shows that file, and code that works beside it', () => {
    const files = {
      ...settings,
      '/site/content/rack/Rack.tsx': rack('docs/content/data/boards'),
      '/site/content/data/boards.ts': "export { boards } from 'docs/content/data/more/index.ts';\n",
      '/site/content/data/more/index.ts': 'export const boards: number = 3;\n',
    };
    const { value, diagnostics } = compile(files)('rack/Rack');
    expect(diagnostics).toEqual([]);
    expect(value.sources.map(({ file }) => file)).toEqual([
      'content/rack/Rack.tsx',
      'content/data/boards.ts',
      'content/data/more/index.ts',
    ]);
    expect(value.sources[0]?.code).toBe(rack('../data/boards'));
    expect(value.sources[1]?.code).toBe("export { boards } from './more';\n");
    expect(value.javascript?.sources[0]?.code).toBe(rack('../data/boards'));
    expect(value.project).not.toBeNull();
  });

  test.each(['docs/lib/boards', '../../lib/boards'])(
    'that is not content (%s) cannot be a project, and says why',
    (specifier) => {
      const files = {
        ...settings,
        '/site/content/rack/Rack.tsx': rack(specifier),
        '/site/lib/boards.ts': 'export const boards = 3;\n',
      };
      const { value, diagnostics } = compile(files)('rack/Rack');
      expect(value.project).toBeNull();
      expect(told(diagnostics)).toEqual([
        `content/rack/Rack.tsx:1:1 | demo/not-exportable | \`${specifier}\` leads to lib/boards.ts, which readers of the demo do not get. | Move the file below content/, or import it from a package.`,
      ]);
    },
  );
});

test('a directive names a demo by an alias', () => {
  const fold = 'export default function Fold() {\n  return <p>Fold</p>;\n}\n';
  const files = (specifier: string) => ({
    'tsconfig.json': json({ compilerOptions: { paths: { '@/*': ['./content/*'] } } }),
    'content/guide/guide.md': `# Guide\n\n<p class="description">How to begin.</p>\n\n{{"demo": "${specifier}"}}\n`,
    'content/shared/Fold.tsx': fold,
  });
  expect(told(findingsOf(files('@/shared/Fold.tsx')))).toEqual([]);
  expect(told(findingsOf(files('@/shared/Flod.tsx')))).toEqual([
    'content/guide/guide.md:5:11 | demo/missing | There is no file `@/shared/Flod.tsx` beside the page. | Did you mean `@/shared/Fold.tsx`?',
  ]);
});

test('a directive names a folder by its index, and folders in tabs by theirs', () => {
  const fold = 'export default function Fold() {\n  return <p>Fold</p>;\n}\n';
  const page = (...demos: string[]) =>
    `# Guide\n\n<p class="description">How to begin.</p>\n\n${demos.map((demo) => `{{"demo": "${demo}"}}\n\n`).join('')}[one](#Crease), [two](#Fold-css)\n`;
  const files = {
    'content/guide/guide.md': page('Crease', 'Fold/css/index.tsx', 'Fold/plain'),
    'content/guide/Crease/index.tsx': fold,
    'content/guide/Fold/css/index.tsx': fold,
    'content/guide/Fold/plain/index.tsx': fold,
  };
  expect(told(findingsOf(files))).toEqual([]);
  expect(told(findingsOf({ ...files, 'content/guide/guide.md': page('Crease', 'Fold') }))[0]).toBe(
    'content/guide/guide.md:7:11 | demo/missing | There is no file `Fold/index.tsx` beside the page. | Name a module, or several by the labels of their tabs: `"demo": { "CSS": "Fold/css", … }`.',
  );
  const tabs = '{"demo": {"CSS": "Fold/css", "Plain": "./Fold/plain/index.tsx"}}';
  const text = page('Crease').replace(/(?=\[one\])/, `{${tabs}}\n\n`);
  expect(told(findingsOf({ ...files, 'content/guide/guide.md': text }))).toEqual([]);
});
