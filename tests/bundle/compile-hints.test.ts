import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '../../cli/4-bundle/esbuild/bundler-result.ts';
import { readScript } from '../../cli/4-bundle/esbuild/package-imports.ts';
import { usesOf } from '../../cli/4-bundle/packages/package-uses.ts';
import { bundlePackages } from '../../cli/4-bundle/packages/packages-bundle.ts';
import { temporaryFolder } from '../support/folder.ts';

const root = temporaryFolder();
for (const name of ['lamp', 'press']) {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "main": "index.js" }');
}
writeFileSync(join(root, 'node_modules/lamp/index.js'), 'export const lamp = () => "lit";');
// A library that is loaded when a reader asks for it, and its own dependency.
writeFileSync(
  join(root, 'node_modules/press/index.js'),
  'import { ink } from "./ink.js"; export const print = () => import("./paper.js").then(({ paper }) => paper() + ink);',
);
writeFileSync(join(root, 'node_modules/press/ink.js'), 'export const ink = "blue";');
writeFileSync(join(root, 'node_modules/press/paper.js'), 'export const paper = () => "white";');
writeFileSync(join(root, 'package.json'), '{ "type": "module" }');

test('functions that a demo needs are compiled while they arrive, those it may need later are not', async () => {
  const code = 'import{lamp}from"docs-build-package:node_modules/lamp/index.js";console.log(lamp())';
  const uses = { site: usesOf([]), lamps: usesOf([readScript(code)]) };
  const later = 'import("docs-build-package:node_modules/press/index.js")';
  const { files } = await bundlePackages(
    { ...uses, prints: usesOf([readScript(code), readScript(later)]) },
    root,
    { mainFields: ['module', 'main'], minify: true },
  );
  const fileWith = (text: string) => files.map(textOf).find((contents) => contents.includes(text));
  expect(fileWith('lit')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(fileWith('blue')).toMatch(/^(?!\/\/#)/);
  expect(fileWith('white')).toMatch(/^(?!\/\/#)/);
});
