// The worlds in which demos are drawn: what they share, and what they have of a browser.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { pageOf, smallSite } from '../support/small-site.ts';

const workspace = temporaryFolder();

const pictures = (files: ReadonlyMap<string, string>, document = 'index.html'): string[] =>
  [
    ...String(files.get(document)).matchAll(
      /<div class="demo-picture">(.*?)<\/div><\/div>(?:<noscript>.*?<\/noscript>)?<\/div><div class="demo-toolbar/gs,
    ),
  ].map(([, picture = '']) => picture);

const component = (name: string, before: string, body: string): string =>
  `${before}\nexport default function ${name}() {\n  ${body}\n}\n`;

const demo = (name: string, before: string, jsx: string): string => component(name, before, `return ${jsx};`);

test('a demo is drawn in the order of its own imports, whatever its neighbours import', async () => {
  // Bundled together, what both share runs in the order of its distance from demos: `box` before `styled`.
  const framed = (name: string) => ({
    [`content/${name}.jsx`]: demo(
      name,
      `import { Frame${name} } from './frame${name}';\nimport { styled } from './styled';\nconst Text = styled('p');`,
      `<Frame${name}><Text>${name}</Text></Frame${name}>`,
    ),
    [`content/frame${name}.js`]: `import { box } from './box';\nexport const Frame${name} = box;\n`,
  });
  const site = smallSite(join(workspace, 'order'), {
    'content/index.md': pageOf('Kite', 'One.jsx', 'Two.jsx'),
    ...framed('One'),
    ...framed('Two'),
    'content/box.js': `import { styled } from './styled';\nexport const box = styled('section');\n`,
    'content/styled.js': `import { box } from './box';
const styled = (Tag) => ({ children }) => <Tag>{children}</Tag>;
export const known = () => box;
export { styled };
`,
  });
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(pictures(site.files())).toEqual(['<section><p>One</p></section>', '<section><p>Two</p></section>']);
});

test('modules that are loaded at once are ready; one that fails is told with its own error', async () => {
  const site = smallSite(join(workspace, 'at-once'), {
    'content/index.md': pageOf('Kite', 'AtOnce.jsx', 'First.jsx', 'Second.jsx'),
    'content/AtOnce.jsx': demo(
      'AtOnce',
      `const names = await Promise.all([import('./x'), import('./y'), import('./x')]);`,
      '<p>{names.map(({ name }) => name).join()}</p>',
    ),
    'content/x.js': `import { deep } from './shared';\nexport const name = 'x' + deep;\n`,
    'content/y.js': `import { deep } from './shared';\nexport const name = 'y' + deep;\n`,
    'content/shared.js': `export { deep } from './deep';\n`,
    'content/deep.js': `export const deep = 1;\n`,
    'content/First.jsx': demo('First', `import { wind } from './storm';`, '<p>{wind}</p>'),
    'content/Second.jsx': demo('Second', `import { wind } from './storm';`, '<p>{wind}</p>'),
    'content/storm.js': `throw new Error('No wind');\nexport const wind = 1;\n`,
  });
  const { stdout } = await site.build();
  expect(stdout).toContain('First fails: No wind');
  expect(stdout).toContain('Second fails: No wind');
  expect(stdout).not.toContain('AtOnce');
  expect(stdout).toContain('content/storm.js:1:7');
});

