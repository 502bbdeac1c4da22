import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contentHash } from '../../cli/machine/cache.ts';
import type { Picture } from '../../cli/model/output.ts';
import { temporaryFolder } from '../support/folder.ts';
import { repository } from '../support/run-cli.ts';
import { drawSample, type Sample } from './sampled-site.ts';

const plainRoot = temporaryFolder();

let sample: Sample;

beforeAll(async () => {
  sample = await drawSample(repository, 1);
}, 600_000);

afterEach(() => vi.unstubAllEnvs());

const typed = () => sample.compiled.demos.filter(({ file }) => /\.tsx?$/.test(file));

/** The same site with every typed file of the sample's demos replaced by its variant. */
function writePlainSite(): void {
  // Takes the leftovers of its build, so that they are removed with it.
  mkdirSync(join(plainRoot, 'node_modules'));
  cpSync(join(repository, 'content'), join(plainRoot, 'content'), { recursive: true });
  const variants = typed().flatMap(({ javascript }) => javascript?.sources ?? []);
  for (const { file } of typed().flatMap(({ sources }) => sources))
    if (/\.tsx?$/.test(file)) rmSync(join(plainRoot, file), { force: true });
  for (const { file, code } of variants) {
    mkdirSync(dirname(join(plainRoot, file)), { recursive: true });
    writeFileSync(join(plainRoot, file), code);
  }
}

const look = (pictures: ReadonlyMap<string, Picture>) =>
  [...pictures].map(([id, { html, css }]) => [id, contentHash(html, css.join())] as const).sort();

test('the sample has demos of several packages', () => {
  expect(typed().length).toBeGreaterThan(10);
  expect(new Set(sample.compiled.demos.map(({ file }) => file.split('/')[2])).size).toBeGreaterThan(2);
});

test('every typed demo has a variant without types, with which it looks the same', {
  timeout: 600_000,
}, async () => {
  expect(
    typed()
      .filter(({ javascript }) => javascript === null)
      .map(({ file }) => file),
  ).toEqual([]);
  writePlainSite();
  expect(look((await drawSample(plainRoot, 2)).pictures)).toEqual(look(sample.pictures));
});

test('a year later, elsewhere, with more workers, pictures and assets are the same', {
  timeout: 600_000,
}, async () => {
  // The processes that draw inherit these.
  vi.stubEnv('TZ', 'Pacific/Auckland');
  vi.stubEnv('LANG', 'de_DE.UTF-8');
  vi.stubEnv('NODE_OPTIONS', `--import=${join(repository, 'tests/support/shift-clock.mjs')}`);
  vi.stubEnv('CLOCK_SHIFT', String(365 * 24 * 60 * 60 * 1000));
  const later = await drawSample(repository, 3);
  expect(look(later.pictures)).toEqual(look(sample.pictures));
  const hashes = ({ files }: Sample) =>
    files.map(({ path, contents }) => `${path} ${contentHash(contents)}`).sort();
  expect(hashes(later)).toEqual(hashes(sample));
});
