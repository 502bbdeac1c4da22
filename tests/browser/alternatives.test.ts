import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gate } from '../support/gate.ts';
import type { ServedSite } from '../support/served-site.ts';
import { smallSite } from './small-site.ts';
import { type Reader, visit } from './visit.ts';

const bow = `import { useState } from 'react';
import { tie } from 'twine';

export default function Bow() {
  const [loops, setLoops] = useState(1);
  return (
    <button type="button" onClick={() => setLoops(loops + 1)}>
      {tie('a bow')} with {loops}
    </button>
  );
}
`;

/** One of the libraries replaces another in the second file as well. */
const splice = `import { splice } from './rope';
import { tie } from 'twine';

export default function Splice() {
  return <p>{tie(splice())}</p>;
}
`;

const library = (name: string, code: string): Readonly<Record<string, string>> => ({
  [`../node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', type: 'module' }),
  [`../node_modules/${name}/index.js`]: code,
});

const replacing = (name: string, further = '') =>
  `      - { name: ${name}, replace: [{ export: tie, from: twine, with: { code: knot, from: ${name} } }${further}] }\n`;

const files: Readonly<Record<string, string>> = {
  ...library('rope', "export const pull = () => 'a splice';\n"),
  ...library('twine', "export const tie = (what) => 'Twine: ' + what;\n"),
  ...library('cord', "export const knot = (what) => 'Cord: ' + what;\n"),
  ...library('chain', "export const knot = () => { throw new Error('It does not bend'); };\n"),
  'package.json': JSON.stringify({
    dependencies: { rope: '1.0.0', twine: '1.0.0', cord: '1.0.0', chain: '1.0.0' },
  }),
  'site.yaml': `name: Knots
favicon: /favicon.svg
defaultProduct: knots
products: [{ id: knots, name: Knots }]
demos:
  alternatives:
    label: Material
    name: twine
    others:
${replacing('cord')}${replacing('chain', ', { export: pull, from: rope, with: { code: knot, from: chain } }')}`,
  'pages.yaml': 'pages: [{ pathname: /, title: Knots }]\n',
  'index.md':
    '# Knots\n\n<p class="description">Tie them.</p>\n\n{{"demo": "Bow.tsx"}}\n\nText.\n\n{{"demo": "Still.tsx"}}\n\nText.\n\n{{"demo": "Splice.tsx"}}\n',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'Bow.tsx': bow,
  'Splice.tsx': splice,
  'rope.ts': "import { pull } from 'rope';\nexport const splice = () => pull();\n",
  'Still.tsx': 'export default function Still() {\n  return <p>No knot</p>;\n}\n',
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
  readonly tool: Locator;
  readonly menu: Locator;
  readonly code: Locator;
  /** The demo with another library. */
  readonly other: Locator;
  readonly choose: (name: string) => Promise<void>;
}

/** Opens the page with a demo that has alternatives. The console must stay empty except for expected lines. */
async function opening(
  use: (opened: Opened) => Promise<void>,
  { expected, ...reader }: Reader & { readonly expected?: RegExp } = {},
): Promise<void> {
  const { page, problems, close } = await visit(browser, `${small.origin}/`, reader);
  const demo = page.locator('#Bow');
  const tool = demo.locator('[data-tool="alternative"]');
  const menu = page.getByRole('menu', { name: 'Material' });
  const code = demo.locator('.demo-files code');
  const other = demo.frameLocator('iframe').locator('.demo-live:not([data-unseen])');
  await page.locator('#Bow[data-demo-state="live"]').waitFor();
  const choose = async (name: string) => {
    await tool.click();
    await menu.getByRole('menuitemradio', { name }).click();
  };
  await use({ page, demo, tool, menu, code, other, choose });
  await close();
  expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
}

const said = (page: Page, text: string) =>
  page.locator('[role="status"]', { hasText: text }).waitFor({ state: 'attached' });

const shows = (place: Locator, text: string) => expect.poll(() => place.textContent()).toContain(text);

test('a demo is shown and run with another library, and again as it is written', () =>
  opening(async ({ page, demo, tool, code, other, choose }) => {
    expect(await tool.textContent()).toBe('Material: twine');
    await choose('cord');
    await said(page, 'The demo and its code use cord');
    expect(await tool.textContent()).toBe('Material: cord');
    await shows(other, 'Cord: a bow with 1');
    await shows(code, "import { knot } from 'cord';");
    expect(await demo.locator('.demo-live').first().isVisible()).toBe(false);
    await other.getByRole('button').click();
    await shows(other, 'with 2');
    await demo.locator('[data-tool="reset"]').click();
    await shows(other, 'with 1');
    await demo.locator('[data-tool="variant"][value="JS"]').click();
    await demo.locator('.demo-files .language-js').waitFor();
    await shows(code, "import { knot } from 'cord';");
    await choose('twine');
    await said(page, 'The demo and its code use twine');
    await shows(code, "import { tie } from 'twine';");
    expect(await demo.locator('iframe').count()).toBe(0);
    expect(await demo.locator('.demo-live').isVisible()).toBe(true);
  }));

test('a library with which the demo fails leaves it as it is written, and says why', () =>
  opening(async ({ page, demo, tool, code, choose }) => {
    await choose('chain');
    await said(page, 'It does not bend');
    await expect.poll(() => tool.textContent()).toBe('Material: twine');
    await shows(code, "import { tie } from 'twine';");
    expect(await demo.locator('.demo-live').isVisible()).toBe(true);
  }));

test('the failure of a library does not undo the choice of another that still loads', () =>
  opening(async ({ page, menu }) => {
    const demo = page.locator('#Splice');
    const tool = demo.locator('[data-tool="alternative"]');
    const choose = async (name: string) => {
      await tool.click();
      await menu.getByRole('menuitemradio', { name }).click();
    };
    await demo.scrollIntoViewIfNeeded();
    await page.locator('#Splice[data-demo-state="live"]').waitFor();
    const frame = await demo.locator('[data-tool="edit"]').getAttribute('value');
    const frameAsked = gate();
    const frameFree = gate();
    const codeFree = gate();
    await page.route(`**${frame}`, async (route) => {
      frameAsked.open();
      await frameFree.opened;
      await route.continue();
    });
    await page.route('**/rope.ts.json', async (route) => {
      await codeFree.opened;
      await route.continue();
    });
    const failed = demo.evaluate(
      (element) =>
        new Promise((resolve) => element.addEventListener('docs:demo-edited', resolve, { once: true })),
    );
    await choose('chain');
    await frameAsked.opened;
    await choose('cord');
    frameFree.open();
    await failed;
    expect(await tool.textContent()).toBe('Material: cord');
    codeFree.open();
    await said(page, 'The demo and its code use cord');
    const other = demo.frameLocator('iframe').locator('.demo-live:not([data-unseen])');
    await shows(other, 'Cord: a splice');
    expect(await tool.textContent()).toBe('Material: cord');
  }));

test('what is copied, taken along and edited is what is shown', () =>
  opening(
    async ({ page, demo, code, other, choose }) => {
      await choose('cord');
      await said(page, 'The demo and its code use cord');
      await shows(code, 'cord');
      await demo.locator('[data-tool="copy"]').click();
      await said(page, 'Code copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("from 'cord'");
      const download = page.waitForEvent('download');
      await demo.locator('[data-tool="export"][value="zip"]').click();
      const files = unzipSync(readFileSync((await (await download).path()) ?? ''));
      const fileOf = (end: string) => {
        const name = Object.keys(files).find((each) => each.endsWith(end));
        return strFromU8(files[name ?? ''] ?? new Uint8Array());
      };
      expect(fileOf('Bow.tsx')).toContain("from 'cord'");
      expect(fileOf('package.json')).toContain('"cord": "1.0.0"');
      expect(fileOf('package.json')).not.toContain('twine');

      await demo.locator('[data-tool="edit"]').click();
      const editor = demo.locator('.cm-content');
      await shows(editor, 'cord');
      await editor.focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText('// Mine\n');
      await demo.locator('[data-tool="edit"]').click();
      await shows(other, 'Cord: a bow');
      await choose('twine');
      await demo.locator('[data-tool="edit"]').click();
      await shows(editor, 'twine');
      expect(await editor.textContent()).not.toContain('Mine');
      await choose('cord');
      await demo.locator('[data-tool="edit"]').click();
      await shows(editor, 'Mine');
    },
    {
      permissions: ['clipboard-read', 'clipboard-write'],
      // An editor left at once removes its frame while it loads.
      expected: /ERR_ABORTED/,
    },
  ));

test('the menu works by keyboard', () =>
  opening(async ({ page, tool, menu, other }) => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await tool.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    expect(await tool.getAttribute('aria-expanded')).toBe('true');
    expect(await focused()).toBe('twine');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('chain');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    expect(await menu.count()).toBe(0);
    expect(await focused()).toBe('Material: twine');
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await shows(other, 'Cord: a bow');
    expect(await focused()).toBe('Material: cord');
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.mouse.click(5, 5);
    await expect.poll(() => menu.count()).toBe(0);
  }));

test.each([
  ['at a desk', {}],
  [
    'on a phone, dark, from right to left',
    {
      viewport: { width: 390, height: 844 },
      storage: { 'mui-mode': 'dark', 'mui-direction': 'rtl' },
    },
  ],
] as const)('the menu has room and is accessible %s', (_, reader) =>
  opening(async ({ page, tool, menu }) => {
    await tool.click();
    const width = page.viewportSize()?.width ?? 0;
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run('#Bow'),
    );
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }, reader),
);

test('a demo without the library has no menu, and no demo has one without a script', async () => {
  const { page, close } = await visit(browser, `${small.origin}/`, { javaScriptEnabled: false });
  const tools = page.locator('[data-tool="alternative"]');
  expect(await tools.count()).toBe(2);
  expect(await tools.filter({ visible: true }).count()).toBe(0);
  await close();
});