test('demos that need much memory one after the other do not end for one another', async () => {
  const heavy = (name: string) =>
    demo(
      name,
      `globalThis.kept ??= [];\nglobalThis.kept.push(new Array(30_000_000).fill(0.5));`,
      `<p>${name}</p>`,
    );
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  const site = smallSite(join(workspace, 'memory'), {
    'content/index.md': pageOf('Kite', ...names.map((name) => `${name}.jsx`)),
    ...Object.fromEntries(names.map((name) => [`content/${name}.jsx`, heavy(name)])),
  });
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('an id that React makes is the same in the HTML and the styles of a picture', async () => {
  const site = smallSite(join(workspace, 'ids'), {
    'content/index.md': pageOf('Kite', 'First.jsx', 'Second.jsx'),
    'content/First.jsx': component(
      'First',
      `import { useId } from 'react';`,
      'return <p id={useId()} className={useId()}>1</p>;',
    ),
    'content/Second.jsx': component(
      'Second',
      `import { useId, useInsertionEffect } from 'react';`,
      `const id = useId();
  useInsertionEffect(() => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = \`.wind { fill: url("#\${id}"); }\`;
  }, [id]);
  return <b id={id} className="wind">2</b>;`,
    ),
  });
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  const html = String(site.files().get('index.html'));
  const [, id] = /<b id="([^"]+)"/.exec(html) ?? [];
  expect(id).toMatch(/Second/);
  expect(html).toMatch(/\.wind ?\{ ?fill: ?url/);
  expect(html).toContain(`url("#${id}")`);
});

test('styles that a library writes into the document are part of the picture', async () => {
  const site = smallSite(join(workspace, 'styles'), {
    'content/site.yaml':
      'name: Kite\ndefaultProduct: kite\nproducts:\n  - { id: kite, name: Kite }\ncomponents:\n  Wind: content/parts/Wind.jsx\ndemos:\n  shell: content/shell/shell.jsx\n',
    'content/index.md': `${pageOf('Kite', 'Inserted.jsx', 'Again.jsx')}\n{{"component": "Wind"}}\n`,
    'content/shell/shell.jsx': `export const styleSheet = () => '';
export const Shell = ({ children }) => <div className="shell">{children}</div>;\n`,
    'content/styled.js': `let sheet = null;
const known = new Set();
export const rule = (text) => {
  sheet ??= document.head.appendChild(document.createElement('style')).sheet;
  if (!known.has(text)) sheet.insertRule(text, sheet.cssRules.length);
  known.add(text);
};
`,
    'content/Inserted.jsx': demo(
      'Inserted',
      `import { rule } from './styled';\nrule('.one { color: rgb(7 8 9); }');`,
      '<p className="one">one</p>',
    ),
    // The library keeps the rule of its neighbour.
    'content/Again.jsx': demo(
      'Again',
      `import { rule } from './styled';\nrule('.one { color: rgb(7 8 9); }');\nrule('.two { color: color-mix(in oklch, red, blue); }');`,
      '<p className="one two">two</p>',
    ),
    'content/parts/Wind.jsx': `import { useInsertionEffect } from 'react';
export default function Wind({ force }) {
  useInsertionEffect(() => {
    document.head.appendChild(document.createElement('style')).textContent = '.wind{color:rgb(3 3 9)}';
  }, []);
  return <p className="wind">blows {force}</p>;
}
`,
  });
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  const page = String(site.files().get('index.html'));
  const [, sheet = ''] = /<style[^>]*data-pictures[^>]*>(.*?)<\/style>/s.exec(page) ?? [];
  expect(sheet.split('}').map((rule) => rule.trim())).toEqual([
    '.one { color: rgb(7 8 9);',
    '.two { color: color-mix(in oklch, red, blue);',
    '.wind{color:rgb(3 3 9)',
    '',
  ]);
  expect(page).toContain('<div class="shell"><p class="wind">blows </p></div>');
});

test('what browsers have and the DOM here lacks has an answer', async () => {
  const site = smallSite(join(workspace, 'apis'), {
    'content/index.md': pageOf(
      'Kite',
      'Apis.jsx',
      'Media.jsx',
      'Paper.jsx',
      'Bar.jsx',
      'Later.jsx',
      'Today.jsx',
    ),
    'content/Apis.jsx': component(
      'Apis',
      `import { useEffect, useRef, useState } from 'react';
function useApis(dialog, popover, canvas, setDone) {
  useEffect(() => {
    dialog.current.showModal();
    popover.current.showPopover();
    dialog.current.animate([], 100).finished.then(() => setDone((done) => done + ' animated'));
    requestIdleCallback(() => setDone((done) => done + ' idle'));
    const context = canvas.current.getContext('2d');
    context.fillStyle = 'red';
    context.fillRect(0, 0, context.measureText('wind').width, context.getImageData(0, 0, 1, 1).data.length);
    document.fonts.ready.then(() => setDone((done) => done + ' fonts'));
    const answers = [CSS.supports('display', 'grid'), CSS.escape('1a b'), document.elementFromPoint(1, 1)];
    setDone((done) => [done, ...answers, new DOMMatrix('matrix(1, 0, 0, 1, 5, 6)').m41].join(' '));
  }, []);
}`,
      `const [dialog, popover, canvas] = [useRef(null), useRef(null), useRef(null)];
  const [done, setDone] = useState('');
  useApis(dialog, popover, canvas, setDone);
  return <div><dialog ref={dialog}>talk</dialog><p popover="auto" ref={popover}>p</p><canvas ref={canvas} /><b>{done}</b></div>;`,
    ),
    'content/Media.jsx': demo(
      'Media',
      `const queries = ['(width >= 600px)', '(min-width: 40em)', 'screen', '(prefers-color-scheme: light)', '(max-width: 600px)', 'print', '(prefers-color-scheme: dark)'];`,
      '<p>{queries.map((query) => String(matchMedia(query).matches)).join()}</p>',
    ),
    'content/Paper.jsx': demo('Paper', '', `<div style={{ height: 100, background: 'red' }} />`),
    'content/Bar.jsx': demo('Bar', '', '<span role="progressbar"><span /></span>'),
    'content/Later.jsx': demo(
      'Later',
      `const text = await new Promise((resolve) => setTimeout(() => resolve('later'), 500));`,
      '<p>{text}</p>',
    ),
    'content/Today.jsx': demo(
      'Today',
      `const { format, formatToParts } = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short' });
const days = [format(), format(new Date()), formatToParts().map(({ value }) => value).join(''), new Date().toLocaleDateString('en-GB')];`,
      '<p>{new Set(days).size}</p>',
    ),
  });
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  const [apis, media, , , later, today] = pictures(site.files());
  // Without scripts, readers of a page with a canvas learn why it is empty; the note is none of the picture's.
  const note = '<noscript><p class="demo-missing">This demo is painted by a script';
  expect(String(site.files().get('index.html')).split(note)).toHaveLength(2);
  expect(apis).toContain('<dialog open="">talk</dialog>');
  for (const part of ['animated', 'idle', 'fonts', 'true \\31 a\\ b', ' 5']) expect(apis).toContain(part);
  expect(media).toBe('<p>true,true,true,true,false,false,false</p>');
  expect(later).toBe('<p>later</p>');
  expect(today).toBe('<p>1</p>');
});

test('an error in an effect, a timer or a promise is a finding at its line; one on a click is not drawn', async () => {
  const inEffect = (name: string, line: string) =>
    component(
      name,
      `import { useEffect } from 'react';\nfunction useWind() {\n  useEffect(() => {\n    ${line}\n  }, []);\n}`,
      'useWind();\n  return <p>kite</p>;',
    );
  const site = smallSite(join(workspace, 'errors'), {
    'content/index.md': pageOf('Kite', 'Effect.jsx', 'Timer.jsx', 'Rejected.jsx', 'Click.jsx'),
    'content/Effect.jsx': inEffect('Effect', "throw new Error('Gust');"),
    'content/Timer.jsx': inEffect('Timer', "setTimeout(() => { throw new Error('Lull'); }, 100);"),
    'content/Rejected.jsx': inEffect('Rejected', "Promise.reject(new Error('Squall'));"),
    'content/Click.jsx': demo(
      'Click',
      '',
      '<button type="button" onClick={() => { throw new Error(\'Calm\'); }}>Fly</button>',
    ),
  });
  const { code, stdout } = await site.build();
  expect(code).toBe(1);
  const found = [...stdout.matchAll(/^error demo\/render-failed (.*)\n {2}(.*)$/gm)].map(
    ([, ...told]) => told,
  );
  expect(found).toEqual([
    ['Effect fails: Gust', 'content/Effect.jsx:4:11'],
    ['Rejected fails: Squall', 'content/Rejected.jsx:4:20'],
    ['Timer fails: Lull', 'content/Timer.jsx:4:30'],
  ]);
});

test('what no browser has is a finding, and so is a module that waits for ever', async () => {
  const names = ['Buffer', 'process', 'setImmediate'];
  const site = smallSite(join(workspace, 'node'), {
    'content/index.md': pageOf('Kite', ...names.map((name) => `Uses${name}.jsx`), 'Waits.jsx'),
    ...Object.fromEntries(
      names.map((name) => [
        `content/Uses${name}.jsx`,
        demo(`Uses${name}`, `const kind = String(${name}.name);`, '<p>{kind}</p>'),
      ]),
    ),
    'content/Waits.jsx': demo('Waits', 'await new Promise(() => {});', '<p>never</p>'),
  });
  const start = Date.now();
  const { code, stdout } = await site.build();
  expect(code).toBe(1);
  for (const name of names) expect(stdout).toContain(`Uses${name} fails: ${name} is not defined`);
  expect(stdout).toContain('A browser has no `Buffer`');
  expect(stdout).toContain('Waits fails: its module waits at its top level');
  expect(Date.now() - start).toBeLessThan(50_000);
});

test('what shows itself only in view or at a size is drawn; a list that loads more in view does so once', async () => {
  const site = smallSite(join(workspace, 'observers'), {
    'content/index.md': pageOf('Kite', 'InView.jsx', 'Again.jsx', 'Endless.jsx', 'Sized.jsx'),
    'content/InView.jsx': component(
      'InView',
      `import { useEffect, useRef, useState } from 'react';
function useInView(ref) {
  const [entry, setEntry] = useState(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([first]) => {
      setEntry(first);
      observer.disconnect();
    }, { threshold: [0, 0.5] });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return entry;
}`,
      `const ref = useRef(null);
  const entry = useInView(ref);
  return <p ref={ref}>{entry?.isIntersecting ? 'seen ' + entry.intersectionRatio : 'unseen'}</p>;`,
    ),
    // Observes again after every render, as hooks without dependencies do.
    'content/Again.jsx': component(
      'Again',
      `import { useEffect, useRef, useState } from 'react';`,
      `const ref = useRef(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  });
  return <p ref={ref}>{isSeen ? 'seen' : 'unseen'}</p>;`,
    ),
    'content/Endless.jsx': component(
      'Endless',
      `import { useEffect, useRef, useState } from 'react';`,
      `const end = useRef(null);
  const [count, setCount] = useState(3);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry.isIntersecting) setCount(count + 3);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count]);
  return <div>{Array.from({ length: count }, (_, index) => <i key={index}>{index}</i>)}<b ref={end}>more</b></div>;`,
    ),
    'content/Sized.jsx': component(
      'Sized',
      `import { useEffect, useRef, useState } from 'react';`,
      `const ref = useRef(null);
  const [size, setSize] = useState(null);
  useEffect(() => {
    const observer = new ResizeObserver(([{ contentRect }]) => setSize(contentRect));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} style={{ width: 300, height: 40 }}>{size && size.width + ' by ' + size.height}</div>;`,
    ),
  });
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  const [inView, again, endless, sized] = pictures(site.files());
  expect(inView).toBe('<p>seen 1</p>');
  expect(again).toBe('<p>seen</p>');
  expect(endless?.match(/<i>/g)).toHaveLength(6);
  expect(sized).toContain('>300 by 40<');
});

test('a module that several demos import at run time is in the world of its demo', async () => {
  // Every page has a world of its own, in the same process.
  const names = ['reel', 'rope', 'tail'];
  const pages = names.map((name) => `  - { pathname: /${name} }\n`).join('');
  const site = smallSite(join(workspace, 'worlds'), {
    'content/pages.yaml': `pages:\n  - { pathname: /, title: Kite }\n${pages}`,
    'content/index.md': pageOf('Kite'),
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`content/${name}/${name}.md`, pageOf(name, 'World.jsx')],
        [
          `content/${name}/World.jsx`,
          component(
            'World',
            `import { useEffect, useState } from 'react';\nimport { loadWorld } from '../loadWorld';`,
            `const [world, setWorld] = useState(null);
  useEffect(() => {
    loadWorld().then((loaded) => setWorld(loaded.world));
  }, []);
  return <p>{world === globalThis ? 'own' : 'other'}</p>;`,
          ),
        ],
      ]),
    ),
    'content/loadWorld.js': "export const loadWorld = () => import('./world');\n",
    'content/world.js': 'export const world = globalThis;\n',
  });
  expect(await site.build('--workers', '1')).toEqual({ code: 0, stdout: '', stderr: '' });
  const drawn = names.flatMap((name) => pictures(site.files(), `${name}/index.html`));
  expect(drawn).toEqual(names.map(() => '<p>own</p>'));
});

