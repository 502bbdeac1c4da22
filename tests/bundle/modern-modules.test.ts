import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '../../cli/4-bundle/esbuild/bundler-result.ts';
import { readScript } from '../../cli/4-bundle/esbuild/package-imports.ts';
import { usesOf } from '../../cli/4-bundle/packages/package-uses.ts';
import { bundlePackages } from '../../cli/4-bundle/packages/packages-bundle.ts';
import { temporaryFolder } from '../support/folder.ts';

const root = temporaryFolder();
const files = {
  'package.json': '{ "type": "module" }',
  // Its entries do not lead to its folder for current browsers.
  'node_modules/@shop/lamp/package.json':
    '{ "type": "module", "sideEffects": false, "exports": { ".": "./esm/index.js", "./*": "./esm/*/index.js" } }',
  'node_modules/@shop/lamp/esm/index.js': 'export * from "./shade/index.js"; export * from "./bulb.js";',
  'node_modules/@shop/lamp/esm/shade/index.js': 'export const shade = "shade for older browsers";',
  'node_modules/@shop/lamp/esm/bulb.js': 'export const bulb = "bulb for older browsers";',
  'node_modules/@shop/lamp/modern/index.js': 'export * from "./shade/index.js"; export * from "./bulb.js";',
  'node_modules/@shop/lamp/modern/shade/index.js': 'export const shade = "current shade";',
  'node_modules/@shop/lamp/modern/bulb.js':
    'globalThis.bulbs = 1; export const bulb = "current bulb"; export { plug } from "plug";',
  'node_modules/desk/package.json': '{ "type": "module", "main": "index.js" }',
  'node_modules/desk/index.js':
    'import { shade } from "@shop/lamp/shade"; import { leg } from "./leg.js"; export const desk = [shade, leg];',
  'node_modules/desk/leg.js': 'export const leg = "leg of the desk";',
  'node_modules/plug/package.json': '{ "type": "module", "main": "index.js", "sideEffects": false }',
  'node_modules/plug/index.js': 'export const plug = "plug of the wall";',
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function bundled(code: string, modernFolder: string | null): Promise<string> {
  const uses = { site: usesOf([]), page: usesOf([readScript(code)]) };
  const made = await bundlePackages(uses, root, { mainFields: ['module', 'main'] }, modernFolder);
  return made.files.map(textOf).join('\n');
}

const desk = 'import{desk}from"docs-build-package:node_modules/desk/index.js";console.log(desk)';
const lamp = 'import{shade}from"docs-build-package:node_modules/@shop/lamp/esm/index.js";console.log(shade)';

test.each([
  ['a package', desk],
  ['a demo', lamp],
])('%s imports modules for current browsers where a package has them', async (_, code) => {
  const text = await bundled(code, 'modern');
  expect(text).toContain('current shade');
  expect(text).not.toContain('older browsers');
});

test('a package without the folder keeps its modules', async () => {
  expect(await bundled(desk, 'modern')).toContain('leg of the desk');
});

test('what a manifest says of effects holds for the other folder as well', async () => {
  expect(await bundled(lamp, 'modern')).not.toContain('current bulb');
});

test('packages are taken as their entries say when a site names no folder', async () => {
  const text = await bundled(desk, null);
  expect(text).toContain('shade for older browsers');
  expect(text).not.toContain('current shade');
});
