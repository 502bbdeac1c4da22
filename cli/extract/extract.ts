/**
 * In: the site's configuration and a folder from which its packages are found. Out: their API reference, as data.
 * Invariant: the same packages and configuration give the same data, whatever the machine or the day.
 */

import type { Host } from '../machine/host.ts';
import type { ApiSource, ProductConfig } from '../model/config.ts';
import type { ApiReference, MissingEntry, Unresolved } from '../model/reference.ts';
import { createApplied } from './applied.ts';
import { componentNames, describeComponent } from './components.ts';
import type { Context, Exported } from './context.ts';
import { symbolDoc } from './declaration-doc.ts';
import { createDefaults } from './defaults/read-defaults.ts';
import { describeEvents, listenersSource } from './events.ts';
import { exportedNames } from './exported-names.ts';
import { describeExports } from './exports.ts';
import { describeInterface, interfaceNames } from './interfaces.ts';
import { describeLists } from './lists.ts';
import { createNames } from './names.ts';
import { ambientFiles, findPackage, type Package, packageOf } from './packages.ts';
import { type ApiProgram, openProgram, type ts } from './program.ts';
import { describeSelectors } from './selectors.ts';
import { readThemes } from './themes.ts';
import { unresolvedImports } from './unresolved.ts';

interface Product {
  readonly config: ProductConfig;
  readonly packages: readonly Package[];
}

export interface Extraction {
  readonly reference: ApiReference;
  /** Missing modules, which turn types of the reference into `any`. */
  readonly unresolved: readonly Unresolved[];
  /** Missing entry points; the reference is incomplete without them. */
  readonly missing: readonly MissingEntry[];
}

/**
 * The reference of every product with an `api` section, from the packages that Node.js would find from `folder`: those
 * of the site, or other versions of them.
 */
export function extract(host: Host, folder: string, config: ApiSource): Extraction {
  const looked = config.products
    .filter(({ api }) => api !== null)
    .map((product) => ({
      config: product,
      packages: product.packages.map((entry) => findPackage(host, folder, entry)),
    }));
  const products = looked.map(
    (product): Product => ({ ...product, packages: product.packages.flatMap(({ found }) => found ?? []) }),
  );
  const packages = products.flatMap((product) => product.packages);
  const files = packages.flatMap(({ modules, theme }) => [
    ...modules.map(({ file }) => file),
    ...(theme === null ? [] : [theme]),
  ]);
  const ambient = packages.flatMap((installed) => ambientFiles(host, installed));
  const program = openProgram(folder, [...files, ...ambient], products.map(helperOf).join('\n'));
  const shared = {
    readDefaults: createDefaults(host.readText, packages),
    applied: createApplied(host.list, host.readText),
  };
  const contexts = products.flatMap((product) =>
    createContext(host, config, program, product, packages, shared),
  );
  return {
    reference: describe(host, program, contexts),
    unresolved: unresolvedImports(program, packages),
    missing: looked.flatMap((product) => product.packages.flatMap(({ missing }) => missing)),
  };
}

function helperOf({ config, packages }: Product): string {
  const events = config.api?.events;
  return events
    ? packages.map((entry, index) => listenersSource(config.id, events, entry, index)).join('\n')
    : '';
}

/** Leaves out a deprecated export that only points at the export of the same name in another package. */
function withoutStandIns(
  { checker }: ApiProgram,
  exports: ReadonlyMap<string, Exported[]>,
): Map<string, Exported[]> {
  const deprecated = ({ symbol }: Exported) =>
    symbolDoc(checker, symbol).tags.some(({ name }) => name === 'deprecated');
  return new Map(
    [...exports].map(([name, all]) => {
      const one = new Set(all.map(({ symbol }) => symbol)).size === 1;
      const current = one ? all : all.filter((entry) => !deprecated(entry));
      return [name, current.length > 0 ? current : all];
    }),
  );
}

function createContext(
  host: Host,
  config: ApiSource,
  program: ApiProgram,
  { config: product, packages }: Product,
  allPackages: readonly Package[],
  shared: Pick<Context, 'readDefaults' | 'applied'>,
): Context[] {
  if (product.api === null) return [];
  const { pathname } = product.api;
  const exports = withoutStandIns(program, exportedNames(program, packages));
  const own = [...exports].flatMap(([name, list]) => list.map(({ symbol }) => [name, symbol] as const));
  const base = {
    product: product.id,
    config: product.api,
    checker: program.checker,
    packages,
    allPackages,
    exports,
    spellsParameter: () => false,
    links: {
      url: config.url,
      home: homeOf(host, packages),
      prefixes: config.products
        .filter((configured) => configured.packages.length > 0)
        .flatMap((configured) => configured.prefixes),
    },
    readText: host.readText,
    ...shared,
    pathnameOf: (slug: string) => `${pathname}/${slug}`,
  };
  const names = (pages: ReadonlySet<string>) =>
    createNames({
      checker: program.checker,
      exports: [...own, ...otherExports(program, allPackages, packages)],
      isDocumented: (file) => packageOf(allPackages, file) !== null,
      pages,
    });
  const blank: Context = { ...base, names: names(new Set()) };
  const pages = new Set([...componentNames(blank), ...interfaceNames(blank)]);
  return [{ ...base, names: names(pages) }];
}

/** Origin of the first `homepage` that the packages name. */
function homeOf({ readText }: Host, packages: readonly Package[]): string | null {
  for (const { directory } of packages) {
    const { homepage } = JSON.parse(readText(`${directory}/package.json`) ?? '{}') as { homepage?: unknown };
    if (typeof homepage === 'string' && /^https?:/.test(homepage) && URL.canParse(homepage))
      return new URL(homepage).origin;
  }
  return null;
}

/** Exports of the other products, because a product's types may mention them. */
const otherExports = (
  program: ApiProgram,
  all: readonly Package[],
  own: readonly Package[],
): (readonly [string, ts.Symbol])[] =>
  all
    .filter((other) => !own.includes(other))
    .flatMap(({ modules }) => modules.flatMap(({ file }) => [...program.exportsOf(file)]));

function describe(host: Host, program: ApiProgram, contexts: readonly Context[]): ApiReference {
  const documented = contexts.map((context) => ({
    context,
    components: componentNames(context),
    interfaces: interfaceNames(context),
  }));
  return {
    components: documented.flatMap(({ context, components }) => {
      const themes = readThemes(host, program, context.packages);
      const { typeParameters } = context.config;
      // The page of a component shows no declaration of its parameters, only the explanations from site.yaml.
      const spellsParameter = (name: string) => !Object.hasOwn(typeParameters, name);
      const spelling = { ...context, spellsParameter };
      return components.flatMap((name) => describeComponent(spelling, name, components, themes) ?? []);
    }),
    interfaces: documented.flatMap(({ context, interfaces }) => {
      const names = new Set(interfaces);
      return interfaces.flatMap((name) => describeInterface(context, name, names) ?? []);
    }),
    events: contexts.flatMap((context) => {
      const { events } = context.config;
      return events ? [describeEvents(context, events, program.helper)] : [];
    }),
    selectors: contexts.flatMap((context) => {
      const { selectors } = context.config;
      return selectors ? [describeSelectors(context, selectors)] : [];
    }),
    lists: documented.flatMap(({ context, components, interfaces }) =>
      describeLists(context, components, interfaces),
    ),
    exports: contexts.map(describeExports),
  };
}
