import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readScript } from '../../cli/4-bundle/esbuild/package-imports.ts';
import { linkPackages } from '../../cli/4-bundle/packages/link-packages.ts';
import { usesOf } from '../../cli/4-bundle/packages/package-uses.ts';
import { bundlePackages } from '../../cli/4-bundle/packages/packages-bundle.ts';
import { temporaryFolder } from '../support/folder.ts';

const packages = {
  'lamp/package.json': '{ "name": "lamp", "main": "lamp.js" }',
  'lamp/lamp.js': 'exports.colours = [];',
  'lamp/warm.js': 'module.exports = require("./lamp.js").colours.push("warm");',
  'lamp/cold.js': 'module.exports = require("./lamp.js").colours.push("cold");',
  // Reads what exists when it is loaded, as extensions of other libraries do.
  'lamp-kit/package.json': '{ "name": "lamp-kit", "main": "kit.js" }',
  'lamp-kit/kit.js': 'exports.known = [...require("lamp").colours];',
  'adapter/package.json': '{ "name": "adapter", "type": "module", "main": "index.js", "sideEffects": false }',
  'adapter/index.js': 'import kit from "lamp-kit"; export class Adapter { known = kit.known; }',
  // Shared by all pages, so that the adapter is not alone in its file.
  'shade/package.json': '{ "name": "shade", "type": "module", "main": "index.js", "sideEffects": false }',
  'shade/index.js': 'export { Adapter } from "adapter"; export const shade = 1;',
};

const at = (module: string): string => `docs-build-package:node_modules/${module}`;

const scripts = {
  site: `import{shade}from"${at('shade/index.js')}";console.log(shade)`,
  plain: `import{Adapter}from"${at('adapter/index.js')}";new Adapter`,
  coloured: [
    `import{shade}from"${at('shade/index.js')}";`,
    `import"${at('lamp/warm.js')}";`,
    `import"${at('lamp/cold.js')}";`,
    `import{Adapter}from"${at('adapter/index.js')}";`,
    'console.log(shade,new Adapter)',
  ].join(''),
};

interface Made {
  readonly known: readonly string[];
}

const root = temporaryFolder();
const uses = Object.fromEntries(
  Object.entries(scripts).map(([name, code]) => [name, usesOf([readScript(code)])]),
);

async function adapterOf(entry: keyof typeof scripts): Promise<Made> {
  const { run, linksOf } = linkPackages(
    uses,
    await bundlePackages(uses, root, { mainFields: ['module', 'main'] }),
    '/',
  );
  // Each entry gets files of its own, so that it does not see what another one ran.
  for (const { path, contents } of run.files) write(join(entry, path), contents);
  const { before, addressOf } = linksOf(entry);
  const load = (url: string) => import(pathToFileURL(join(root, entry, url)).href);
  for (const url of before) await load(url);
  const { url, name } = addressOf('node_modules/adapter/index.js', 'Adapter');
  return new (await load(url))[name]();
}

function write(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), contents);
}

for (const [path, contents] of Object.entries(packages)) write(join('node_modules', path), contents);
write('package.json', '{ "type": "module" }');

test('what is imported for its effects runs in its order, before packages that build on the same', async () => {
  expect((await adapterOf('coloured')).known).toEqual(['warm', 'cold']);
});

test('other pages have none of it', async () => {
  expect((await adapterOf('plain')).known).toEqual([]);
});
