import { packageName } from '../package-name.ts';
import { ProblemError } from './problem.ts';

/** A module as transformed code expects it: marked if it has a default export. */
export type Module = Readonly<Record<string, unknown>>;

/** The bundler gives the exports of a CommonJS module as its one default export. */
function asModule(namespace: Module): Module {
  const { default: exported } = namespace;
  if (Object.keys(namespace).length > 1 || exported === null || !/object|function/.test(typeof exported))
    return { ...namespace, __esModule: true };
  const whole = exported as Module;
  return { ...whole, default: whole.__esModule ? whole.default : whole, __esModule: true };
}

export type PackageLoaders = Readonly<Record<string, () => Promise<Module>>>;

export interface Packages {
  /** Names of the available packages. */
  readonly offered: readonly string[];
  /** Null for a specifier that is not available. */
  readonly load: (specifier: string) => Promise<Module | null>;
}

/**
 * Modules by the specifiers in code. A specifier that is not in the table may be part of a package that is:
 * `kit/Button` is then the export `Button` of `kit`.
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
