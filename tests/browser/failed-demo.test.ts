import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { temporaryFolder } from '../support/folder.ts';
import { repository, runCli } from '../support/run-cli.ts';
import { serveSite } from '../support/served-site.ts';
import { visit } from './visit.ts';

const workspace = temporaryFolder();

const files: Readonly<Record<string, string>> = {
  'site.yaml':
    'name: Kite\ndefaultProduct: kite\nrepository: { url: https://example.com/kite, tag: v1 }\nproducts: [{ id: kite, name: Kite }]\nseverity: { demo/render-failed: warning }\n',
  'pages.yaml': 'pages: [{ pathname: /, title: Kite }]\n',
  'index.md':
    '# Kite\n\n<p class="description">Fly it.</p>\n\n{{"demo": "OnlyHere.tsx"}}\n\n{{"demo": "Never.tsx"}}\n',
  'OnlyHere.tsx':
    "export default function OnlyHere() {\n  if (document.documentElement.clientWidth === 0) throw new Error('no wind');\n  return <p>It flies</p>;\n}\n",
  'Never.tsx': "export default function Never(): never {\n  throw new Error('the line is cut');\n}\n",
};

const browser = await sharedChromium();

test('a demo that fails at build time has its chance in the browser; one that fails there says so', async () => {
  const content = join(workspace, 'content');
  mkdirSync(join(content, 'translations'), { recursive: true });
  mkdirSync(join(workspace, 'node_modules'));
  cpSync(join(repository, 'templates/texts/en.json'), join(content, 'translations/en.json'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(content, name), text);
  const out = join(workspace, 'out');
  const build = await runCli(['build', '--root', workspace, '--out', out, '--quiet']);
  expect(build.code).toBe(0);
  expect(build.stdout).toMatch(
    /warning demo\/render-failed OnlyHere fails: no wind\n {2}content\/OnlyHere.tsx:2:/,
  );

  const served = await serveSite(out);
  const { page, close } = await visit(browser, `${served.origin}/`);
  await expect.poll(() => page.locator('#OnlyHere .demo-stage').textContent()).toBe('It flies');
  const alert = page.locator('#Never').getByRole('alert');
  await expect.poll(() => alert.textContent()).toContain('the line is cut');
  expect(await alert.getByRole('button').count()).toBe(1);
  expect(await alert.getByRole('link').getAttribute('href')).toContain(
    'https://example.com/kite/issues/new?',
  );
  await close();
  served.close();
});
