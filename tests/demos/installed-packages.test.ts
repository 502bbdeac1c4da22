import { expect, test } from 'vitest';
import { installedPackages } from '../../cli/2-compile/demos/project-packages.ts';
import { memoryHost } from '../../cli/machine/host.ts';

const manifests = (files: Record<string, unknown>) =>
  memoryHost(new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)])));

test('a package is found in the first folder that has it', () => {
  const host = manifests({
    '/site/node_modules/lamps/package.json': { version: '2.1.0' },
    '/tool/node_modules/lamps/package.json': { version: '1.0.0' },
    '/tool/node_modules/@kit/core/package.json': { version: '3.0.0', dependencies: { wire: '^1.0.0' } },
  });
  const { find, overrides } = installedPackages(host, ['/site', '/tool']);
  expect(find('lamps')?.version).toBe('2.1.0');
  expect(find('@kit/core')).toEqual({
    version: '3.0.0',
    dependencies: { wire: '^1.0.0' },
    peerDependencies: {},
    optionalPeers: [],
  });
  expect(find('unknown')).toBeNull();
  expect(overrides).toEqual({});
});

test('peers, and which of them are optional', () => {
  const host = manifests({
    '/site/node_modules/lamps/package.json': {
      version: '2.1.0',
      peerDependencies: { react: '^18.0.0', wire: '^1.0.0', bulb: '*' },
      peerDependenciesMeta: { wire: { optional: true }, bulb: {} },
    },
  });
  expect(installedPackages(host, ['/site']).find('lamps')).toMatchObject({
    peerDependencies: { react: '^18.0.0', wire: '^1.0.0', bulb: '*' },
    optionalPeers: ['wire'],
  });
});

test("overrides come from the site's own manifest, or the next one", () => {
  const host = manifests({
    '/site/package.json': { overrides: { wire: '1.0.2' } },
    '/tool/package.json': {},
  });
  expect(installedPackages(host, ['/site', '/tool']).overrides).toEqual({ wire: '1.0.2' });
  expect(installedPackages(host, ['/elsewhere', '/site']).overrides).toEqual({ wire: '1.0.2' });
  expect(installedPackages(host, ['/tool']).overrides).toEqual({});
});

test('the package around a site is found by its name', () => {
  const host = manifests({
    '/kite/package.json': { name: 'kite', version: '0.4.0' },
    '/kite/docs/package.json': { name: 'docs' },
  });
  const { find } = installedPackages(host, ['/kite/docs', '/kite']);
  expect(find('kite')?.version).toBe('0.4.0');
  expect(find('docs')).toBeNull();
});
