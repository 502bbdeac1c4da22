// A page whose further demos need a package that its first one does not.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { smallSite } from './small-site.ts';
import { visit } from './visit.ts';

const workspace = temporaryFolder();
const packages = {
  'lamp/package.json': '{ "name": "lamp", "version": "1.0.0", "type": "module", "main": "index.js" }',
  'lamp/index.js': 'export const lamp = "lamp";',
  'dimmer/package.json': '{ "name": "dimmer", "version": "1.0.0", "type": "module", "main": "index.js" }',
  'dimmer/index.js': `export const dimmer = ${JSON.stringify('dimmer '.repeat(12_000))}.slice(0, 6);`,
};
for (const [path, text] of Object.entries(packages)) {
  mkdirSync(join(workspace, 'node_modules', dirname(path)), { recursive: true });
  writeFileSync(join(workspace, 'node_modules', path), text);
}

const demo = (name: string, ...names: readonly string[]): string =>
  [
    `import { take } from './switch';`,
    ...names.map((each) => `import { ${each} } from '${each}';`),
    `export default function ${name}() {`,
    `  return <button onClick={(event) => { event.currentTarget.value = String(take()); }}>{[${names.join()}].join()}</button>;`,
    `}`,
  ].join('\n');

const far = `${'More words.\n\n'.repeat(200)}`;

const { origin, close } = await smallSite(workspace, {
  'site.yaml': 'name: Lamps\ndefaultProduct: lamps\nproducts:\n  - { id: lamps, name: Lamps }\n',
  'package.json': '{ "private": true, "dependencies": { "lamp": "1.0.0", "dimmer": "1.0.0" } }',
  'pages.yaml': 'pages:\n  - { pathname: /, title: Lamps }\n',
  'index.md': [
    '# Lamps\n\n<p class="description">Light where you want it.</p>',
    '{{"demo": "First.tsx"}}',
    far,
    '## Dim\n\n{{"demo": "Dim.tsx"}}',
    far,
    '## Again\n\n{{"demo": "Again.tsx"}}\n',
  ].join('\n\n'),
  'First.tsx': demo('First', 'lamp'),
  'Dim.tsx': demo('Dim', 'lamp', 'dimmer'),
  'Again.tsx': demo('Again', 'lamp'),
  // All demos of a page share its state.
  'switch.ts': 'let taken = 0;\nexport const take = () => {\n  taken += 1;\n  return taken;\n};\n',
});
afterAll(close);

const browser = await sharedChromium();

async function open(path: string) {
  const { page, close: leave } = await visit(browser, 'about:blank');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(origin + path);
  const has = (name: string) => scripts.some((each) => each.startsWith(`/assets/${name}-`));
  return { page, scripts, has, leave };
}

const live = (page: Page, id: string) => page.locator(`#${id}[data-demo-state="live"]`).waitFor();

const press = async (page: Page, id: string): Promise<string> => {
  const button = page.locator(`#${id} .demo-stage button`);
  await button.click();
  return button.evaluate((element: HTMLButtonElement) => element.value);
};

test('what further demos need is loaded when the first of them wakes, and shares modules with the others', async () => {
  const { page, scripts, has, leave } = await open('/');
  await live(page, 'First');
  await page.waitForLoadState('networkidle');
  expect([has('demos'), has('further-demos')]).toEqual([true, false]);
  expect(await press(page, 'First')).toBe('1');
  await page.locator('#Dim').scrollIntoViewIfNeeded();
  await live(page, 'Dim');
  expect(has('further-demos')).toBe(true);
  expect(await page.locator('#Dim .demo-stage').textContent()).toBe('lamp,dimmer');
  expect(await press(page, 'Dim')).toBe('2');
  await page.locator('#Again').scrollIntoViewIfNeeded();
  await live(page, 'Again');
  expect(await press(page, 'Again')).toBe('3');
  expect(new Set(scripts).size, 'each file is loaded once').toBe(scripts.length);
  await leave();
});

test('a reader who comes to a further demo first loads its part alone, and later the other', async () => {
  const { page, scripts, has, leave } = await open('/#Dim');
  await live(page, 'Dim');
  await page.waitForLoadState('networkidle');
  expect(await press(page, 'Dim')).toBe('1');
  expect(has('further-demos')).toBe(true);
  await page.locator('#First').scrollIntoViewIfNeeded();
  await live(page, 'First');
  expect(await press(page, 'First')).toBe('2');
  expect(new Set(scripts).size).toBe(scripts.length);
  await leave();
});
