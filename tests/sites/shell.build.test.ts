// A site whose demos have a shell of their own, on its pages and in exported projects.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { runCli } from '../support/run-cli.ts';

const root = temporaryFolder();

function lay(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const shell = `import type { DemoShell } from 'docs-build/renderer/shells/demo-shell.ts';
import { tokens } from 'docs-build/templates/tokens.ts';

export const Shell: DemoShell['Shell'] = ({ children, preferences, demo }) => (
  <div className={'windy-' + preferences.mode} data-of={demo}>{children}</div>
);

export const styleSheet: DemoShell['styleSheet'] = () => '.windy-light{padding:' + tokens.spacing + 'px}';
`;

lay({
  'content/site.yaml': `name: Kite
defaultProduct: kite
products:
  - { id: kite, name: Kite }
demos:
  shell: ./content/shell/demo-shell.tsx
  project:
    shell: ./content/shell/project-shell.ts
`,
  'content/pages.yaml': 'pages:\n  - { pathname: /, title: Kite }\n',
  'content/index.md':
    '# Kite\n\n<p class="description">Fly your first kite.</p>\n\n{{"demo": "Flight.tsx"}}\n',
  'content/Flight.tsx': 'export default function Flight() {\n  return <p>In the air</p>;\n}\n',
  'content/shell/demo-shell.tsx': shell,
  'content/shell/project-shell.ts': `export default ({ mode }) => ({
  imports: [],
  statements: [],
  element: '<Sky mode="' + mode + '"><Demo /></Sky>',
  dependencies: {},
  types: {},
});
`,
});
mkdirSync(join(root, 'node_modules'));

const build = () => runCli(['build', '--root', root, '--out', join(root, 'out'), '--quiet', '--strict']);

test('demos are drawn in it, with its style sheet', async () => {
  expect(await build()).toEqual({ code: 0, stdout: '', stderr: '' });
  const files = readFolder(join(root, 'out'));
  expect(String(files.get('index.html'))).toContain(
    '<div class="windy-light" data-of="Flight"><p>In the air</p></div>',
  );
  const sheet = [...files].find(([path]) => /demo-theme-\w+\.css$/.test(path));
  expect(String(sheet?.[1])).toBe('.windy-light{padding:8px}');
  const exporter = [...files].find(([path]) => /export-tools-\w+\.js$/.test(path));
  expect(String(exporter?.[1])).toContain('<Demo /></Sky>');
});

test('one that throws, one without a shell and one that is not there are findings', async () => {
  lay({ 'content/shell/demo-shell.tsx': `throw new Error('No wind');\n${shell}` });
  const throwing = await build();
  expect(throwing.stdout).toContain('demo/setup-failed The setup or the shell of the demos fails: No wind');
  expect(throwing.stdout).toContain('content/shell/demo-shell.tsx:1:7');
  lay({ 'content/shell/demo-shell.tsx': shell.replace('export const Shell', 'const Shell') });
  const lacking = await build();
  expect(lacking.code).toBe(1);
  expect(lacking.stdout).toMatch(/^error demo\/build-failed .*Shell/);
  rmSync(join(root, 'content/shell/demo-shell.tsx'));
  const missing = await build();
  expect(missing.stdout).toContain('There is no file content/shell/demo-shell.tsx.');
});
