import type { Demo } from '../../model/page.ts';
import { loadedImports } from '../../site/loaded-imports.ts';

/** Demo id → entry module. */
export type DemoFiles = Readonly<Record<string, string>>;

/** The demos of a page in the parts in which readers load them. */
export interface DemoParts {
  /** Demos like the first one, then the others, if any. */
  readonly files: readonly [first: DemoFiles, further?: DemoFiles];
  /** Whether both parts import a common file of the site, whose state they must share. */
  readonly share: boolean;
}

/** Specifier of the module with the demos of a page, or with the first part of them. */
export const firstModule = (key: string): string => `docs-build:demos:${key}`;

/** Specifiers of the modules with the demos of a page, one for each part. */
export const partModules = (key: string, { files }: DemoParts): string[] =>
  [firstModule(key), `docs-build:further-demos:${key}`].slice(0, files.length);

/** Imports of a demo and its own files from packages. */
interface Needs {
  /** Imported names with their modules, or only the module when it is imported whole. */
  readonly names: ReadonlySet<string>;
  /** Modules that are imported only for their effects. */
  readonly effects: ReadonlySet<string>;
}

function needsOf(demo: Demo): Needs {
  const imports = loadedImports(demo).filter(({ specifier }) => !specifier.startsWith('.'));
  return {
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

/** Whether a module may have a top-level `await`; parts that share files could not load it on request. */
const awaits = ({ sources }: Demo): boolean => sources.some(({ code }) => /^\S.*\bawait\b/m.test(code));

/** Demos that load together. */
export const wholePart = (demos: readonly Demo[]): DemoParts => ({ files: [filesOf(demos)], share: false });

/**
 * Divides the demos of a page. The first part has the demo that readers meet first, and demos that import nothing
 * further from packages. A page stays whole when a further demo imports a module for its effects, because such a module
 * has to run before packages that build on the same library.
 */
export function demoParts(demos: readonly Demo[]): DemoParts {
  const [first] = demos;
  if (first === undefined) return wholePart(demos);
  const known = needsOf(first);
  const brings = (needs: Needs, kind: keyof Needs): boolean =>
    [...needs[kind]].some((need) => !known[kind].has(need));
  const others = demos
    .map((demo) => ({ demo, needs: needsOf(demo) }))
    .filter(({ needs }) => brings(needs, 'names'));
  if (others.length === 0 || others.some(({ needs }) => brings(needs, 'effects'))) return wholePart(demos);
  const further = others.map(({ demo }) => demo);
  const near = demos.filter((demo) => !further.includes(demo));
  const local = new Set(localFilesOf(near));
  const share = localFilesOf(further).some((file) => local.has(file));
  if (share && demos.some(awaits)) return wholePart(demos);
  return { files: [filesOf(near), filesOf(further)], share };
}
