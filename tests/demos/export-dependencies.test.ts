import { describe, expect, test } from 'vitest';
import { exportDependencies } from '../../cli/2-compile/demos/export-dependencies.ts';
import type { InstalledPackages, PackageManifest } from '../../cli/2-compile/demos/project-packages.ts';
import type { PackageOverrides } from '../../renderer/view/demo.ts';
import { specifiersOf } from '../support/imports-of.ts';

const dateLibraries = {
  'date-fns': '2.30.0',
  'date-fns-jalali': '2.13.0-0',
  dayjs: '1.11.10',
  luxon: '3.4.0',
  moment: '2.30.0',
  'moment-hijri': '2.1.2',
  'moment-jalaali': '0.10.0',
};

const manifests: Readonly<Record<string, Partial<PackageManifest>>> = {
  react: { version: '18.3.1' },
  'react-dom': { version: '18.3.1' },
  '@kit/shade': {
    version: '5.18.0',
    peerDependencies: { react: '*', plugs: '*', '@types/react': '*' },
    optionalPeers: ['@types/react'],
  },
  '@types/react': { version: '18.3.31' },
  '@types/luxon': { version: '3.7.6' },
  '@types/kit__calendar': { version: '4.0.1' },
  lamps: { version: '2.1.0', peerDependencies: { sockets: '^1.0.0' }, dependencies: { wire: '^1.0.0' } },
  sockets: { version: '1.4.0', peerDependencies: { plugs: '^1.0.0' } },
  plugs: { version: '1.0.1' },
  wire: { version: '1.2.0', dependencies: { copper: '^0.1.0' } },
  copper: { version: '0.1.1' },
  '@kit/calendar': {
    version: '4.0.0',
    peerDependencies: dateLibraries,
    optionalPeers: Object.keys(dateLibraries),
  },
  ...Object.fromEntries(Object.entries(dateLibraries).map(([name, version]) => [name, { version }])),
};

const installed = (overrides: PackageOverrides = {}): InstalledPackages => ({
  find: (name) => {
    const manifest = manifests[name];
    if (manifest === undefined) return null;
    return {
      ...{ version: '', isPrivate: false, dependencies: {}, peerDependencies: {}, optionalPeers: [] },
      ...manifest,
    };
  },
  overrides,
});

const versionOf = { AdapterDateFnsV3: '3.6.0' } as Readonly<Record<string, string>>;

const config = {
  packages: [],
  companions: [
    ...Object.entries({
      AdapterDateFns: 'date-fns',
      AdapterDateFnsV3: 'date-fns',
      AdapterDateFnsJalali: 'date-fns-jalali',
      AdapterDayjs: 'dayjs',
      AdapterLuxon: 'luxon',
      AdapterMoment: 'moment',
      AdapterMomentHijri: 'moment-hijri',
      AdapterMomentJalaali: 'moment-jalaali',
    }).map(([adapter, library]) => ({
      import: `@kit/*/${adapter}`,
      package: library,
      version: versionOf[adapter] ?? null,
    })),
    { import: '@kit/*/Adapter*', package: null, version: null },
  ],
};

const dependenciesOf = (...sources: readonly string[]) =>
  exportDependencies(sources.flatMap(specifiersOf), installed(), config).dependencies;

const base = { '@types/react': '18.3.31', react: '18.3.1', 'react-dom': '18.3.1' };

describe('dependencies', () => {
  test('React, its DOM and their types always', () => {
    expect(dependenciesOf('export default () => null;')).toEqual(base);
  });

  test('the packages of every project, with the peers they require', () => {
    const withShade = { ...config, packages: ['@kit/shade', 'wire'] };
    expect(exportDependencies([], installed(), withShade).dependencies).toEqual({
      ...base,
      '@kit/shade': '5.18.0',
      plugs: '1.0.1',
      wire: '1.2.0',
    });
  });

  test('what any of the files imports, by a path within the package too, with the peers it requires', () => {
    const sources = [`import Lamp from 'lamps/Lamp';`, `import 'wire/styles.css';\nimport x from './lamp';`];
    const expected = { ...base, lamps: '2.1.0', sockets: '1.4.0', plugs: '1.0.1', wire: '1.2.0' };
    expect(dependenciesOf(...sources)).toEqual(expected);
  });

  test('no peer that is optional', () => {
    expect(dependenciesOf(`import { Calendar } from '@kit/calendar';`)).toEqual({
      ...base,
      '@kit/calendar': '4.0.0',
      '@types/kit__calendar': '4.0.1',
    });
  });

  test('sorted by name', () => {
    const names = Object.keys(dependenciesOf(`import 'wire';`, `import '@kit/calendar';`, `import 'lamps';`));
    expect(names).toEqual([...names].sort());
  });

  test('nothing that is not installed, no file and no URL', () => {
    expect(
      dependenciesOf(`import 'nothing';\nimport '/lamps';\nimport 'https://lamps.example/lamps.js';`),
    ).toEqual(base);
  });
});

