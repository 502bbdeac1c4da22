import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { contentHash } from '../../cli/machine/cache.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { repository, runCli } from '../support/run-cli.ts';

const hashes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    diskHost.list(folder).map((file) => [file, contentHash(diskHost.readBytes(join(folder, file)) ?? '')]),
  );

test('the real site, built anew a year later, elsewhere, by one worker, is the same to the byte', {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-same-'));
  const out = join(folder, 'out');
  const elsewhere = {
    TZ: 'Pacific/Auckland',
    LANG: 'de_DE.UTF-8',
    NODE_OPTIONS: `--import=${join(repository, 'tests/support/shift-clock.mjs')}`,
    CLOCK_SHIFT: String(365 * 24 * 60 * 60 * 1000),
  };
  const run = await runCli(
    ['build', '--root', repository, '--out', out, '--no-cache', '--workers', '1', '--quiet'],
    elsewhere,
  );
  expect(run).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(hashes(out)).toEqual(hashes(inject('out')));
  rmSync(folder, { recursive: true });
});
