import { dirname, join, relative } from 'node:path/posix';
import type { Host } from '../machine/host.ts';
import type { Fence } from '../model/fence.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** An export that a fence reads without importing it. */
export interface Supplied {
  readonly local: string;
  /** The name of the export; `default` for the default one. */
  readonly name: string;
  /** A module of a package, or the path of a module of the site without its extension. */
  readonly module: string;
}

type Find = (page: CompiledPage, fence: Fence, name: string) => Supplied | null;

/** Finds what a name in a fence of a page stands for; null when nothing defines it. */
export interface Supply {
  /** Finds what a reader adds in silence: in a fence with imports, only names of the site and of earlier fences. */
  readonly find: Find;
  /** The code that it adds to a fence that is executed: names that have a value. */
  readonly findValue: Find;
  /** The same with all that its own imports should have. */
  readonly findAnywhere: Find;
  /** Exports of the documented packages. */
  readonly names: readonly string[];
}

export const preludeFolder = 'content/fences';

const exported =
  /^export (?<declared>declare )?(?:(?:async )?(?:const|function|class|interface|type|enum) (\w+)|\{([^}]*)\})/gm;

interface Prelude {
  /** Beginning of the pathnames for which it declares names. */
  readonly below: string;
  readonly module: string;
  readonly names: ReadonlySet<string>;
  /** Names that it declares without a value. */
  readonly declared: ReadonlySet<string>;
}

/** `content/fences/x/lamps.ts` declares names for the pages from `/x/lamps` on, `index.ts` for all; the nearest first. */
function preludesIn(host: Host, root: string): Prelude[] {
  return host
    .list(join(root, preludeFolder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const path = file.replace(/(?:\.d)?\.tsx?$/, '');
      const found = [...(host.readText(join(root, preludeFolder, file)) ?? '').matchAll(exported)];
      const namesIn = (all: typeof found) =>
        new Set(all.flatMap(([, , name, names = '']) => name ?? names.match(/\w+/g) ?? []));
      return {
        below: path === 'index' ? '' : `/${path}`,
        module: `${preludeFolder}/${path}`,
        names: namesIn(found),
        declared: namesIn(found.filter(({ groups }) => groups?.declared !== undefined)),
      };
    })
    .sort((one, other) => other.below.length - one.below.length);
}

const isBelow = (pathname: string, path: string): boolean => `${pathname}/`.startsWith(`${path}/`);

interface Exported {
  readonly product: string;
  readonly isComponent: boolean;
  /** Main entry points that have it, in the order of the packages. */
  readonly modules: readonly string[];
}

/** Exports by name; several products may have the same name. */
type Exports = ReadonlyMap<string, readonly Exported[]>;

function exportsOf({ reference, config }: Site): Exports {
  const packages = config.products.flatMap((product) => product.packages.map(({ name }) => name));
  const found = new Map<string, Exported[]>();
  for (const { product, exports } of reference.exports)
    for (const { name, kind, modules } of exports) {
      const main = packages.filter((each) => modules.includes(each));
      const own = main.length > 0 ? main : modules.slice(0, 1);
      const entry = { product, isComponent: kind === 'component', modules: own };
      found.set(name, [...(found.get(name) ?? []), entry]);
    }
  return found;
}

/**
 * The entry point from which a fence imports a name: one that exports most of its names, so that their types fit. Of
 * several, a component comes from the package with the lowest plan, and any other export from the one with the most
 * members.
 */
function entryFor(
  name: string,
  productId: string,
  { names, imports }: Fence,
  exports: Exports,
): string | undefined {
  const all = exports.get(name) ?? [];
  const { modules, isComponent } = all.find(({ product }) => product === productId) ?? all[0] ?? noExport;
  const read = [...names, ...imports.map(({ local }) => local)];
  const counts = modules.map(
    (module) =>
      read.filter((each) => exports.get(each)?.some((entry) => entry.modules.includes(module))).length,
  );
  const most = Math.max(...counts);
  return modules[isComponent ? counts.indexOf(most) : counts.lastIndexOf(most)];
}

const noExport: Exported = { product: '', isComponent: false, modules: [] };

type Imported = ReadonlyMap<string, Supplied>;

