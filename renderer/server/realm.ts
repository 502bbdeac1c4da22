import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm, { type Module, SourceTextModule } from 'node:vm';

/** A JavaScript world with objects, globals and modules of its own, in this process. */
export interface Realm {
  readonly global: typeof globalThis;
  /** The exports of a module, which is evaluated after all its imports. `file`: absolute path. */
  readonly load: (file: string) => Promise<Record<string, unknown>>;
}

interface Code {
  readonly text: string;
  /** Compiled code, which other realms reuse; undefined for a module whose own imports at run time prevent that. */
  readonly compiled: Buffer | undefined;
}

/** A member that the types of Node.js lack. */
type Compiled = SourceTextModule & { readonly createCachedData: () => Buffer };

/** In code compiled before, Node.js would call the module of the first realm, which may be gone. */
const importsAtRunTime = (text: string): boolean => /\bimport\s*\(/.test(text);

/** Code by URL. Bundled modules are named by their contents. */
const codes = new Map<string, Code>();

/** Globals that no browser has: a demo that uses one must fail here as it would for every reader. */
const ofNodeAlone = new Set(['Buffer', 'clearImmediate', 'global', 'process', 'setImmediate']);

/** Adds the globals that Node.js shares with browsers to a realm: timers, fetch, URLs. */
function addNodeGlobals(global: typeof globalThis): void {
  for (const [name, { get, ...property }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    if (Object.hasOwn(global, name) || ofNodeAlone.has(name)) continue;
    if (get === undefined) Object.defineProperty(global, name, property);
    else
      Object.defineProperty(global, name, {
        configurable: true,
        enumerable: property.enumerable ?? false,
        get: () => Reflect.get(globalThis, name),
        set: (value) => {
          Object.defineProperty(global, name, { configurable: true, writable: true, value });
        },
      });
  }
  Object.assign(global, { console: { ...console } });
}

/** Modules keep their state in the realm, and changes to its objects reach no other realm. */
export function createRealm(): Realm {
  // Names resolve as fast as usual without a proxy for the global object.
  const global = vm.createContext(vm.constants.DONT_CONTEXTIFY) as typeof globalThis;
  addNodeGlobals(global);
  const modules = new Map<string, SourceTextModule>();

  const moduleOf = (url: string): SourceTextModule => {
    const known = modules.get(url);
    if (known !== undefined) return known;
    const code = codes.get(url);
    const text = code?.text ?? readFileSync(fileURLToPath(url), 'utf8');
    const module = new SourceTextModule(text, {
      context: global,
      identifier: url,
      cachedData: code?.compiled,
      importModuleDynamically: (specifier) => evaluated(new URL(specifier, url).href),
    });
    if (code === undefined) {
      const compiled = importsAtRunTime(text) ? undefined : (module as Compiled).createCachedData();
      codes.set(url, { text, compiled });
    }
    modules.set(url, module);
    return module;
  };

  /** Links are made one after the other: a module that is being linked for another import is not ready to run. */
  let linking: Promise<void> = Promise.resolve();

  const linked = (specifier: string, { identifier }: Module): Module => {
    const module = moduleOf(new URL(specifier, identifier).href);
    // The engine's own error would lack the reason why the module failed.
    if (module.status === 'errored') throw module.error;
    return module;
  };

  const evaluated = async (url: string): Promise<Module> => {
    const module = moduleOf(url);
    const link = linking.then(() => (module.status === 'unlinked' ? module.link(linked) : undefined));
    linking = link.catch(() => {});
    await link;
    await module.evaluate();
    return module;
  };

  return {
    global,
    load: async (file) => (await evaluated(pathToFileURL(file).href)).namespace as Record<string, unknown>,
  };
}
