import { dirname, join } from 'node:path';
import type { Message, Metafile } from 'esbuild';
import type { DemoModules, ServerDemos } from '../model/bundle.ts';
import type { CompiledSite, Demo } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { type Mode, serverOptions } from './bundle-options.ts';
import { entryInputs } from './entry-inputs.ts';
import { importedPackages } from './frame-modules.ts';
import { type BundlerResult, filesOf } from './kept-build.ts';
import type { NotedBundlers } from './run-bundler.ts';
import { inServerFolder, isServerModule, optionsHash } from './server-folder.ts';

/** What a build needs of demos that it does not draw. */
export interface DemoFacts {
  /** By id, the hash of everything that the demo's module is made of. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Packages that a demo and its own files import, by the file of the demo. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  readonly warnings: readonly Message[];
}

export interface DemoBuild extends DemoFacts {
  readonly modules: ServerDemos['modules'];
}

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The files themselves where they are the author's, and the manifest of each package: its version stands for it. */
const manifestsFor = (files: readonly string[]): string[] => [
  ...new Set(
    files.map((file) => {
      const [folder] = packageFolder.exec(file) ?? [];
      return folder === undefined ? file : `${folder}/package.json`;
    }),
  ),
];

/** A part of a metafile: what certain inputs reach. */
function reachedFrom(entries: readonly string[], { inputs }: Metafile): Metafile['inputs'] {
  const reached = new Set(entries);
  // A set is walked in order of insertion, additions during the walk included.
  for (const input of reached)
    for (const { path, external } of inputs[input]?.imports ?? []) if (!external) reached.add(path);
  return Object.fromEntries([...reached].flatMap((input) => (inputs[input] ? [[input, inputs[input]]] : [])));
}

/**
 * Bundles the demos to be drawn. Facts are kept for each folder, so an edited demo is bundled with those of its folder
 * alone; the modules are not kept, because only pictures are made of them.
 */
export async function buildDemos(
  site: Site,
  { demos }: CompiledSite,
  texts: ReadonlyMap<string, string>,
  mode: Mode,
  { run, keepFacts }: NotedBundlers,
): Promise<DemoBuild> {
  const { root } = site;
  const optionsFor = (some: readonly Demo[]) =>
    serverOptions(site, mode, {
      mount: 'docs-build:mount',
      ...Object.fromEntries(some.map(({ id, file }) => [`demos/${id}`, join(root, file)])),
    });
  const bundled = async (some: readonly Demo[]) => {
    const options = optionsFor(some);
    const result = await run(options);
    return { result, inputsOf: entryInputs(result.metafile, root, texts, optionsHash(options, site)) };
  };
  type Bundled = Awaited<ReturnType<typeof bundled>>;

  // Folders that the cache does not know ask in the same turn, and are bundled together.
  const missing: Demo[] = [];
  let first: Promise<Bundled> | null = null;
  const together = (some: readonly Demo[]): Promise<Bundled> => {
    missing.push(...some);
    first ??= Promise.resolve().then(() => bundled(missing));
    return first;
  };

  const factsOf = ({ result, inputsOf }: Bundled, some: readonly Demo[]): DemoFacts => {
    const { metafile, warnings } = result;
    const own = reachedFrom(
      some.map(({ file }) => file),
      metafile,
    );
    const isOf = ({ location }: Message) =>
      location === null || location.file in own || !(location.file in metafile.inputs);
    return {
      inputs: Object.fromEntries(some.map(({ id, file }) => [id, inputsOf(file)])),
      packages: Object.fromEntries(some.map(({ file }) => [file, importedPackages(metafile, file)])),
      warnings: warnings.filter(isOf),
    };
  };
  const filesReadBy = ({ result }: Bundled, some: readonly Demo[]): string[] => {
    const entries = ['docs-build:mount', ...some.map(({ file }) => file)];
    const inputs = reachedFrom(entries, result.metafile);
    return manifestsFor(filesOf({ metafile: { inputs, outputs: {} }, further: result.further }, root));
  };
  const folders = new Map<string, Demo[]>();
  for (const demo of demos) {
    const folder = dirname(demo.id);
    folders.set(folder, [...(folders.get(folder) ?? []), demo]);
  }
  const kept = await Promise.all(
    [...folders.values()].map((some) =>
      keepFacts(optionsFor(some), ['docs-build:mount'], async () => {
        const made = await together(some);
        return { facts: factsOf(made, some), read: filesReadBy(made, some) };
      }),
    ),
  );

  const modules: ServerDemos['modules'] = async (ids) => {
    const wanted = new Set(ids);
    const isMade = missing.length > 0 && ids.every((id) => missing.some((demo) => demo.id === id));
    const made = isMade ? await together([]) : await bundled(demos.filter(({ id }) => wanted.has(id)));
    return demoModules(made.result);
  };
  return {
    inputs: Object.assign({}, ...kept.map(({ inputs }) => inputs)),
    packages: Object.assign({}, ...kept.map(({ packages }) => packages)),
    warnings: kept.flatMap(({ warnings }) => warnings),
    modules,
  };
}

function demoModules({ metafile, files }: BundlerResult): DemoModules {
  const paths = new Map(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined || !path.endsWith('.js')
        ? []
        : [[inServerFolder(path).replace(/-[A-Z0-9]{8}\.js$/, ''), inServerFolder(path)] as const],
    ),
  );
  const mount = paths.get('mount');
  if (mount === undefined) throw new Error('The bundle of demos lacks what mounts them');
  return {
    mount,
    demos: Object.fromEntries(
      [...paths].flatMap(([name, path]) => (name.startsWith('demos/') ? [[name.slice(6), path]] : [])),
    ),
    files: files.flatMap(({ path, contents }) =>
      isServerModule(path) ? [{ path: inServerFolder(path), contents }] : [],
    ),
  };
}