test('what suspends is drawn with what it waits for; an async component is a finding', async () => {
  const site = smallSite(join(workspace, 'suspended'), {
    'content/index.md': pageOf('Kite', 'Lazy.jsx', 'Bare.jsx', 'Slow.jsx'),
    'content/Lazy.jsx': demo(
      'Lazy',
      `import { lazy, Suspense } from 'react';\nconst Wind = lazy(() => import('./Wind'));`,
      '<Suspense fallback={<i>calm</i>}><Wind /></Suspense>',
    ),
    'content/Bare.jsx': demo(
      'Bare',
      `import { lazy } from 'react';
const Wind = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 700));
  return import('./Wind');
});`,
      '<Wind />',
    ),
    'content/Slow.jsx': demo(
      'Slow',
      `import { lazy, Suspense } from 'react';\nconst Wind = lazy(() => new Promise(() => {}));`,
      '<Suspense fallback={<i>calm</i>}><Wind /></Suspense>',
    ),
    'content/Wind.jsx': demo('Wind', '', '<p>blows</p>'),
  });
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(pictures(site.files())).toEqual(['<p>blows</p>', '<p>blows</p>', '<i>calm</i>']);
  site.lay({
    'content/index.md': pageOf('Kite', 'Lazy.jsx', 'Bare.jsx', 'Slow.jsx', 'Async.jsx'),
    'content/Async.jsx': 'export default async function Async() {\n  return <p>later</p>;\n}\n',
  });
  const { code, stdout } = await site.build();
  expect(code).toBe(1);
  expect(stdout.match(/^error .*/gm)).toEqual([
    expect.stringContaining('demo/render-failed Async fails: its component is an async function.'),
  ]);
});
