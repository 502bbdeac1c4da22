import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';
import { readRootFile } from './root-files.ts';

const { dependencies } = JSON.parse(readRootFile('content/package.json')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** What the demos of this repository's own site import, apart from what the tool is made for. */
const libraries = Object.keys(dependencies).filter((name) => !/^react(?:-dom)?$/.test(name));

const modules = ['cli', 'renderer', 'templates'].flatMap((layer) =>
  readdirSync(join(repository, layer), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .map((path) => `${layer}/${path}`),
);

test('no module of the tool imports a package of the site, or names one in a string', () => {
  const named = modules.flatMap((file) => {
    const text = readFileSync(join(repository, file), 'utf8');
    return libraries.flatMap((name) =>
      [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some((mention) => text.includes(mention))
        ? [`${file}: ${name}`]
        : [],
    );
  });
  expect(modules.length).toBeGreaterThan(300);
  expect(named).toEqual([]);
});