describe('companions', () => {
  const adapters: readonly (readonly [string, Record<string, string>])[] = [
    ['AdapterDateFns', { 'date-fns': '2.30.0' }],
    ['AdapterDateFnsV3', { 'date-fns': '3.6.0' }],
    ['AdapterDateFnsJalali', { 'date-fns-jalali': '2.13.0-0' }],
    ['AdapterDayjs', { dayjs: '1.11.10' }],
    ['AdapterLuxon', { luxon: '3.4.0', '@types/luxon': '3.7.6' }],
    ['AdapterMoment', { moment: '2.30.0' }],
    ['AdapterMomentHijri', { 'moment-hijri': '2.1.2' }],
    ['AdapterMomentJalaali', { 'moment-jalaali': '0.10.0' }],
  ];
  const importOf = (adapter: string) => `import { ${adapter} } from '@kit/calendar/${adapter}';`;

  test.each(adapters)('%s needs %o', (adapter, libraries) => {
    expect(dependenciesOf(importOf(adapter))).toEqual({
      ...base,
      '@kit/calendar': '4.0.0',
      '@types/kit__calendar': '4.0.1',
      ...libraries,
    });
  });

  test('the adapter decides the version of what the demo imports itself', () => {
    const source = `${importOf('AdapterDateFnsV3')}\nimport { addDays } from 'date-fns';`;
    expect(dependenciesOf(source)['date-fns']).toBe('3.6.0');
  });

  test.each(['AdapterSundial', 'AdapterDateFnsBase', 'AdapterDayjsNext'])('%s is a TypeError', (adapter) => {
    const attempt = () => dependenciesOf(importOf(adapter));
    expect(attempt).toThrow(TypeError);
    expect(attempt).toThrow(adapter);
  });

  test('two versions of one library are a TypeError', () => {
    const attempt = () => dependenciesOf(importOf('AdapterDateFns'), importOf('AdapterDateFnsV3'));
    expect(attempt).toThrow(TypeError);
    expect(attempt).toThrow('date-fns');
  });

  test('two adapters of different libraries go together', () => {
    expect(dependenciesOf(importOf('AdapterDayjs'), importOf('AdapterMoment'))).toMatchObject({
      dayjs: '1.11.10',
      moment: '2.30.0',
    });
  });

  test('a package that no rule names may call its modules what it likes', () => {
    expect(dependenciesOf(`import { AdapterEuro } from 'lamps/AdapterEuro';`)).toHaveProperty('lamps');
  });

  test('a module below the one that a rule names has its companion too', () => {
    expect(dependenciesOf(`import A from '@kit/calendar/AdapterLuxon/utc';`)).toHaveProperty('luxon');
  });
});

describe('overrides', () => {
  const overridesOf = (source: string, overrides: PackageOverrides) =>
    exportDependencies(specifiersOf(source), installed(overrides), config).overrides;

  test('only of what the dependencies install, however deep', () => {
    const overrides = { copper: '0.1.0', 'wire@1': '1.1.0', '@kit/calendar@^4': '4.0.0', glass: '1.0.0' };
    expect(overridesOf(`import 'lamps';`, overrides)).toEqual({ copper: '0.1.0', 'wire@1': '1.1.0' });
    expect(overridesOf(`import '@kit/calendar';`, overrides)).toEqual({ '@kit/calendar@^4': '4.0.0' });
    expect(overridesOf('', overrides)).toEqual({});
  });

  test('nested ones whole', () => {
    const overrides = { wire: { copper: '0.1.0' } };
    expect(overridesOf(`import 'lamps';`, overrides)).toEqual(overrides);
  });
});
