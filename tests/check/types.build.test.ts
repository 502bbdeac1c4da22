// The types of demos, with the settings of a site, those around it, and none.
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { repository, runCli } from '../support/run-cli.ts';
import { pageOf, pixel, type SmallSite, smallSite } from '../support/small-site.ts';

const workspace = temporaryFolder();

const react = ['react', 'react-dom'];

const wrong = `export default function Kite() { return <p title={7}>Sky</p>; }
`;

/** A site of one demo with these packages, linked to those that are installed here. */
function siteWith(
  root: string,
  packages: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>>,
): SmallSite {
  const site = smallSite(root, { 'content/index.md': pageOf('Kite', 'Kite.tsx'), ...files });
  for (const name of packages) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(repository, 'node_modules', name), link, 'junction');
  }
  return site;
}

test('without a tsconfig.json, demos have the options of a new site, and may import what bundles may', async () => {
  const site = siteWith(join(workspace, 'none'), [...react, '@types/react'], { 'content/Kite.tsx': wrong });
  const { code, stdout } = await site.check();
  expect({ code, errors: stdout.match(/^error .*\n.*$/gm) }).toEqual({
    code: 1,
    errors: [
      "error demo/type-error Type 'number' is not assignable to type 'string'. (TS2322)\n  content/Kite.tsx:1:44",
    ],
  });
  site.lay({
    'content/Kite.tsx': `import sky from './sky.png';
import text from './sky.txt?raw';
import styles from './kite.module.css';
import './kite.css';
export default function Kite() {
  return <img className={styles.kite} src={sky} alt={\`\${text} \${import.meta.env.BASE_URL.length}\`} />;
}
`,
    'content/sky.png': pixel,
    'content/sky.txt': 'Sky',
    'content/kite.module.css': '.kite { width: 20px; height: 20px; }',
    'content/kite.css': 'img { border: 0; }',
  });
  expect(await site.check()).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('React without its types is one finding', async () => {
  const site = siteWith(join(workspace, 'untyped'), react, { 'content/Kite.tsx': wrong });
  const { code, stdout } = await site.check();
  expect({ code, findings: stdout.match(/^(?:error|warning) .*\n.*$/gm) }).toEqual({
    code: 1,
    findings: [
      'error demo/untyped The types of demos are not checked: React is installed without its types.\n  content/index.md:5:1',
    ],
  });
  expect(stdout).toContain('npm install --save-dev @types/react');
});

test('the nearest tsconfig.json counts, as in editors: beside the modules, then around the site', async () => {
  const root = join(workspace, 'around');
  const site = siteWith(join(root, 'docs'), [...react, '@types/react'], {
    'content/Kite.tsx': `const sky: string = null;
export default function Kite() { return <p title={sky}>Sky</p>; }
`,
    '../src/wind.ts': 'export const wind = () => 7;\n',
    // The library around the site emits its own files.
    '../tsconfig.json': JSON.stringify({
      compilerOptions: {
        rootDir: 'src',
        declaration: true,
        isolatedDeclarations: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: false,
        types: [],
      },
      include: ['src'],
    }),
  });
  expect(await site.check()).toEqual({ code: 0, stdout: '', stderr: '' });
  site.lay({
    'content/tsconfig.json':
      '{ "extends": "../../tsconfig.json", "compilerOptions": { "strict": true }, "include": ["."] }',
  });
  const { stdout } = await site.check();
  expect(stdout).toMatch(/^error demo\/type-error Type 'null' .*\n {2}content\/Kite\.tsx:1:/m);
});

test('modules with which a package extends its types count for the demos that import them, and not for others', async () => {
  const adapter = (name: string, type: string) =>
    `declare module 'kites' {\n  interface Lines {\n    ${name}: ${type};\n  }\n}\nexport {};\n`;
  const demo = (name: string, use: string) =>
    `import type { Line } from 'kites';
import 'kites/${name}';

const line = null as unknown as Line;

export default function Kite() {
  return <p>Knots: {${use}}</p>;
}
`;
  const companions = [
    '    companions:',
    '      - { import: "kites/reel", package: reel }',
    '      - { import: "kites/rope", package: rope }',
  ];
  const fence = (name: string, use: string) => [
    '```tsx',
    "import type { Line } from 'kites';",
    `import 'kites/${name}';`,
    `const knots = (line: Line) => ${use};`,
    '```',
  ];
  const site = siteWith(join(workspace, 'extended'), [...react, '@types/react'], {
    'content/site.yaml': `name: Kite\ndefaultProduct: kite\nproducts:\n  - { id: kite, name: Kite }\ndemos:\n  project:\n${companions.join('\n')}\n`,
    'content/tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' },
    }),
    'package.json': JSON.stringify({ dependencies: { kites: '1.0.0' } }),
    'content/index.md': [
      pageOf('Kite', 'Reel.tsx', 'Rope.tsx'),
      ...fence('reel', 'line.length'),
      '',
      ...fence('rope', 'line.toFixed()'),
      '',
    ].join('\n'),
    'content/Reel.tsx': demo('reel', 'line?.length'),
    'content/Rope.tsx': demo('rope', 'line?.toFixed()'),
    'node_modules/kites/package.json': JSON.stringify({ name: 'kites', version: '1.0.0' }),
    'node_modules/kites/index.js': '',
    'node_modules/kites/index.d.ts': 'export interface Lines {}\nexport type Line = Lines[keyof Lines];\n',
    ...Object.fromEntries(
      [
        ['reel', 'string'],
        ['rope', 'number'],
      ].flatMap(([name = '', type = '']) => [
        [`node_modules/kites/${name}.js`, ''],
        [`node_modules/kites/${name}.d.ts`, adapter(name, type)],
      ]),
    ),
  });
  expect(await site.check()).toEqual({ code: 0, stdout: '', stderr: '' });
  // Alone, too, a mistake is one.
  site.lay({ 'content/Rope.tsx': demo('rope', 'line?.length') });
  const { stdout } = await site.check();
  expect(stdout.match(/^error .*\n.*$/gm)).toEqual([
    "error demo/type-error Property 'length' does not exist on type 'number'. (TS2339)\n  content/Rope.tsx:7:27",
  ]);
});

test('a new site has settings for its modules, and is right with them', async () => {
  const site = siteWith(join(workspace, 'new'), [...react, '@types/react'], {});
  const root = join(workspace, 'new/docs');
  expect((await runCli(['new', 'site', '--root', root, '--no-package'])).stdout).toContain(
    'wrote content/tsconfig.json',
  );
  const check = () => runCli(['check', '--root', root, '--quiet', '--strict']);
  expect(await check()).toEqual({ code: 0, stdout: '', stderr: '' });
  site.lay({ 'docs/content/Counter.tsx': wrong.replace('Kite', 'Counter') });
  expect((await check()).stdout).toContain('error demo/type-error');
});
