// Plugins that a site brings for what its demos import.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { pageOf, smallSite } from '../support/small-site.ts';

const site = smallSite(join(temporaryFolder(), 'site'), {
  'content/site.yaml':
    'name: Kite\ndefaultProduct: kite\nproducts:\n  - { id: kite, name: Kite }\nplugins: ./content/plugins/plugins.ts\n',
  'package.json': JSON.stringify({ dependencies: { sails: '1.0.0' } }),
  'content/index.md': pageOf('Kite', 'Flight.tsx'),
  'content/Flight.tsx': `import styles from './flight.module.wind';
import { Sail } from './Sail.sail';
export default function Flight() { return <p className={styles.high}><Sail /></p>; }
`,
  'content/flight.module.wind': '.high { color: TONE }\n.low { composes: high }',
  'content/tone.txt': 'rgb(1 2 3)',
  'content/Sail.sail': 'the sail is up',
  'content/plugins/plugins.ts': `import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { sails } from 'sails';
import { tone } from './tone';
const wind: Plugin = {
  name: 'wind',
  setup({ onLoad }) {
    onLoad({ filter: /\\.wind$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace('TONE', readFileSync(tone, 'utf8')),
      loader: 'css',
      watchFiles: [tone],
    }));
  },
};
export const esbuild = [wind, sails];
`,
  'content/plugins/tone.ts': `import { join } from 'node:path';\nexport const tone = join(import.meta.dirname, '../tone.txt');\n`,
  'node_modules/sails/package.json': JSON.stringify({
    name: 'sails',
    version: '1.0.0',
    type: 'module',
    exports: './index.js',
  }),
  'node_modules/sails/index.js': `import { readFileSync } from 'node:fs';
export const sails = {
  name: 'sails',
  setup({ onLoad }) {
    onLoad({ filter: /\\.sail$/ }, ({ path }) => ({
      contents: 'export const Sail = () => <b>' + readFileSync(path, 'utf8') + '</b>;',
      loader: 'jsx',
    }));
  },
};
`,
});

const sheet = (): string =>
  String([...site.files()].find(([path]) => /^assets\/demos.*\.css$/.test(path))?.[1]);

test('they read for pictures and for readers alike', async () => {
  expect(await site.build()).toEqual({ code: 0, stdout: '', stderr: '' });
  const [, name] =
    /<p class="(flight_\w{6}_high)"><b>the sail is up<\/b><\/p>/.exec(
      String(site.files().get('index.html')),
    ) ?? [];
  expect(sheet()).toContain(`.${name}{color:#010203}`);
});

test('a file that they name, and their own code, count as inputs', async () => {
  site.lay({ 'content/tone.txt': 'rgb(4 5 6)' });
  expect((await site.build()).code).toBe(0);
  expect(sheet()).toContain('{color:#040506}');
  site.lay({
    'content/plugins/tone.ts': `import { join } from 'node:path';\nexport const tone = join(import.meta.dirname, '../other.txt');\n`,
    'content/other.txt': 'rgb(7 8 9)',
  });
  expect((await site.build()).code).toBe(0);
  expect(sheet()).toContain('{color:#070809}');
});

test('a module that fails is a finding', async () => {
  site.lay({ 'content/plugins/tone.ts': `throw new Error('No tone');\nexport const tone = '';\n` });
  const { code, stdout } = await site.build();
  expect(code).toBe(1);
  expect(stdout).toContain('The plugins of the site fail: No tone');
  expect(stdout).toContain('content/plugins/plugins.ts:1:1');
  expect(stdout).toContain('Fix the module that `plugins` in site.yaml names.');
});
