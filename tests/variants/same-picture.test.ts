import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { compile } from '../../cli/2-compile/compile.ts';
import { bundle } from '../../cli/4-bundle/bundle.ts';
import { draw } from '../../cli/5-render/drawings.ts';
import { pictureRequests } from '../../cli/5-render/pictures.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { cacheFolder } from '../../cli/machine/tool.ts';
import type { Picture } from '../../cli/model/output.ts';
import type { Site } from '../../cli/model/site.ts';
import { temporaryFolder } from '../support/folder.ts';
import { repository } from '../support/run-cli.ts';

const plainRoot = temporaryFolder();

const loaded = (root: string): Site => {
  const { value } = load(diskHost, root);
  if (value === null) throw new Error(`${root} does not load`);
  return value;
};

/** What each demo of a site looks like, by its id. */
async function pictures(root: string): Promise<ReadonlyMap<string, Picture>> {
  const site = loaded(root);
  const compiled = compile(diskHost, site).value;
  const { value: bundles, diagnostics } = await bundle(site, compiled, { mode: 'production' });
  if (bundles === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  try {
    const options = { cache: diskCache(cacheFolder(repository)), workers: 2, onProgress: () => {} };
    return await draw(site, bundles.server, pictureRequests(compiled, bundles), options);
  } finally {
    rmSync(bundles.server.folder, { recursive: true, force: true });
  }
}

const demos = compile(diskHost, loaded(repository)).value.demos;
const typed = demos.filter(({ file }) => /\.tsx?$/.test(file));

/** The same site with every typed file of its demos replaced by its variant. */
function writePlainSite(): void {
  // Keeps what its build leaves behind, which so goes with it.
  mkdirSync(join(plainRoot, 'node_modules'));
  cpSync(join(repository, 'content'), join(plainRoot, 'content'), { recursive: true });
  const variants = typed.flatMap(({ javascript }) => javascript?.sources ?? []);
  for (const { file } of typed.flatMap(({ sources }) => sources))
    if (/\.tsx?$/.test(file)) rmSync(join(plainRoot, file), { force: true });
  for (const { file, code } of variants) {
    mkdirSync(dirname(join(plainRoot, file)), { recursive: true });
    writeFileSync(join(plainRoot, file), code);
  }
}

test('every typed demo has a variant without types', () => {
  expect(typed.filter(({ javascript }) => javascript === null).map(({ file }) => file)).toEqual([]);
});

test('without types every demo looks as it does with them', async () => {
  writePlainSite();
  const expected = await pictures(repository);
  const actual = await pictures(plainRoot);
  expect(actual.size).toBe(demos.length);
  const different = demos.filter(({ id }) => {
    const [picture, other] = [expected.get(id), actual.get(id)];
    return picture === undefined || picture.html !== other?.html || picture.css.join() !== other.css.join();
  });
  expect(different.map(({ id }) => id)).toEqual([]);
});
