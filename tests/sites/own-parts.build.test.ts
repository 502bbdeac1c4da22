// A site that lays single files over the default look.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newSite } from '../../cli/commands/new-site.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { runCli } from '../support/run-cli.ts';

const root = temporaryFolder();
newSite(diskHost, root);
mkdirSync(join(root, 'node_modules'));

const lay = (file: string, text: string): string => {
  const path = join(root, 'templates', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
};

const build = () => runCli(['build', '--root', root, '--out', join(root, 'out'), '--quiet', '--strict']);

const header = `import { Header as Default } from 'docs-build/templates/parts/header.tsx';
import type { PageView } from '../../renderer/view/page.ts';
import { message } from './message.ts';
import { Wind } from './wind.tsx';

export function Header({ view }: { readonly view: PageView }) {
  return (
    <div id="windy" title={message(view, 'header.language')}>
      <Default view={view} />
      <Wind />
    </div>
  );
}
`;

test('a part and a style sheet take the places of the default ones', async () => {
  lay('parts/header.tsx', header);
  lay('images/flag.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  lay(
    'parts/wind.tsx',
    `import flag from '../images/flag.svg';
export const Wind = () => <em>A fresh wind<img src={flag} alt="" width="1" height="1" /></em>;
`,
  );
  lay('styles/print.css', '@media print { .only-kites { color: teal } }\n');
  expect(await build()).toEqual({ code: 0, stdout: '', stderr: '' });
  const files = readFolder(join(root, 'out'));
  const page = files.get('index.html') ?? '';
  expect(page).toMatch(
    /<div id="windy"[^>]*>.*<header.*<em>A fresh wind<img src="\/assets\/flag-\w+\.svg"[^>]*><\/em><\/div>/s,
  );
  const css = [...files].filter(([path]) => path.endsWith('.css')).map(([, text]) => text);
  expect(css.join('')).toContain('.only-kites');
});

test('a part that lacks an export, and one that takes the place of none, are findings', async () => {
  const stray = lay('parts/heder.tsx', 'export const Header = () => null;\n');
  const unused = await build();
  expect(unused.code).toBe(1);
  expect(unused.stdout).toMatch(/^error template\/unused .*\n {2}templates\/parts\/heder\.tsx:1:1\n/);
  expect(unused.stdout).toContain('Did you mean templates/parts/header.tsx?');
  rmSync(stray);
  lay('parts/header.tsx', 'export const Kopf = () => null;\n');
  const lacking = await build();
  expect(lacking.code).toBe(1);
  expect(lacking.stdout).toMatch(
    /^error demo\/build-failed .*`Header`.*\n {2}templates\/parts\/header\.tsx:1:1\n/,
  );
});
