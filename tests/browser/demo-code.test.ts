// Features that demos are written with, drawn at build time and live in the browser.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { pageOf, pixel, smallSite } from '../support/small-site.ts';
import { type Visit, visit, wakeDemos } from './visit.ts';

const demos = {
  'Aliases.tsx': `import { winds } from '@/data/winds';
import { kinds } from '#data/kinds';
import spots from './spots.json';

export default function Aliases() {
  return <p>{winds.join()} {kinds.join()} {spots[0].name}</p>;
}
`,
  'Assets.tsx': `import picture from './pixel.png';
import text from './verse.txt?raw';
import address from './pixel.png?url';

export default function Assets() {
  return <figure><img src={picture} alt="One" width={8} height={8} /><img src={address} alt="Two" width={8} height={8} />{text}</figure>;
}
`,
  'Environment.tsx': `export default function Environment() {
  return <p>{process.env.NODE_ENV} {import.meta.env.MODE} {String(import.meta.env.PROD)}</p>;
}
`,
  'Lazy.tsx': `import { lazy, Suspense } from 'react';

const Part = lazy(() => import('./Part'));

export default function Lazy() {
  return <Suspense fallback={<p>Wait</p>}><Part /></Suspense>;
}
`,
  'Part.tsx': 'export default function Part() {\n  return <p>A part that came later</p>;\n}\n',
  'Suspends.tsx': `import { Suspense } from 'react';

let wind: string | null = null;
const coming = new Promise<void>((resolve) => setTimeout(() => { wind = 'North'; resolve(); }, 200));

function Wind() {
  if (wind === null) throw coming;
  return <p>{wind}</p>;
}

export default function Suspends() {
  return <Suspense fallback={<p>Wait</p>}><Wind /></Suspense>;
}
`,
  'Portal.tsx': `import { useState } from 'react';
import { createPortal } from 'react-dom';

export default function Portal() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>Open</button>
      {isOpen && createPortal(<p id="portal">In the body</p>, document.body)}
    </>
  );
}
`,
  'Media.tsx': `import { useSyncExternalStore } from 'react';

const query = '(max-width: 600px)';
const subscribe = (change: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', change);
  return () => list.removeEventListener('change', change);
};

export default function Media() {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  return <p>{isNarrow ? 'narrow' : 'wide'}</p>;
}
`,
  'Observers.tsx': `import { useEffect, useRef, useState } from 'react';

export default function Observers() {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => {
    const node = box.current;
    if (node === null) return undefined;
    const add = (name: string) => setSeen((names) => (names.includes(name) ? names : [...names, name].sort()));
    const all = [
      new IntersectionObserver(([entry]) => entry?.isIntersecting && add('in view')),
      new ResizeObserver(([entry]) => add(entry && entry.contentRect.width > 0 ? 'sized' : 'flat')),
    ];
    for (const observer of all) observer.observe(node);
    const changes = new MutationObserver(() => add('changed'));
    changes.observe(node, { attributes: true });
    node.dataset.flag = 'up';
    return () => {
      for (const observer of [...all, changes]) observer.disconnect();
    };
  }, []);
  return <div ref={box}>{seen.join()}</div>;
}
`,
  'Drawing.tsx': `import { useEffect, useRef } from 'react';

export default function Drawing() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = 'rgb(10, 20, 30)';
    context.fillRect(0, 0, 40, 30);
  }, []);
  return <canvas ref={canvas} width={40} height={30} aria-label="A kite" role="img" />;
}
`,
  'Counter.tsx': `import { Component, type ReactNode } from 'react';

class Guard extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <em>Caught</em> : this.props.children;
  }
}

class Steps extends Component<object, { steps: number }> {
  override state = { steps: 0 };
  override render() {
    const { steps } = this.state;
    if (steps > 1) throw new Error('Too high');
    return <button type="button" onClick={() => this.setState({ steps: steps + 1 })}>Step {steps}</button>;
  }
}

export default function Counter() {
  return <Guard><Steps /></Guard>;
}
`,
};

const site = smallSite(temporaryFolder(), {
  'tsconfig.json': JSON.stringify({
    compilerOptions: { paths: { '@/*': ['./content/*'] }, jsx: 'react-jsx' },
  }),
  'package.json': JSON.stringify({ private: true, imports: { '#data/*': './content/data/*.ts' } }),
  'content/index.md': pageOf('Kite', ...Object.keys(demos).filter((name) => name !== 'Part.tsx')),
  'content/data/winds.ts': "export const winds = ['north'];\n",
  'content/data/kinds.ts': "export const kinds = ['delta'];\n",
  'content/spots.json': '[{ "name": "Beach" }]\n',
  'content/verse.txt': 'A verse',
  'content/pixel.png': pixel,
  ...Object.fromEntries(Object.entries(demos).map(([name, code]) => [`content/${name}`, code])),
});
let served: ServedSite;
let opened: Visit;

beforeAll(async () => {
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  served = await serveSite(join(site.root, 'out'));
  opened = await visit(await sharedChromium(), `${served.origin}/`);
}, 300_000);

afterAll(async () => {
  await opened?.close();
  served?.close();
});

const shown = {
  Aliases: 'north delta Beach',
  Assets: 'A verse',
  Environment: 'production production true',
  Lazy: 'A part that came later',
  Suspends: 'North',
  Portal: 'Open',
  Media: 'wide',
  Observers: 'changed,in view,sized',
  Drawing: '',
  Counter: 'Step 0',
};

test('pictures show what demos show once they have settled', () => {
  const page = String(site.files().get('index.html'));
  const pictures = [
    ...page.matchAll(/<figure[^>]* id="(\w+)".*?<div class="demo-picture">(.*?)<div class="demo-toolbar/gs),
  ];
  const texts = pictures.map(([, id, html = '']) => [id, html.replace(/<[^>]*>/g, '')]);
  const note = 'This demo is painted by a script, which your browser does not run.';
  expect(Object.fromEntries(texts)).toEqual({ ...shown, Drawing: note });
});

test('all come alive and show the same, without a message in the console', async () => {
  const { page, problems } = opened;
  expect(await wakeDemos(page)).toEqual([]);
  for (const [id, text] of Object.entries(shown))
    await expect.poll(() => page.locator(`#${id} .demo-live`).textContent(), { message: id }).toBe(text);
  const widths = page.locator('#Assets .demo-live img');
  expect(
    await widths.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth)),
  ).toEqual([1, 1]);
  const colour = await page.locator('#Drawing .demo-live canvas').evaluate((canvas) => {
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(1, 1, 1, 1) ?? {};
    return [...(data ?? [])];
  });
  expect(colour).toEqual([10, 20, 30, 255]);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.locator('body > #portal').waitFor();
  const steps = page.locator('#Counter .demo-live button');
  await steps.click();
  expect(await steps.textContent()).toBe('Step 1');
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(() => page.locator('#Media .demo-live').textContent()).toBe('narrow');
  expect(problems).toEqual([]);
});

test('an error boundary of a demo catches its errors', async () => {
  const { page, problems } = opened;
  await page.locator('#Counter .demo-live button').click();
  await page.locator('#Counter .demo-live em').waitFor();
  expect(problems.splice(0).join()).toContain('Too high');
});
