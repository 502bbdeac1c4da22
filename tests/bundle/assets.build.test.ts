// What demos import beside scripts: CSS modules, files by their URLs, texts, and facts of the build.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { brokenImports, pageOf, pixel, smallSite } from '../support/small-site.ts';

const workspace = temporaryFolder();

test('CSS modules compose, import, and have names of every kind', async () => {
  const site = smallSite(join(workspace, 'modules'), {
    'content/index.md': pageOf('Kite', 'One.tsx', 'Two.tsx'),
    'content/One.tsx': `import styles, * as all from './one.module.css';
import { lone } from './one.module.css';
export default function One() {
  return (
    <p className={styles.both} data-far={styles.far} data-odd={styles['größe']} data-half={styles['w-1/2']}>
      {[all.lone, all['w-1/2'], lone].join()}
    </p>
  );
}
`,
    'content/Two.tsx': `import two from './parts/two.module.css';
export default function Two() { return <p className={two.deep}>deep</p>; }
`,
    'content/one.module.css': `@import './parts/base.css';
.lone { color: red; }
.both { composes: lone; background: url('./dot.png'); }
.far { composes: deep from './parts/two.module.css'; margin: 0; }
.größe { color: blue; }
.w-1\\/2 { width: 50%; }
`,
    'content/parts/base.css': '.base { color: rgb(9 9 9); background: url(/sky.png); }',
    'content/parts/two.module.css': '.deep { color: green; background: url(./dot.png); }',
    'content/dot.png': pixel,
    'content/parts/dot.png': pixel,
    'content/public/sky.png': pixel,
  });
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  const files = site.files();
  const page = Buffer.from(files.get('index.html') ?? '', 'latin1').toString();
  const [, one] = /<p class="one_(\w{6})_lone/.exec(page) ?? [];
  const [, two] = /<p class="two_(\w{6})_deep"/.exec(page) ?? [];
  expect(page).toContain(
    `<p class="one_${one}_lone one_${one}_both" data-far="two_${two}_deep one_${one}_far" data-odd="one_${one}_größe" data-half="one_${one}_w-1/2">one_${one}_lone,one_${one}_w-1/2,one_${one}_lone</p>`,
  );
  const sheet = String([...files].find(([path]) => /^assets\/demos.*\.css$/.test(path))?.[1]);
  expect(sheet).toContain('.base{color:#090909;background:url(/sky.png)}');
  expect(sheet).toContain(`.two_${two}_deep{color:green;background:url("/assets/dot-`);
  expect(sheet).toContain(`.one_${one}_w-1\\/2{width:50%}`);
});

test('files have URLs and texts; the facts of the build are those of Vite', async () => {
  const site = smallSite(join(workspace, 'files'), {
    'content/index.md': pageOf('Kite', 'Files.tsx'),
    'content/types.d.ts': `declare module '*?raw' { const text: string; export default text; }
declare module '*?url' { const url: string; export default url; }
declare module '*?inline' { const url: string; export default url; }
declare module '*.gif' { const url: string; export default url; }
declare module '*.mp4' { const url: string; export default url; }
`,
    'content/Files.tsx': `import gif from './a.gif';
import film from './b.mp4';
import text from './note.txt?raw';
import url from './note.txt?url';
import data from './a.gif?inline';
import './fonts.css';
const photo = new URL('./photo.jpeg', import.meta.url);
export default function Files() {
  return (
    <ul>
      <li>{gif} {film} {url}</li>
      <li>{text}</li>
      <li>{data}</li>
      <li>{photo.pathname}</li>
      <li>{import.meta.env.MODE} {String(import.meta.env.PROD)} {String(import.meta.env.SSR)} {String(import.meta.env.VITE_X)}</li>
    </ul>
  );
}
`,
    'content/fonts.css':
      '@font-face { font-family: Wind; src: url(./w.woff) format("woff"), url("./w.ttf?x#iefix"); } p { background: url(a.gif) }',
    'content/w.woff': 'font',
    'content/w.ttf': 'font',
    'content/a.gif': pixel,
    'content/b.mp4': 'film',
    'content/photo.jpeg': pixel,
    'content/note.txt': 'A note on wind.',
  });
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  const files = site.files();
  const page = String(files.get('index.html'));
  const items = [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item);
  const named = items.find((item) => item.includes('.gif'))?.split(' ') ?? [];
  expect(named.map((path) => files.has(path.slice(1)))).toEqual([true, true, true]);
  expect(items).toContain('A note on wind.');
  expect(items.some((item) => item.startsWith('data:image/gif;base64,'))).toBe(true);
  const photo = items.find((item) => item.includes('photo-')) ?? '';
  expect(files.has(photo.slice(1))).toBe(true);
  expect(items).toContain('production true false undefined');
  expect(brokenImports(files)).toEqual([]);
  const sheet = String([...files].find(([path]) => /^assets\/demos.*\.css$/.test(path))?.[1]);
  for (const [, path = ''] of sheet.matchAll(/url\("?\/([^")?]+)/g)) expect(files.has(path), path).toBe(true);
});

