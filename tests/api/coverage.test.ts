import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { toolRoot } from '../../cli/machine/tool.ts';
import type { ApiClass, ApiComponent } from '../../cli/model/api-component.ts';
import { readApi, readApiFiles } from '../../cli/reference/files.ts';
import { silentEntries } from '../../cli/reference/silent-entries.ts';
import {
  type InterfaceText,
  interfacesIn,
  packageFolder,
  propTypesIn,
  readSources,
  type Said,
} from './read-packages.ts';

const config = load(diskHost, toolRoot).value?.config;
const products = config?.products.filter(({ api }) => api !== null) ?? [];
const reference = readApi(
  readApiFiles(diskHost, toolRoot),
  products.map(({ id }) => id),
);

/** Names that a product's packages export. */
const exported = new Map(
  reference.exports.map(({ product, exports }) => [product, new Set(exports.map(({ name }) => name))]),
);

const read = products.map((product) => ({
  product,
  packages: product.packages.map(({ name }) => ({
    name,
    ...readSources(packageFolder(toolRoot, name) ?? ''),
  })),
}));

const componentsOf = (product: string): readonly ApiComponent[] =>
  reference.components.filter((each) => each.product === product);

interface Described {
  readonly description?: string;
  readonly deprecated?: string;
}

/** Everything in the packages' texts that the reference lacks. */
function gaps(all: readonly (Said & { readonly entry: Described | undefined })[]): string[] {
  return all
    .filter(({ ignored }) => !ignored)
    .filter(
      ({ entry, text }) => !entry || (text !== '' && !entry.description && entry.deprecated === undefined),
    )
    .map(({ owner, name, entry }) => `${owner}.${name} ${entry ? 'lost its description' : 'is missing'}`);
}

const report = (what: string, found: number): void => console.log(`${found} ${what}`);

