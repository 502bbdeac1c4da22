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

/** Gives a realm what Node.js has beside JavaScript itself: timers, fetch, URLs. */
function addNodeGlobals(global: typeof globalThis): void {
  for (const [name, { get, ...property }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
    if (Object.hasOwn(global, name)) continue;
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
  Object.assign(global, { global, console: { ...console } });
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

  const linked = (specifier: string, { identifier }: Module): Module =>
    moduleOf(new URL(specifier, identifier).href);

  const evaluated = async (url: string): Promise<Module> => {
    const module = moduleOf(url);
    if (module.status === 'unlinked') await module.link(linked);
    await module.evaluate();
    return module;
  };

  return {
    global,
    load: async (file) => (await evaluated(pathToFileURL(file).href)).namespace as Record<string, unknown>,
  };
}
