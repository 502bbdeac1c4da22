// Demos in tabs: one at a time, the same one everywhere.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';
import { pageOf, smallSite } from '../support/small-site.ts';
import { arrived, overflow, settled, visit } from './visit.ts';

const button = (name: string, label: string) => `import { useState } from 'react';

export default function ${name}() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>${label} {count}</button>;
}
`;

const tabs = (folder: string) =>
  `{{"demo": {"CSS": "${folder}/css", "Tailwind": "${folder}/tailwind/index.tsx"}, "storageKey": "code-styling"}}\n`;

const files = {
  'content/pages.yaml': 'pages: [{ pathname: /, title: Kite }, { pathname: /reel, title: Reel }]\n',
  'content/index.md': `${pageOf('Kite')}${tabs('Kite')}\n<codeblock storageKey="code-styling">

\`\`\`css CSS
.kite { color: red; }
\`\`\`

\`\`\`html Tailwind
<b class="text-red">
\`\`\`

</codeblock>\n`,
  'content/reel/reel.md': `${pageOf('Reel')}${tabs('Reel')}`,
  'content/Kite/css/index.tsx': button('Kite', 'Kite of CSS'),
  'content/Kite/tailwind/index.tsx': button('Kite', 'Kite of Tailwind'),
  'content/reel/Reel/css/index.tsx': button('Reel', 'Reel of CSS'),
  'content/reel/Reel/tailwind/index.tsx': button('Reel', 'Reel of Tailwind'),
};

const site = smallSite(temporaryFolder(), files);
let served: ServedSite;

beforeAll(async () => {
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  served = await serveSite(join(site.root, 'out'));
}, 300_000);

afterAll(() => void served?.close());

test('the choice holds for code, for the next page and for the next visit', async () => {
  const { page, problems, close } = await visit(await sharedChromium(), `${served.origin}/`);
  const shown = () => page.locator('main .demo-stage button:visible').allTextContents();
  await page.locator('[id="Kite-css"][data-demo-state="live"]').waitFor();
  expect(await shown()).toEqual(['Kite of CSS 0']);
  await page.getByRole('tab', { name: 'Tailwind' }).first().click();
  await page.locator('[id="Kite-tailwind"][data-demo-state="live"]').waitFor();
  await page.getByRole('button', { name: 'Kite of Tailwind 0' }).click();
  expect(await shown()).toEqual(['Kite of Tailwind 1']);
  expect(await page.locator('.code-tab-panel > .code:visible').textContent()).toContain('text-red');
  await page.getByRole('tab', { name: 'CSS' }).first().click();
  await page.getByRole('tab', { name: 'Tailwind' }).first().click();
  expect(await shown()).toEqual(['Kite of Tailwind 1']);

  await page.locator('.sidebar').getByRole('link', { name: 'Reel' }).click();
  await arrived(page, '/reel/');
  await page.locator('[id="Reel-tailwind"][data-demo-state="live"]').waitFor();
  expect(await shown()).toEqual(['Reel of Tailwind 0']);
  await page.goto(`${served.origin}/`);
  await page.locator('[id="Kite-tailwind"][data-demo-state="live"]').waitFor();
  expect(await shown()).toEqual(['Kite of Tailwind 0']);

  // An address of a demo opens its tab.
  await page.goto(`${served.origin}/reel/#Reel-css`);
  await expect.poll(shown).toEqual(['Reel of CSS 0']);
  expect(problems).toEqual([]);
  await close();
});

test('without a script all are there, each below its label', async () => {
  const { page, close } = await visit(await sharedChromium(), `${served.origin}/reel/`, {
    javaScriptEnabled: false,
  });
  expect(await page.locator('main :is(.code-tab-label, .demo-stage):visible').allTextContents()).toEqual([
    'CSS',
    'Reel of CSS 0',
    'Tailwind',
    'Reel of Tailwind 0',
  ]);
  await close();
});

test.each([
  [390, 'ltr'],
  [390, 'rtl'],
  [1440, 'rtl'],
] as const)('they fit at %s px, %s', async (width, direction) => {
  const { page, problems, close } = await visit(await sharedChromium(), `${served.origin}/`, {
    viewport: { width, height: 900 },
    storage: { 'mui-direction': direction },
  });
  await page.locator('[id="Kite-css"][data-demo-state="live"]').waitFor();
  await settled(page);
  expect(await overflow(page)).toBe(0);
  const [list, demo] = await page
    .locator('main :is(.code-tab-list, .demo):visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  // The tabs stand on the box of the demo.
  expect(list.left).toBe(demo.left);
  expect(Math.abs(list.bottom - demo.top)).toBeLessThan(1);
  expect(problems).toEqual([]);
  await close();
});

test('the page as Markdown names each, and so does search', () => {
  const twin = String(site.files().get('index.md'));
  expect(twin.match(/^\*\*.*\*\*\n\n```tsx .*$/gm)).toEqual([
    '**CSS**\n\n```tsx index.tsx',
    '**Tailwind**\n\n```tsx index.tsx',
  ]);
  const shard = [...site.files()].find(([path]) => /search.*\.json$/.test(path))?.[1];
  expect(shard).toContain('Tailwind');
});
