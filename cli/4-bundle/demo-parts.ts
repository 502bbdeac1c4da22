import type { Demo } from '../model/page.ts';

/** Entry modules by the ids of demos. */
export type DemoFiles = Readonly<Record<string, string>>;

/** The demos of a page in the parts in which readers load them. */
export interface DemoParts {
  /** Those like the first one, then the others, if any. */
  readonly files: readonly [first: DemoFiles, further?: DemoFiles];
  /** Whether both parts import some file of the site, whose state they have to share. */
  readonly share: boolean;
}

/** Specifier of the module with the demos of a page, or with the first part of them. */
export const firstModule = (key: string): string => `docs-build:demos:${key}`;

/** Specifiers of the modules with the demos of a page, one for each part. */
export const partModules = (key: string, { files }: DemoParts): string[] =>
  [firstModule(key), `docs-build:further-demos:${key}`].slice(0, files.length);

/** What a demo and its own files import from packages. */
interface Needs {
  readonly packages: ReadonlySet<string>;
  /** Names with their modules; the module alone where it is imported whole. */
  readonly names: ReadonlySet<string>;
  /** Modules that are imported only for their effects. */
  readonly effects: ReadonlySet<string>;
}

/** `@scope/name/sub/path` → `@scope/name` */
const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Imports of types count only where there is no variant without them. */
function needsOf({ javascript, sources }: Demo): Needs {
  const imports = (javascript?.sources ?? sources)
    .flatMap((source) => source.imports)
    .filter(({ specifier }) => !specifier.startsWith('.'));
  return {
    // React is on every page with demos.
    packages: new Set(
      imports.map(({ specifier }) => packageOf(specifier)).filter((name) => name !== 'react'),
    ),
    names: new Set(
      imports.flatMap(({ specifier, names }) =>
        names.length === 0 ? [specifier] : names.map(({ name }) => `${specifier} ${name}`),
      ),
    ),
    effects: new Set(imports.flatMap(({ specifier, effectsOnly }) => (effectsOnly ? [specifier] : []))),
  };
}

const filesOf = (demos: readonly Demo[]): DemoFiles =>
  Object.fromEntries(demos.map(({ id, file }) => [id, file]));

const localFilesOf = (demos: readonly Demo[]): readonly string[] =>
  demos.flatMap(({ sources }) => sources.map(({ file }) => file));

/** Whether a module may wait for something while it loads; parts that share files could not load it on request. */
const awaits = ({ sources }: Demo): boolean => sources.some(({ code }) => /^\S.*\bawait\b/m.test(code));

/** Demos that load together. */
export const wholePart = (demos: readonly Demo[]): DemoParts => ({ files: [filesOf(demos)], share: false });

/**
 * Divides the demos of a page, the first of which is the one that readers meet first. Those that import nothing
 * further from packages stay with it. A page is divided only when some demo needs another package: less is not worth the
 * requests. It stays whole when a further demo imports a module for its effects, because that has to run before packages
 * that build on the same library.
 */
export function demoParts(demos: readonly Demo[]): DemoParts {
  const [first] = demos;
  if (first === undefined) return wholePart(demos);
  const known = needsOf(first);
  const brings = (demo: Demo, kind: keyof Needs): boolean =>
    [...needsOf(demo)[kind]].some((need) => !known[kind].has(need));
  const further = demos.filter((demo) => brings(demo, 'names'));
  const isDivided =
    further.some((demo) => brings(demo, 'packages')) && !further.some((demo) => brings(demo, 'effects'));
  if (!isDivided) return wholePart(demos);
  const near = demos.filter((demo) => !further.includes(demo));
  const local = new Set(localFilesOf(near));
  const share = localFilesOf(further).some((file) => local.has(file));
  if (share && demos.some(awaits)) return wholePart(demos);
  return { files: [filesOf(near), filesOf(further)], share };
}
