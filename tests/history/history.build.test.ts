import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { create } from 'tar';
import { beforeEach, expect, test, vi } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { runApi } from '../../cli/commands/api.ts';
import { runHistory } from '../../cli/commands/history/history.ts';
import type { Registry } from '../../cli/commands/history/registry.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { RegistryError } from '../../cli/machine/npm.ts';
import { toolRoot } from '../../cli/machine/tool.ts';
import type { ApiHistory } from '../../cli/model/history.ts';
import { temporaryFolder } from '../support/folder.ts';
import { historyLines, releaseFiles, releases, writeFiles, writeSite } from './kite.ts';

const root = temporaryFolder();
const file = join(root, 'content/api/history/kite.json');

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  writeSite(root);
});

/** A registry of folders; `unpacked` are the releases that were asked for. */
function registry(broken: Readonly<Record<string, RegistryError>> = {}) {
  const unpacked: string[] = [];
  const own: Registry = {
    versions: async () => Object.keys(releases),
    unpack: async (name, version, folder) => {
      unpacked.push(version);
      if (broken[version] !== undefined) throw broken[version];
      expect(name).toBe('kite-ui');
      writeFiles(folder, releaseFiles(version));
    },
  };
  return { own, unpacked };
}

async function run(own: Registry) {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  try {
    return { code: await runHistory({ root, quiet: true }, own), errors: written.join('') };
  } finally {
    spy.mockRestore();
  }
}

const committed = (): ApiHistory => JSON.parse(readFileSync(file, 'utf8'));

const changes = [
  '1.1.0 added prop Kite.tail',
  '1.1.1 added export fly',
  '1.2.0 removed export land',
  '1.2.0 type prop Kite.tail',
  '1.3.0 deprecated prop Kite.tail',
  '1.3.0 added export land',
  '1.3.0 added prop Kite.ribbon',
  '1.10.0 removed export fly',
];

/** The type of the props changes with them. */
const withoutProps = (lines: readonly string[]) => lines.filter((line) => !line.endsWith('KiteProps'));

test('finds the release of every change, in the order of releases', async () => {
  const { own, unpacked } = registry();
  expect(await run(own)).toEqual({ code: 0, errors: '' });
  const { first, packages, unread, versions } = committed();
  expect(withoutProps(historyLines(committed()))).toEqual(changes);
  expect({ first, packages, unread }).toEqual({
    first: '1.0.0',
    packages: { 'kite-ui': '1.10.0' },
    unread: [],
  });
  const later = versions.find(({ version }) => version === '1.2.0')?.changes;
  expect(later?.find(({ change }) => change === 'type')).toMatchObject({
    before: 'number',
    after: "'long' | number",
  });
  // Neither prereleases nor other major versions, nor the installed release.
  expect(unpacked).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:0|2|1\.1\.0-|1\.10\.0)/)]));
});

test('a second run reads what the first one has read, and writes the same bytes', async () => {
  await run(registry().own);
  const before = readFileSync(file, 'utf8');
  const { own, unpacked } = registry();
  expect((await run(own)).code).toBe(0);
  expect(unpacked).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a release that cannot be read is named, and the next one tells its changes', async () => {
  const { own } = registry({ '1.1.0': new RegistryError('its archive is damaged: no end.', true) });
  const { code, errors } = await run(own);
  expect(code).toBe(0);
  expect(errors).toBe(
    'warning kite 1.1.0 cannot be read: its archive is damaged: no end.\n  Its changes are told by the next version.\n',
  );
  expect(committed().unread).toEqual(['1.1.0']);
  expect(historyLines(committed())).toContain('1.1.1 added prop Kite.tail');
});

test('the first release may be one that cannot be read', async () => {
  const { own } = registry({ '1.0.0': new RegistryError('404', true) });
  expect((await run(own)).code).toBe(0);
  expect(committed()).toMatchObject({ first: '1.0.1', unread: ['1.0.0'] });
});