test.each([
  ['a file that nothing reads', `import './x.scss';`, 'No loader is configured', 'plugins` in site.yaml'],
  [
    'a query that nothing reads',
    `import x from './x.svg?react'; x();`,
    'Nothing reads files as `?react`',
    'plugins` in site.yaml',
  ],
  ['a worker', `new Worker(new URL('./w.ts', import.meta.url));`, 'a script of its own', 'Import the module'],
])('%s is a finding with a way out', async (name, line, message, help) => {
  const site = smallSite(join(workspace, name), {
    'content/index.md': pageOf('Kite', 'Wrong.tsx'),
    'content/Wrong.tsx': `${line}\nexport default function Wrong() { return <p>wrong</p>; }\n`,
    'content/x.scss': '$a: 1;',
    'content/x.svg': '<svg/>',
    'content/w.ts': 'export {};',
  });
  const { code, stdout } = await site.build();
  expect(code).toBe(1);
  expect(stdout).toContain(message);
  expect(stdout).toContain(help);
  expect(stdout).toContain('content/Wrong.tsx:1:');
});

test('a style sheet imports that of a package by its name; a demo may be left undrawn', async () => {
  const site = smallSite(join(workspace, 'package-styles'), {
    'package.json': JSON.stringify({ dependencies: { windcss: '1.0.0', oldcss: '1.0.0' } }),
    'content/index.md': `${pageOf('Kite', 'One.tsx')}\n{{"demo": "Big.tsx", "draw": false, "height": 320}}\n`,
    'content/One.tsx': `import './one.css';\nexport default function One() { return <p>one</p>; }\n`,
    'content/Big.tsx': `window.nothing.here;\nexport default function Big() { return <p>big</p>; }\n`,
    'content/one.css': '@import "windcss";\n@import "oldcss";\n',
    'node_modules/windcss/package.json': JSON.stringify({
      name: 'windcss',
      version: '1.0.0',
      exports: { '.': { style: './index.css', import: './lib.mjs' } },
    }),
    'node_modules/windcss/index.css': '.wind { color: red }',
    'node_modules/windcss/lib.mjs': '',
    'node_modules/oldcss/package.json': JSON.stringify({
      name: 'oldcss',
      version: '1.0.0',
      main: 'a.js',
      style: 'old.css',
    }),
    'node_modules/oldcss/old.css': '.old { color: red }',
    'node_modules/oldcss/a.js': '',
  });
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  const files = site.files();
  const sheet = String([...files].find(([path]) => /^assets\/demos.*\.css$/.test(path))?.[1]);
  expect(sheet).toContain('.wind{color:red}.old{color:red}');
  expect(files.get('index.html')).toContain('style="height:320px"><div class="demo-picture"></div>');
});
