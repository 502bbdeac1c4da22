import { expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { apiKey } from '../../cli/extract/api-key.ts';
import { extract } from '../../cli/extract/extract.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { packagesFolder, toolRoot } from '../../cli/machine/tool.ts';
import { type ApiManifest, apiFiles, readApiFiles } from '../../cli/reference/files.ts';

const config = load(diskHost, toolRoot).value?.config;

/** Extracts everything again, where a build trusts the manifest. */
test('the committed reference is what the installed packages say', () => {
  if (!config) throw new Error('The site cannot be read.');
  const committed = readApiFiles(diskHost, toolRoot);
  const { reference, unresolved } = extract(diskHost, packagesFolder(toolRoot), config);
  const expected = apiFiles(reference, {
    key: apiKey(diskHost, toolRoot, config) ?? '',
    unresolved,
    dismissed: config.api.dismissed,
  });
  expect([...committed.keys()].sort()).toEqual(expected.map(({ path }) => path).sort());
  for (const { path, contents } of expected) expect(committed.get(path), path).toBe(contents);
});

test('a build of a fresh clone need not start TypeScript', () => {
  if (!config) throw new Error('The site cannot be read.');
  const manifest: ApiManifest = JSON.parse(readApiFiles(diskHost, toolRoot).get('manifest.json') ?? '{}');
  expect(manifest.key, 'Run docs-build api.').toBe(apiKey(diskHost, toolRoot, config));
});
