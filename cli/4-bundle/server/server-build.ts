import type { Message } from 'esbuild';
import { join } from '../../machine/paths.ts';
import { templatesFolder } from '../../machine/tool.ts';
import type { ServerBundle, ServerModule } from '../../model/bundle.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Site } from '../../model/site.ts';
import { type Mode, serverOptions } from '../esbuild/bundle-options.ts';
import { type BundlerResult, type KeptFile, readFiles } from '../esbuild/bundler-result.ts';
import type { AllBundlers } from '../esbuild/bundlers.ts';
import type { DemoBuild } from './demo-build.ts';
import { entryInputs } from './entry-inputs.ts';
import { inServerFolder, isServerModule, runHash, serverEntries } from './server-folder.ts';

/** Facts of the server's run for a build that draws nothing; the metafile is ten times as long. */
export interface ServerFacts {
  /** Entry point → module, with paths relative to the folder of the server. */
  readonly modules: Readonly<Record<string, ServerModule>>;
  readonly imports: ServerBundle['imports'];
  /** Whether the site's templates have a document for changed demos. */
  readonly haveFrames: boolean;
  readonly warnings: readonly Message[];
}

function factsOf(
  { metafile, warnings }: BundlerResult,
  { root }: Site,
  texts: ReadonlyMap<string, string>,
  base: string,
): ServerFacts {
  const inputsOf = entryInputs(metafile, root, texts, base);
  const outputs = Object.entries(metafile.outputs);
  const entries = serverEntries(metafile);
  return {
    modules: Object.fromEntries(
      entries.map(({ name, path, entryPoint }) => [name, { path, inputs: inputsOf(entryPoint) }]),
    ),
    imports: Object.fromEntries(
      outputs.map(([path, { imports }]) => [
        inServerFolder(path),
        imports.flatMap((imported) => (imported.external ? [] : [inServerFolder(imported.path)])),
      ]),
    ),
    haveFrames: entries.some(
      ({ entryPoint, exports }) =>
        entryPoint.endsWith('templates/index.ts') && exports.includes('renderDemoFrame'),
    ),
    warnings,
  };
}

export interface ServerBuild extends ServerFacts {
  /** Absolute paths of the files that were read. */
  readonly read: readonly string[];
  /** Files for readers: images that demos and templates import. */
  readonly assets: readonly OutputFile[];
  readonly files: readonly KeptFile[];
}

/**
 * Bundles the templates and all that is drawn apart from demos. Modules are read only when a picture has to be drawn.
 */
export async function buildServer(
  site: Site,
  texts: ReadonlyMap<string, string>,
  mode: Mode,
  { bundleFacts }: AllBundlers,
): Promise<ServerBuild> {
  const options = serverOptions(site, mode, {
    templates: join(templatesFolder(site.root), 'index.ts'),
    components: 'docs-build:components',
    mount: 'docs-build:server-mount',
  });
  const { value, files: read } = await bundleFacts(
    options,
    { modules: ['docs-build:server-mount', 'docs-build:mount', 'docs-build:components'] },
    (result) => factsOf(result, site, texts, runHash(options, site, result.further)),
  );
  const { facts, files } = value;
  return { ...facts, read, files, assets: readFiles(files.filter(({ path }) => !isServerModule(path))) };
}

/** `folder` is the absolute path for the modules. */
export function serverBundle(
  { modules, imports, files }: ServerBuild,
  demos: DemoBuild,
  folder: string,
): ServerBundle {
  const module = (name: string): ServerModule => {
    const found = modules[name];
    if (found === undefined) throw new Error(`The server bundle lacks ${name}`);
    return { ...found, path: join(folder, found.path) };
  };
  return {
    folder,
    files: (isWanted) => {
      const found = files.filter(({ path }) => isServerModule(path) && isWanted(inServerFolder(path)));
      return readFiles(found).map(({ path, contents }) => ({ path: inServerFolder(path), contents }));
    },
    imports,
    templates: module('templates'),
    components: module('components'),
    mount: module('mount'),
    demos: { inputs: demos.inputs, read: demos.read, modules: demos.modules },
  };
}
