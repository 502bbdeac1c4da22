import { expect, test } from 'vitest';
import { installedPackages } from '../../cli/2-compile/demos/project-packages.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { demoCompiler } from './demo-compiler.ts';

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
    isPrivate: false,
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

test.each([
  [false, { kite: '0.4.0', react: '18.3.1' }],
  [true, undefined],
])(
  'a demo of a package is a project, unless no registry has the package: private %s',
  (isPrivate, dependencies) => {
    const demo = "import { Kite } from 'kite';\n\nexport default function Sky() {\n  return <Kite />;\n}\n";
    const manifest = (value: object) => JSON.stringify(value);
    const host = memoryHost(
      new Map([
        ['/site/content/sky/Sky.tsx', demo],
        ['/site/node_modules/react/package.json', manifest({ version: '18.3.1' })],
        ['/site/node_modules/kite/package.json', manifest({ version: '0.4.0', private: isPrivate })],
      ]),
    );
    const project = { shell: null, packages: [], companions: [] };
    const compile = demoCompiler(
      host,
      { root: '/site', codeStyle: null },
      { wrappers: ['div'], project, alternatives: null },
    );
    expect(compile('sky/Sky').value.project?.dependencies).toEqual(dependencies);
  },
);