describe('everything the installed packages say is in the committed reference', () => {
  test('props', () => {
    let count = 0;
    for (const { product, packages } of read) {
      for (const { name: packageName, scripts } of packages) {
        const own = componentsOf(product.id).filter(({ packages: [first] }) => first?.name === packageName);
        const all = scripts
          .flatMap(propTypesIn)
          .filter(({ owner }) => own.some(({ name }) => name === owner));
        const entries = all.map((each) => ({
          ...each,
          entry: own.find(({ name }) => name === each.owner)?.props.find(({ name }) => name === each.name),
        }));
        expect(gaps(entries)).toEqual([]);
        count += entries.filter(({ ignored }) => !ignored).length;
        for (const component of own) {
          const names = all.filter(({ owner, ignored }) => owner === component.name && !ignored);
          if (names.length === 0) continue;
          const told = names.map(({ name }) => name);
          // The types of grids take two more props from a base that no page documents.
          const expected = [
            ...told,
            ...(component.name.startsWith('DataGrid') ? ['className', 'style'] : []),
          ];
          expect(component.props.map(({ name }) => name)).toEqual(expected.sort());
        }
      }
    }
    report('props of propTypes that are not ignored', count);
    expect(count).toBeGreaterThan(2170);
  });

  test('arguments and results of callbacks', () => {
    const words = (text: string): string => text.replace(/\W/g, '').slice(0, 24);
    let count = 0;
    const lost = read.flatMap(({ product, packages }) =>
      packages.flatMap(({ name: packageName, scripts }) =>
        scripts.flatMap(propTypesIn).flatMap(({ owner, name, ignored, details }) => {
          const component = componentsOf(product.id).find((each) => each.name === owner);
          if (ignored || component?.packages[0]?.name !== packageName) return [];
          count += details.length;
          const { parameters = [], returns } =
            component.props.find((each) => each.name === name)?.signature ?? {};
          const said = [...parameters, returns].map((each) => words(each?.description ?? ''));
          return details
            .filter((each) => !said.includes(words(each)))
            .map((each) => `${owner}.${name}: ${each}`);
        }),
      ),
    );
    // Three words that the comment gives for a parameter are not part of its type.
    expect(lost).toEqual(['TreeView.onNodeFocus: of the focused node.']);
    report('descriptions of arguments and results', count);
  });

  test('no exported component with propTypes is left out but by site.yaml', () => {
    const left = read.flatMap(({ product, packages }) =>
      packages.flatMap(({ scripts }) =>
        scripts
          .flatMap(propTypesIn)
          .map(({ owner }) => owner)
          .filter((name) => exported.get(product.id)?.has(name))
          .filter((name) => !componentsOf(product.id).some((each) => each.name === name)),
      ),
    );
    expect([...new Set(left)].sort()).toEqual([
      'AreaElementPath',
      'CartesianContextProvider',
      'DrawingProvider',
      'GridBody',
      'GridCellCheckboxForwardRef',
      'GridColumnHeaderItem',
      'GridColumnHeaderMenu',
      'GridColumnHeaderSeparator',
      'GridColumnHeaderSortIcon',
      'GridColumnHeaders',
      'GridHeaderFilterMenuContainer',
      'GridMenu',
      'GridRoot',
      'LineElementPath',
      // Its authors hide it.
      'TreeItemContent',
    ]);
  });

  test.each([
    ['classes', /Classes$/, ({ classes }: ApiComponent) => classes.map((each: ApiClass) => each.key)],
    ['slots', /Slots(?:Components?)?$/, ({ slots }: ApiComponent) => slots.map(({ name }) => name)],
  ] as const)('%s', (what, pattern, keysOf) => {
    let count = 0;
    for (const { product, packages } of read) {
      const interfaces = packages
        .flatMap(({ declarations }) => declarations.flatMap(interfacesIn))
        .filter(
          ({ name, members }) =>
            pattern.test(name) && members.length > 0 && exported.get(product.id)?.has(name),
        );
      const keyed = (text: string) =>
        what === 'slots' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
      for (const { name, members } of interfaces) {
        const keys = members.filter(({ ignored }) => !ignored).map((each) => keyed(each.name));
        const owner = componentsOf(product.id).find((each) =>
          keys.every((key) => keysOf(each).includes(key)),
        );
        expect(owner?.name, `no component has all of ${name}`).toBeDefined();
        if (!owner) continue;
        const entries = members.map((each) => ({
          ...each,
          entry:
            what === 'slots'
              ? owner.slots.find((slot) => slot.name === keyed(each.name))
              : owner.classes.find(({ key }) => key === each.name),
        }));
        expect(gaps(entries)).toEqual([]);
        count += keys.length;
      }
    }
    if (what === 'classes') {
      const nameless = reference.components.flatMap(({ name, classes }) =>
        classes.filter(({ className }) => className === undefined).map(({ key }) => `${name}.${key}`),
      );
      expect(nameless).toEqual([]);
    }
    const entries = reference.components.flatMap<unknown>((each) => each[what]);
    report(`keys of exported ${what} interfaces, ${entries.length} entries`, count);
    expect(entries.length).toBeGreaterThanOrEqual(what === 'slots' ? 600 : 580);
  });

  const all: readonly InterfaceText[] = read.flatMap(({ packages }) =>
    packages.flatMap(({ declarations }) => declarations.flatMap(interfacesIn)),
  );
  /** Members of an interface and of all it extends; a package may add to it under the same name. */
  const membersOf = (name: string, seen = new Set<string>()): Said[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const parts = all.filter((each) => each.name === name);
    return parts.flatMap(({ members, bases }) => [
      ...members,
      ...bases.flatMap((base) => membersOf(base, seen)),
    ]);
  };

  test('events', () => {
    for (const { name, events } of reference.events) {
      const said = membersOf(name);
      const entries = said.map((each) => ({
        ...each,
        entry: events.find((event) => event.name === each.name),
      }));
      expect(gaps(entries)).toEqual([]);
      const names = said.filter(({ ignored }) => !ignored).map((each) => each.name);
      expect(events.map((each) => each.name)).toEqual([...new Set(names)].sort());
      report('events', events.length);
      expect(events).toHaveLength(57);
    }
  });

  test('selectors', () => {
    const require = createRequire(join(toolRoot, 'package.json'));
    for (const { product, selectors } of reference.selectors) {
      const { packages } = read.find((each) => each.product.id === product) ?? { packages: [] };
      const values = packages.flatMap(({ name }) => Object.keys(require(name)));
      const names = [...new Set(values)].filter((name) =>
        /^(?!create|use|GridToolbar)\w*Selector$/.test(name),
      );
      expect(selectors.map(({ name }) => name)).toEqual(names.sort());
      // What the comment does not say, the folder of the feature does.
      expect(selectors.filter(({ category }) => !category)).toEqual([]);
      report('selectors', selectors.length);
    }
  });

  test('members of grouped interfaces', () => {
    for (const { name, groups } of reference.interfaces.filter(({ groups: [first] }) => first?.title)) {
      // `type GridApi = GridApiPremium`
      const aliases = read.flatMap(({ packages }) =>
        packages.flatMap(({ declarations }) =>
          declarations.flatMap((text) => new RegExp(`type ${name} = (\\w+);`).exec(text)?.[1] ?? []),
        ),
      );
      const said = aliases.flatMap((each) => membersOf(each));
      const members = groups.flatMap((group) => group.members);
      const entries = said.map((each) => ({
        ...each,
        entry: members.find((one) => one.name === each.name),
      }));
      expect(gaps(entries)).toEqual([]);
      const names = said.filter(({ ignored }) => !ignored).map((each) => each.name);
      expect(members.map((each) => each.name).sort()).toEqual([...new Set(names)].sort());
      report(`members of ${name} in ${groups.length} groups`, members.length);
    }
  });

  test('interfaces', () => {
    const entries = reference.interfaces.flatMap(({ name, groups }) =>
      all
        .filter((each) => each.name === name)
        .flatMap(({ members }) => members)
        .map((each) => ({
          ...each,
          entry: groups.flatMap((group) => group.members).find((one) => one.name === each.name),
        })),
    );
    expect(gaps(entries)).toEqual([]);
    report(`own members of ${reference.interfaces.length} interfaces`, entries.length);
  });
});