/** Imports of demos' modules by local name; the commonest import of a name counts. */
function importsOf(
  demos: CompiledSite['demos'],
  isWanted: (specifier: string) => boolean = () => true,
): Imported {
  const counts = new Map<string, Map<string, { readonly supplied: Supplied; count: number }>>();
  for (const { file, imports } of demos.flatMap(({ sources }) => sources))
    for (const { specifier, names } of imports.filter((each) => isWanted(each.specifier)))
      for (const { name, local } of names) {
        const module = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;
        const ofName = counts.get(local) ?? new Map();
        counts.set(local, ofName);
        const key = `${module} ${name}`;
        const entry = ofName.get(key) ?? { supplied: { local, name, module }, count: 0 };
        ofName.set(key, { ...entry, count: entry.count + 1 });
      }
  return new Map(
    [...counts].map(([local, found]) => {
      const [commonest] = [...found.values()].sort((one, other) => other.count - one.count);
      return [local, commonest?.supplied ?? { local, name: local, module: '' }];
    }),
  );
}

/** The import of a name in an earlier fence of the page. */
function importedBefore({ fences }: CompiledPage, { line }: Fence, name: string): Supplied | null {
  const earlier = fences.filter((fence) => fence.line < line).flatMap(({ imports }) => imports);
  return earlier.find(({ local, module }) => local === name && !module.startsWith('.')) ?? null;
}

/**
 * Names as a reader completes them, in this order: declarations of the site for its fences, imports of earlier fences
 * of the page, exports of the documented packages, imports of the page's demos, imports of other demos.
 */
export function fenceSupply(host: Host, site: Site, { demos }: CompiledSite): Supply {
  const preludes = preludesIn(host, site.root);
  const exports = exportsOf(site);
  const everywhere = importsOf(demos, (specifier) => !specifier.startsWith('.'));
  const byId = new Map(demos.map((demo) => [demo.id, demo]));
  const ofDemos = new Map<CompiledPage, Imported>();
  const byDemos = (page: CompiledPage): Imported => {
    const shown = page.slots.flatMap((slot) => (slot.kind === 'demo' ? (byId.get(slot.demo) ?? []) : []));
    const found = ofDemos.get(page) ?? importsOf(shown);
    ofDemos.set(page, found);
    return found;
  };
  const declared: Find = (page, fence, name) => {
    const prelude = preludes.find(
      ({ below, names }) => names.has(name) && isBelow(page.node.pathname, below),
    );
    return prelude === undefined
      ? importedBefore(page, fence, name)
      : { local: name, name, module: prelude.module };
  };
  const known: Find = (page, fence, name) => {
    const module = entryFor(name, page.productId, fence, exports);
    if (module !== undefined) return { local: name, name, module };
    return byDemos(page).get(name) ?? everywhere.get(name) ?? null;
  };
  const isComplete = ({ imports }: Fence): boolean => imports.some(({ local }) => local !== '');
  const find: Find = (page, fence, name) => {
    const own = declared(page, fence, name);
    if (isComplete(fence)) return own;
    const isPrelude = own?.module.startsWith(`${preludeFolder}/`);
    return isPrelude
      ? own
      : (exports.has(name) && known(page, fence, name)) || own || known(page, fence, name);
  };
  const isValue = ({ name, module }: Supplied): boolean =>
    !preludes.some((prelude) => prelude.module === module && prelude.declared.has(name));
  return {
    find,
    findValue: (page, fence, name) => {
      const found = fence.types.includes(name) ? null : find(page, fence, name);
      return found !== null && isValue(found) ? found : null;
    },
    findAnywhere: (page, fence, name) => declared(page, fence, name) ?? known(page, fence, name),
    names: [...exports.keys()],
  };
}

/** The import of a name in a module of the folder of a page's file. */
export function importLine({ local, name, module }: Supplied, file: string, isType = false): string {
  const path = relative(dirname(file), module);
  const specifier = !module.startsWith('content/') ? module : path.startsWith('.') ? path : `./${path}`;
  const named = name === local ? name : `${name} as ${local}`;
  const binding = name === 'default' ? local : name === '*' ? `* as ${local}` : `{ ${named} }`;
  return `import ${isType ? 'type ' : ''}${binding} from '${specifier}';`;
}
