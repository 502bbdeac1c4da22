import { packageName } from '../islands/package-name.ts';
import { ProblemError } from './problem.ts';

/** As transformed code expects it: what has a default export says so. */
export type Module = Readonly<Record<string, unknown>>;

/** Of a CommonJS module the bundler gives what it exports as the one default export. */
function asModule(namespace: Module): Module {
  const { default: exported } = namespace;
  if (Object.keys(namespace).length > 1 || exported === null || !/object|function/.test(typeof exported))
    return { ...namespace, __esModule: true };
  const whole = exported as Module;
  return { ...whole, default: whole.__esModule ? whole.default : whole, __esModule: true };
}

export type PackageLoaders = Readonly<Record<string, () => Promise<Module>>>;

export interface Packages {
  /** Names of the packages there are. */
  readonly offered: readonly string[];
  /** Null for what is not offered. */
  readonly load: (specifier: string) => Promise<Module | null>;
}

/**
 * Modules by the specifiers that code imports them with. What is not in the table may still be a part of a package that
 * is: `kit/Button` is then the export `Button` of `kit`.
 */
export function createPackages(loaders: PackageLoaders): Packages {
  const loaded = new Map<string, Promise<Module | null>>();
  const fetchModule = async (specifier: string): Promise<Module | null> => {
    const own = loaders[specifier];
    if (own !== undefined) return asModule(await own());
    const root = packageName(specifier);
    if (root === specifier || loaders[root] === undefined) return null;
    const whole = await load(root);
    const name = specifier.slice(specifier.lastIndexOf('/') + 1);
    return whole !== null && name in whole ? { ...whole, default: whole[name] } : null;
  };
  const load = (specifier: string): Promise<Module | null> => {
    const known = loaded.get(specifier);
    if (known !== undefined) return known;
    const module = fetchModule(specifier).catch(() => {
      loaded.delete(specifier);
      throw new ProblemError({ kind: 'not-loaded' });
    });
    loaded.set(specifier, module);
    return module;
  };
  return { offered: [...new Set(Object.keys(loaders).map(packageName))].sort(), load };
}
