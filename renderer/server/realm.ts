import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm, { type Module, SourceTextModule } from 'node:vm';

/** A JavaScript world with objects, globals and modules of its own, in this process. */
export interface Realm {
  readonly global: typeof globalThis;
  /** The exports of a module and, evaluated before it, of all that it imports. `file`: absolute path. */
  readonly load: (file: string) => Promise<Record<string, unknown>>;
}

interface Code {
  readonly text: string;
  /** What the engine has compiled, which other realms then need not compile. */
  readonly compiled: Buffer;
}

/** What the types of Node.js leave out. */
type Compiled = SourceTextModule & { readonly createCachedData: () => Buffer };

/** By URL. Bundled modules are named by their contents. */
const codes = new Map<string, Code>();

/** What no browser has: a demo that uses it must fail here as it would for every reader. */
const ofNodeAlone = new Set(['Buffer', 'clearImmediate', 'global', 'process', 'setImmediate']);

/** Gives a realm what Node.js has beside JavaScript itself and shares with browsers: timers, fetch, URLs. */
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

/** Modules keep their state in it, and nothing in another realm sees what they do to its objects. */
export function createRealm(): Realm {
  // Without an object that stands for the global one, names are found as quickly as anywhere.
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
    if (code === undefined) codes.set(url, { text, compiled: (module as Compiled).createCachedData() });
    modules.set(url, module);
    return module;
  };

  /** Links are made one after the other: a module that is being linked for another import is not ready to run. */
  let linking: Promise<void> = Promise.resolve();

  const linked = (specifier: string, { identifier }: Module): Module => {
    const module = moduleOf(new URL(specifier, identifier).href);
    // The engine would complain of the module, and leave out why it has failed.
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
