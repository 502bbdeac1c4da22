// Modules outside `content/`, reached by the aliases of a site or as packages, with what they import.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { brokenImports, pageOf, pixel, smallSite } from '../support/small-site.ts';

const workspace = temporaryFolder();

describe('aliases', () => {
  const site = smallSite(join(workspace, 'aliases'), {
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        jsx: 'react-jsx',
        paths: { 'docs/*': ['./*'], '@kite/core': ['./packages/core/index.ts'] },
      },
    }),
    'package.json': JSON.stringify({ imports: { '#wing': './wing/index.ts' } }),
    // Readers of an exported demo would not get these modules.
    'content/site.yaml':
      'name: Kite\ndefaultProduct: kite\nproducts:\n  - { id: kite, name: Kite }\nseverity:\n  demo/not-exportable: off\n',
    'content/index.md': pageOf('Kite', 'One.tsx', 'Two.tsx', 'Three.tsx'),
    'content/One.tsx': `import Box from 'docs/lib/Box';
export default function One() { return <Box>one</Box>; }
`,
    'content/Two.tsx': `export default function Two() { return <p>two</p>; }\n`,
    'content/Three.tsx': `import { span } from '#wing';
import { core } from '@kite/core';
export default function Three() { return <p>{span} {core}</p>; }
`,
    'lib/Box.jsx': `import { Inner } from 'docs/lib/Inner';
export default function Box({ children }) { return <Inner><b>{children}</b></Inner>; }
`,
    // JSX in a .js file.
    'lib/Inner.js': `import mark from './mark.svg';
import './inner.css';
export const Inner = ({ children }) => <div className="inner"><img src={mark} alt="" />{children}</div>;
`,
    'lib/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'lib/inner.css': '.inner { color: rgb(1 2 3); }',
    'wing/index.ts': `export const span: string = 'span of wings';\n`,
    'packages/core/index.ts': `export const core: string = 'core of kites';\n`,
  });

  test('work in demos and in what they lead to, for pictures and for readers', async () => {
    expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
    const files = site.files();
    const page = String(files.get('index.html'));
    expect(page).toMatch(/<div class="inner"><img src="\/assets\/mark-\w+.svg" alt=""><b>one<\/b><\/div>/);
    expect(page).toContain('span of wings core of kites');
    expect(brokenImports(files)).toEqual([]);
    const sheets = [...page.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, path]) =>
      files.get(path ?? ''),
    );
    expect(sheets.join()).toContain('.inner{');
  });

  test('a file with another ending takes the place of one, with a warm cache', async () => {
    rmSync(join(site.root, 'lib/Inner.js'));
    site.lay({ 'lib/Inner.jsx': `export const Inner = ({ children }) => <i>{children}</i>;\n` });
    expect(await site.build()).toMatchObject({ code: 0, stdout: '' });
    expect(site.files().get('index.html')).toContain('<i><b>one</b></i>');
  });

  test('one that leads nowhere is a finding with its place', async () => {
    site.lay({
      'lib/Inner.jsx': `import x from 'docs/lib/Nothing';
export const Inner = () => x;\n`,
    });
    const { code, stdout } = await site.build();
    expect(code).toBe(1);
    expect(stdout).toContain('Could not resolve "docs/lib/Nothing"');
    expect(stdout).toContain('lib/Inner.jsx:1:15');
  });
});

describe('a package', () => {
  const site = smallSite(join(workspace, 'package'), {
    'content/index.md': pageOf('Kite', 'Flight.tsx', 'Sky.tsx'),
    'content/Flight.tsx': `import { Wing } from 'wings';
export default function Flight() { return <Wing />; }
`,
    'content/Sky.tsx': `export default function Sky() { return <p>sky</p>; }\n`,
    'package.json': JSON.stringify({ dependencies: { wings: '1.0.0' } }),
    'node_modules/wings/package.json': JSON.stringify({
      name: 'wings',
      version: '1.0.0',
      main: 'index.js',
      module: 'index.js',
    }),
    'node_modules/wings/index.js': `import { createElement } from 'react';
import './wing.css';
import styles from './wing.module.css';
import photo from './photo.png';
import mark from './mark.svg';
export const Wing = () => createElement('p', { className: 'wing ' + styles.tip }, createElement('img', { src: photo, alt: mark }), 'spread');
`,
    'node_modules/wings/wing.css': '.wing { background: url(./photo.png); }',
    'node_modules/wings/wing.module.css': '.tip { color: rgb(4 5 6); }',
    'node_modules/wings/photo.png': pixel,
    'node_modules/wings/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });

  test('may import style sheets and images', async () => {
    expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
    const files = site.files();
    const page = String(files.get('index.html'));
    const [, tip, photo] =
      /<p class="wing (wing_\w+_tip)"><img src="\/(assets\/photo-\w+\.png)"/.exec(page) ?? [];
    expect(files.has(photo ?? '')).toBe(true);
    const sheets = [...page.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, path]) =>
      files.get(path ?? ''),
    );
    expect(sheets.join()).toContain(`.${tip}{color:`);
    const [, image] = /\.wing\{background:url\("?\/(assets\/photo-\w+\.png)/.exec(sheets.join()) ?? [];
    expect(files.has(image ?? '')).toBe(true);
    expect(brokenImports(files)).toEqual([]);
    expect((await site.check()).code).toBe(0);
  });
});