test('without a way to the registry, the history stays as it was', async () => {
  await run(registry().own);
  const before = readFileSync(file, 'utf8');
  rmSync(join(root, 'node_modules/.cache'), { recursive: true });
  const { own } = registry({ '1.2.0': new RegistryError('getaddrinfo ENOTFOUND', false) });
  const { code, errors } = await run(own);
  expect(code).toBe(1);
  expect(errors).toBe(
    'error The releases of kite cannot be read: getaddrinfo ENOTFOUND\n  content/api/history/kite.json is unchanged. What was downloaded is kept: run docs-build history again.\n',
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('the reference that api extracts has the history', async () => {
  await run(registry().own);
  expect(await runApi({ root, quiet: true, prove: false }, async () => {})).toBe(0);
  const { value, diagnostics } = load(diskHost, root);
  expect(diagnostics).toEqual([]);
  const [kite] = value?.reference.components ?? [];
  expect(kite?.props.map(({ name, since }) => [name, since])).toEqual([
    ['ribbon', '1.3.0'],
    ['sail', undefined],
    ['tail', '1.1.0'],
  ]);
  expect(kite?.history?.map(({ version }) => version)).toEqual(['1.3.0', '1.2.0', '1.1.0']);
  const land = value?.reference.lists[0]?.entries.find(({ name }) => name === 'land');
  expect(land).toMatchObject({ since: '1.3.0', earlier: [{ from: null, until: '1.2.0' }] });
});

test('a history with a mistake is a finding at its place, and is left out', async () => {
  await run(registry().own);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"added"', '"made"'));
  const [finding] = load(diskHost, root).diagnostics.filter(({ code }) => code === 'site/invalid');
  expect(finding?.place).toMatchObject({ file: 'content/api/history/kite.json', line: 7 });
});

/** A registry on this machine, as the client of npm knows it; `broken` is the release whose archive is cut short. */
async function listen(broken: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const folder = join(root, 'registry');
  const archives = new Map<string, Buffer>();
  for (const version of Object.keys(releases)) {
    writeFiles(join(folder, version, 'package'), releaseFiles(version));
    const file = join(folder, `${version}.tgz`);
    await create({ file, cwd: join(folder, version), gzip: true }, ['package']);
    const whole = readFileSync(file);
    archives.set(version, version === broken ? whole.subarray(0, 200) : whole);
  }
  const server = createServer(({ url = '' }, response) => {
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const version = /^\/kite-ui\/-\/(.+)\.tgz$/.exec(url)?.[1];
    const archive = archives.get(version ?? '');
    if (archive !== undefined) return response.end(archive);
    if (url !== '/kite-ui') return response.writeHead(404).end('{}');
    const versions = [...archives].map(([one, bytes]) => {
      const shasum = createHash('sha1').update(bytes).digest('hex');
      return [
        one,
        { name: 'kite-ui', version: one, dist: { tarball: `${at}/kite-ui/-/${one}.tgz`, shasum } },
      ];
    });
    const body = {
      name: 'kite-ui',
      'dist-tags': { latest: '2.0.0' },
      versions: Object.fromEntries(versions),
    };
    return response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

const history = (): Promise<{ readonly code: number; readonly stderr: string }> =>
  new Promise((resolve) => {
    const args = [join(toolRoot, 'cli/bin.mjs'), 'history', '--root', root];
    // npm, which runs the tests, hands its own settings on.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
    execFile(process.execPath, args, { env }, (error, _stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stderr }),
    );
  });

test("the user's npm client reads the releases, and a damaged archive is named", async () => {
  const { url, close } = await listen('1.1.1');
  writeFileSync(join(root, '.npmrc'), `registry=${url}\ncache=${join(root, 'npm')}\nfetch-retries=0\n`);
  try {
    const first = await history();
    expect(first.stderr).toContain('warning kite 1.1.1 cannot be read: its archive is damaged: ');
    expect(first.stderr).toContain('content/api/history/kite.json: since 1.0.0, 4 versions with changes');
    expect(first.code).toBe(0);
    expect(historyLines(committed())).toContain('1.2.0 added export fly');
  } finally {
    close();
  }
  const before = readFileSync(file, 'utf8');
  // Without it, npm answers from its cache.
  rmSync(join(root, 'npm'), { recursive: true });
  const offline = await history();
  expect(offline.stderr).toMatch(/^error The releases of kite cannot be read: .*ECONNREFUSED/);
  expect(offline.code).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(before);
});