test('the list of what the packages say nothing of is complete', () => {
  const silent = silentEntries(reference, config?.api.dismissed);
  expect(readApiFiles(diskHost, toolRoot).get('silent.txt')).toBe(silent.map((each) => `${each}\n`).join(''));
  report('entries without a word from the packages', silent.length);
});

test('every type is printed with names a reader can import, on lines that can be read', () => {
  const known = new Set([...exported.values()].flatMap((names) => [...names]));
  const internal = new Set(
    read
      .flatMap(({ packages }) => packages.flatMap(({ declarations }) => declarations))
      .flatMap((text) => [...text.matchAll(/^(?:export |declare )*(?:interface|type|class|enum) (\w+)/gm)])
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name)),
  );
  // Names that other packages export as well, and one that is also that of a type parameter.
  for (const name of ['Theme', 'Omit', 'DateFnsLocale']) internal.delete(name);
  const types: string[] = [];
  const collect = (value: unknown, key: string): void => {
    if (
      typeof value === 'string' &&
      /^(?:type|text|listener|params|event|signature|definition|code)$/.test(key)
    )
      types.push(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) collect(each, name);
    }
  };
  const { exports: _, ...rest } = reference;
  collect(rest, '');
  const leaks = types.flatMap((type) =>
    [...type.replace(/'(?:[^'\\]|\\.)*'/g, '').matchAll(/(?<![\w.])([A-Z]\w+)(?!\??:)/g)]
      .map(([, name = '']) => name)
      .filter((name) => internal.has(name)),
  );
  expect([...new Set(leaks)]).toEqual([]);
  const lines = types.flatMap((type) => type.split('\n'));
  const long = lines.filter((line) => line.length > 110);
  expect([...new Set(long)]).toEqual([]);
  const unquoted = types.map((type) => type.replace(/'[^']*'/g, ''));
  expect(unquoted.filter((type) => /import\(|\.\.\. \d+ more|\b__\w/.test(type))).toEqual([]);
});

test('only an interface that is declared without members or bases is shown empty', () => {
  const texts = read.flatMap(({ packages }) => packages.flatMap(({ declarations }) => declarations));
  const empty = reference.lists
    .flatMap(({ entries }) => entries)
    .filter(({ code }) => /^interface \w+(?:<[^<>{]*>)? \{\}$/.test(code))
    .map(({ name }) => name);
  const declared = new Set(
    texts.flatMap((text) => [...text.matchAll(/interface (\w+) \{\s*\}/g)].map(([, name]) => name)),
  );
  expect(empty.filter((name) => !declared.has(name))).toEqual([]);
});
