import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Extraction, extract } from '../../cli/extract/extract.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { toolRoot } from '../../cli/machine/tool.ts';
import type { ApiConfig, PackageConfig, ProductConfig } from '../../cli/model/config.ts';
import type { ApiReference } from '../../cli/model/reference.ts';
import { stableJson } from '../../cli/reference/files.ts';
import { exportKinds } from '../../cli/schemas/export-kinds.ts';
import { temporaryFolder } from '../support/folder.ts';
import { expectGolden } from '../support/golden.ts';

const folder = join(import.meta.dirname, 'cases');
/** Each is a file, or a folder when it needs several. */
const cases = readdirSync(folder)
  .filter((file) => /^[\w-]+(?:\.d\.ts)?$/.test(file))
  .map((file) => basename(file, '.d.ts'));
const root = temporaryFolder();

const place = { file: 'content/site.yaml', line: 1, column: 1 };

/** Settings of cases other than all components and all interfaces except those of props, slots and classes. */
const wishes: Readonly<Record<string, Partial<ApiConfig>>> = {
  'component-kinds': { interfaces: [], typeParameters: { Row: 'Type of a row.' } },
  types: { interfaces: ['Types', 'Documented', 'MakeOptional'] },
  lists: {
    interfaces: [],
    lists: [
      {
        slug: 'code',
        title: 'Code',
        description: '',
        kinds: ['hook', 'function', 'class', 'constant'],
        names: ['*'],
      },
      { slug: 'ids', title: 'Ids', description: '', kinds: ['type', 'enum'], names: ['*Id', '*Level'] },
      { slug: 'types', title: 'Types', description: '', kinds: ['interface', 'type', 'enum'], names: ['*'] },
    ],
  },
  namespaces: {
    lists: [{ slug: 'all', title: 'All', description: '', kinds: [...exportKinds], names: ['*'] }],
  },
  callables: {
    interfaces: ['*', '!Renamed'],
    lists: [{ slug: 'all', title: 'All', description: '', kinds: [...exportKinds], names: ['*'] }],
  },
  sources: {
    lists: [{ slug: 'all', title: 'All', description: '', kinds: [...exportKinds], names: ['*'] }],
  },
  grouped: { grouped: ['LampApi'] },
  editions: {
    editions: [['Table', 'TablePro']],
    events: { lookup: 'TableEvents', listener: 'TableListener', component: 'TablePro', page: null },
    selectors: { names: ['table*Selector'], page: null },
  },
};

/** Entry points of cases with others than the main one. */
const entries: Readonly<Record<string, readonly string[]>> = {
  overridable: ['.', './Knob'],
  namespaces: ['.', './Lamp', './Shade', './Anonymous'],
};

/** Installs a case as a package of its own; `suffix` is the suffix of its files. */
function install(name: string, suffix = ''): PackageConfig {
  const home = join(root, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  const from = (extension: string) =>
    join(folder, `${name.replace(suffix && `-${suffix}`, '')}${suffix && `.${suffix}`}${extension}`);
  const whole = join(folder, name);
  if (existsSync(whole)) cpSync(whole, home, { recursive: true });
  else cpSync(from('.d.ts'), join(home, 'index.d.ts'));
  const theme = existsSync(from('.theme.d.ts'));
  if (theme) cpSync(from('.theme.d.ts'), join(home, 'theme.d.ts'));
  if (existsSync(from('.js'))) cpSync(from('.js'), join(home, 'index.js'));
  const types = existsSync(join(whole, 'index.ts')) ? './index.ts' : './index.d.ts';
  const modern = existsSync(join(whole, 'index.d.mts'))
    ? { exports: { '.': { import: { types: './index.d.mts', default: './index.mjs' } } } }
    : { types };
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...modern }));
  return {
    name,
    version: '1.0.0',
    plan: suffix === 'pro' ? 'pro' : null,
    entries: entries[name] ?? ['.'],
    theme: theme ? './theme' : null,
    source: `https://code.example/${name}/{file}`,
    place,
  };
}

const product = (name: string): ProductConfig => ({
  id: name,
  category: name,
  name,
  metadata: '',
  prefixes: [`/${name}`],
  versions: [],
  packages: [
    install(name),
    ...(existsSync(join(folder, `${name}.pro.d.ts`)) ? [install(`${name}-pro`, 'pro')] : []),
  ],
  api: {
    pathname: `/${name}/api`,
    components: ['*'],
    interfaces: ['*', '!*Props', '!*Slots', '!*Classes'],
    grouped: [],
    features: [],
    editions: [],
    events: null,
    selectors: null,
    lists: [],
    typeParameters: {},
    names: [],
    ...wishes[name],
  },
});

let reference: ApiReference;
let unresolved: Extraction['unresolved'];

beforeAll(() => {
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['@types', 'react', 'prop-types', 'csstype']) {
    symlinkSync(join(toolRoot, 'node_modules', name), join(root, 'node_modules', name));
  }
  const untyped = join(root, 'node_modules/untyped');
  mkdirSync(untyped);
  writeFileSync(join(untyped, 'index.js'), 'exports.light = 1;');
  const maker = join(root, 'node_modules/class-maker');
  mkdirSync(maker);
  writeFileSync(
    join(maker, 'index.js'),
    "exports.make = (name, keys) => Object.fromEntries(keys.map((key) => [key, name + '-' + key]));",
  );
  const button = join(root, 'node_modules/buttons/Button');
  mkdirSync(button, { recursive: true });
  const types = "import type * as React from 'react';\nexport interface ButtonProps { pressed?: boolean }\n";
  writeFileSync(
    join(button, 'index.d.ts'),
    `${types}export default function Button(props: ButtonProps): React.JSX.Element;\n`,
  );
  writeFileSync(
    join(button, '../styles.d.ts'),
    "import type * as React from 'react';\nexport interface StyleProps { as?: React.ElementType; theme?: object }\n",
  );
  const config = { url: 'https://docs.example', products: cases.map(product) };
  ({ reference, unresolved } = extract(diskHost, root, config));
}, 120_000);

test.each(cases)('%s', (name) => {
  const of = <Entry extends { readonly product: string }>(entries: readonly Entry[]) =>
    entries.filter((each) => each.product === name);
  const { components, interfaces, events, selectors, lists, exports } = reference;
  const part: ApiReference = {
    components: of(components),
    interfaces: of(interfaces),
    events: of(events),
    selectors: of(selectors),
    lists: of(lists),
    exports: of(exports),
  };
  expect(part.exports).toHaveLength(1);
  expectGolden(join(folder, `${name}.json`), stableJson(part));
});

test('what declarations import in vain is told once a package and module', () => {
  expect(unresolved).toEqual([
    { package: 'unresolved', specifier: './lost', file: 'index.d.ts' },
    { package: 'unresolved', specifier: '@lantern/wiring/sockets', file: 'index.d.ts' },
    { package: 'unresolved', specifier: 'untyped', file: 'index.d.ts' },
  ]);
});
