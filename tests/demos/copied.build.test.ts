// A reader copies the code of a demo, with all its files, into an empty project.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskHost } from '../../cli/machine/host.ts';
import type { Demo } from '../../cli/model/page.ts';
import { realSite } from '../support/real-site.ts';
import { repository } from '../support/run-cli.ts';
import { demoCompiler } from './demo-compiler.ts';

const products = ['react-data-grid', 'react-date-pickers', 'react-charts', 'react-tree-view'];
const { config, root, codeStyle } = realSite();
const compile = demoCompiler(diskHost, { root, codeStyle }, config.demos);

/** Ten demos, from the whole length of the product's pages. */
function tenOf(product: string): Demo[] {
  const folder = `x/${product}`;
  const files = diskHost
    .list(join(root, 'content', folder))
    .filter((file) => /(?:^|\/)[A-Z]\w*\.tsx$/.test(file))
    .filter((file) =>
      /export default function/.test(diskHost.readText(join(root, 'content', folder, file)) ?? ''),
    )
    .sort();
  return Array.from({ length: 10 }, (_, index) => {
    const file = files[Math.floor((index * files.length) / 10)] ?? '';
    return compile(`${folder}/${file.replace(/\.tsx$/, '')}`).value;
  });
}

const demos = products.flatMap(tenOf);
const project = realpathSync(mkdtempSync(join(tmpdir(), 'copied-demos-')));
const placeOf = (demo: Demo, file: string) => join(project, demo.name, file);

beforeAll(() => {
  symlinkSync(join(repository, 'node_modules'), join(project, 'node_modules'));
  for (const demo of demos)
    for (const { file, code } of demo.sources) {
      mkdirSync(dirname(placeOf(demo, file)), { recursive: true });
      writeFileSync(placeOf(demo, file), code);
    }
});

afterAll(() => rmSync(project, { recursive: true }));

test('there are ten different demos of each product', () => {
  expect(new Set(demos.map(({ id }) => id)).size).toBe(products.length * 10);
});

test.each(demos)('$id can be bundled from what its page shows', async (demo) => {
  const { errors } = await build({
    entryPoints: [placeOf(demo, demo.file)],
    bundle: true,
    write: false,
    packages: 'external',
    logLevel: 'silent',
  });
  expect(errors).toEqual([]);
});

test('their types are right', async () => {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], jsx: 'react-jsx' },
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler' },
  };
  const files = demos.map((demo) => placeOf(demo, demo.file));
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = join(repository, 'node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(tsc, ['-p', project]).catch((error) => error);
  expect(stdout).toBe('');
});
