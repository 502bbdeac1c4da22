import { expect, test } from 'vitest';
import { shipped } from '../../cli/4-bundle/readers/shipped.ts';
import { notices } from '../../cli/6-emit/notices.ts';
import { memoryHost } from '../../cli/machine/host.ts';

const output = (inputs: readonly string[], bytesInOutput = 10) => ({
  bytes: 10,
  exports: [],
  imports: [],
  inputs: Object.fromEntries(inputs.map((input) => [input, { bytesInOutput }])),
});

const outputs = {
  'a.js': output(['node_modules/kite/index.js', 'content/Demo.tsx', 'docs-build:mount']),
  'b.css': output(['css-module:../node_modules/.pnpm/@air+sail@2/node_modules/@air/sail/sail.module.css']),
  'c.js': output(['node_modules/unused/index.js'], 0),
};

const legal = `Bundled license information:

kite/wind.js:
  /*! Wind, from others. */

kite/sky.js:
  /** @license MIT */
`;

test('the packages and comments in files for readers', () => {
  const files = ['a', 'b'].map((name) => ({ path: `assets/${name}.js.LEGAL.txt`, contents: legal }));
  expect(shipped([{ inputs: {}, outputs }], files, '/site/docs')).toEqual({
    packages: ['/site/docs/node_modules/kite', '/site/node_modules/.pnpm/@air+sail@2/node_modules/@air/sail'],
    comments: ['kite/sky.js:\n  /** @license MIT */', 'kite/wind.js:\n  /*! Wind, from others. */'],
  });
});

test('a licence that packages share stands once, and a missing one is named', () => {
  const manifest = (name: string, license?: string) => JSON.stringify({ name, version: '1.0.0', license });
  const host = memoryHost(
    new Map([
      ['/m/kite/package.json', manifest('kite', 'MIT')],
      ['/m/kite/LICENSE', 'Free as the wind.\n'],
      ['/m/sail/package.json', manifest('sail', 'MIT')],
      ['/m/sail/licence.md', 'Free as the wind.'],
      ['/m/sail/NOTICE', 'Sewn by others.'],
      ['/m/sail/src/LICENSE', 'Of a part.'],
      ['/m/tail/package.json', manifest('tail', 'MIT')],
      ['/m/tail/LICENSE.txt', 'Free as the wind.'],
      ['/m/reel/package.json', manifest('reel', 'ISC')],
      ['/m/reel/license.js', 'code'],
    ]),
  );
  const { contents } = notices(host, {
    packages: ['/m/kite', '/m/reel', '/m/sail', '/m/tail'],
    comments: ['kite/wind.js:\n  /*! Wind. */'],
  });
  const parts = String(contents).split(/\n+-{78}\n+/);
  expect(parts).toContain('kite 1.0.0 (MIT)\ntail 1.0.0 (MIT)\n\nFree as the wind.');
  expect(parts).toContain('sail 1.0.0 (MIT)\n\nSewn by others.\n\nFree as the wind.');
  expect(parts).toContain('reel 1.0.0 (ISC)\n\nThe package has no file with its licence.');
  expect(parts.at(-1)).toBe('Comments in modules\n\nkite/wind.js:\n  /*! Wind. */\n');
});
