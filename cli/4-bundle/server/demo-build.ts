import type { Message } from 'esbuild';
import { dirname, join } from '../../machine/paths.ts';
import type { DemoModules, ServerDemos } from '../../model/bundle.ts';
import type { CompiledSite, Demo } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { type Mode, serverOptions } from '../esbuild/bundle-options.ts';
import { type BundlerResult, filesOf, manifestOf } from '../esbuild/bundler-result.ts';
import type { AllBundlers } from '../esbuild/bundlers.ts';
import { entryInputs, importedPackages, reachedInputs } from './entry-inputs.ts';
import { inServerFolder, isServerModule, runHash, serverEntries } from './server-folder.ts';

/** Facts about demos that a build needs even when it draws none. */
export interface DemoFacts {
  /** Demo id → hash of all input of the demo's module. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Demo file → packages that the demo and its own files import. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  readonly warnings: readonly Message[];
}

export const demoFolder = 'demos/';

export interface DemoBuild extends DemoFacts {
  readonly modules: ServerDemos['modules'];
  readonly read: ServerDemos['read'];
}

/**
 * Bundles the demos to be drawn. The cache has facts by folder, so an edit bundles only the demos of one folder. It
 * does not have the modules, which are needed only to draw pictures.
 */
export async function buildDemos(
  site: Site,
  { demos }: CompiledSite,
  texts: ReadonlyMap<string, string>,
  mode: Mode,
  { run, keepFacts, onDemos }: Pick<AllBundlers, 'run' | 'keepFacts'> & { readonly onDemos: () => void },
): Promise<DemoBuild> {
  const { root } = site;
  const optionsFor = (some: readonly Demo[]) =>
    serverOptions(site, mode, {
      mount: 'docs-build:mount',
      ...Object.fromEntries(some.map(({ id, file }) => [demoFolder + id, join(root, file)])),
    });
  const bundled = async (some: readonly Demo[]) => {
    const options = optionsFor(some);
    const result = await run(options);
    return {
      result,
      inputsOf: entryInputs(result.metafile, root, texts, runHash(options, site, result.further)),
    };
  };
  type Bundled = Awaited<ReturnType<typeof bundled>>;

  // Folders that the cache lacks arrive in the same turn, and are bundled together.
  const missing: Demo[] = [];
  let first: Promise<Bundled> | null = null;
  const together = (some: readonly Demo[]): Promise<Bundled> => {
    missing.push(...some);
    onDemos();
    first ??= Promise.resolve().then(() => bundled(missing));
    return first;
  };

  const factsOf = ({ result, inputsOf }: Bundled, some: readonly Demo[]): DemoFacts => {
    const { metafile, warnings } = result;
    const own = reachedInputs(
      some.map(({ file }) => file),
      metafile.inputs,
    );
    const isOf = ({ location }: Message) =>
      location === null || own.has(location.file) || !(location.file in metafile.inputs);
    return {
      inputs: Object.fromEntries(some.map(({ id, file }) => [id, inputsOf(file)])),
      packages: Object.fromEntries(some.map(({ file }) => [file, importedPackages(metafile, file)])),
      warnings: warnings.filter(isOf),
    };
  };
  /** The author's files, and the manifest of each package, whose version stands for its files. */
  const filesReadBy = ({ result }: Bundled, some: readonly Demo[]): string[] => {
    const { metafile, further } = result;
    const entries = ['docs-build:mount', ...some.map(({ file }) => file)];
    const reached = [...reachedInputs(entries, metafile.inputs)];
    const inputs = Object.fromEntries(
      reached.flatMap((input) => (metafile.inputs[input] ? [[input, metafile.inputs[input]]] : [])),
    );
    return filesOf({ metafile: { inputs, outputs: {} }, further }, root).filter((file) =>
      [null, file].includes(manifestOf(file)),
    );
  };
  const folders = new Map<string, Demo[]>();
  for (const demo of demos) {
    const folder = dirname(demo.id);
    folders.set(folder, [...(folders.get(folder) ?? []), demo]);
  }
  const kept = await Promise.all(
    [...folders].map(async ([folder, some]) => {
      const { value, files } = await keepFacts(optionsFor(some), ['docs-build:mount'], async () => {
        const made = await together(some);
        return { facts: factsOf(made, some), read: filesReadBy(made, some) };
      });
      return { ...value.facts, read: [folder, files] as const };
    }),
  );

  const modules: ServerDemos['modules'] = async (ids, alone = false) => {
    const made = new Set(missing.map(({ id }) => id));
    const known = !alone && ids.every((id) => made.has(id)) ? first : null;
    const wanted = new Set(ids);
    const { result } = await (known ?? bundled(demos.filter(({ id }) => wanted.has(id))));
    return demoModules(result);
  };
  return {
    inputs: Object.assign({}, ...kept.map(({ inputs }) => inputs)),
    packages: Object.assign({}, ...kept.map(({ packages }) => packages)),
    warnings: kept.flatMap(({ warnings }) => warnings),
    modules,
    read: Object.fromEntries(kept.map(({ read }) => read)),
  };
}

export function demoModules({ metafile, files }: BundlerResult): DemoModules {
  const entries = serverEntries(metafile);
  const mount = entries.find(({ name }) => name === 'mount');
  if (mount === undefined) throw new Error('The bundle of demos lacks what mounts them');
  return {
    mount: mount.path,
    demos: Object.fromEntries(
      entries.flatMap(({ name, path }) =>
        name.startsWith(demoFolder) ? [[name.slice(demoFolder.length), path]] : [],
      ),
    ),
    files: files.flatMap(({ path, contents }) =>
      isServerModule(path) ? [{ path: inServerFolder(path), contents }] : [],
    ),
  };
}
