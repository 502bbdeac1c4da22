import { join, relative } from 'node:path';
import type { Message } from 'esbuild';
import { contentHash } from '../machine/cache.ts';
import { codeVersion } from '../machine/code-version.ts';
import type { ServerBundle, ServerModule } from '../model/bundle.ts';
import type { OutputFile } from '../model/output.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { type BundlerOptions, type Mode, serverOptions } from './bundle-options.ts';
import { entryInputs } from './entry-inputs.ts';
import { importedPackages } from './frame-modules.ts';
import type { BundlerResult, KeptRun } from './kept-build.ts';
import type { NotedBundlers } from './run-bundler.ts';

/** What a build needs of the server's run when it draws nothing; the metafile is ten times as long. */
export interface ServerFacts {
  /** Modules by entry point, with paths relative to the folder of the server. */
  readonly modules: Readonly<Record<string, ServerModule>>;
  readonly imports: ServerBundle['imports'];
  /** Packages that a demo and its own files import, by the file of the demo. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** Whether the site's templates have a document for changed demos. */
  readonly haveFrames: boolean;
  readonly warnings: readonly Message[];
}

const folder = 'server';
const inFolder = (path: string): string => relative(folder, path);
const isModule = (path: string): boolean => path.startsWith(`${folder}/`);

/** Everything that decides how a module is compiled, apart from the other modules. */
const optionsHash = ({ entryPoints: _, ...options }: BundlerOptions, { root }: Site): string =>
  contentHash(codeVersion(['cli/4-bundle/bundler-run.ts']), JSON.stringify(options).replaceAll(root, ''));

function factsOf(
  { metafile, warnings }: BundlerResult,
  { root }: Site,
  texts: ReadonlyMap<string, string>,
  base: string,
): ServerFacts {
  const inputsOf = entryInputs(metafile, root, texts, base);
  const outputs = Object.entries(metafile.outputs);
  const entries = outputs.flatMap(([output, { entryPoint, exports }]) =>
    entryPoint === undefined || !output.endsWith('.js')
      ? []
      : [{ path: inFolder(output), entryPoint, exports }],
  );
  return {
    modules: Object.fromEntries(
      entries.map(({ path, entryPoint }) => [
        path.replace(/-[A-Z0-9]{8}\.js$/, ''),
        { path, inputs: inputsOf(entryPoint) },
      ]),
    ),
    imports: Object.fromEntries(
      outputs.map(([path, { imports }]) => [
        inFolder(path),
        imports.flatMap((each) => (each.external ? [] : [inFolder(each.path)])),
      ]),
    ),
    packages: Object.fromEntries(
      entries
        .filter(({ path }) => path.startsWith('demos/'))
        .map(({ entryPoint }) => [entryPoint, importedPackages(metafile, entryPoint)]),
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
  readonly files: KeptRun<ServerFacts>['files'];
}

/** Bundles the modules with which stage 5 renders. They are read only when something is to be drawn. */
export async function buildServer(
  site: Site,
  compiled: CompiledSite,
  texts: ReadonlyMap<string, string>,
  mode: Mode,
  { bundleFacts }: NotedBundlers,
): Promise<ServerBuild> {
  const options = serverOptions(site, compiled, mode);
  const { facts, read, files } = await bundleFacts(
    options,
    { modules: ['docs-build:mount', 'docs-build:components'] },
    (result) => factsOf(result, site, texts, optionsHash(options, site)),
  );
  return { ...facts, read, files, assets: await files((path) => !isModule(path)) };
}

/** `folder`: that of the modules, absolute. */
export function serverBundle(
  { modules, imports, files }: ServerBuild,
  { demos }: CompiledSite,
  folder: string,
): ServerBundle {
  const module = (name: string): ServerModule => {
    const found = modules[name];
    if (found === undefined) throw new Error(`The server bundle lacks ${name}`);
    return { ...found, path: join(folder, found.path) };
  };
  return {
    folder,
    files: async (isWanted) => {
      const found = await files((path) => isModule(path) && isWanted(inFolder(path)));
      return found.map(({ path, contents }) => ({ path: inFolder(path), contents }));
    },
    imports,
    templates: module('templates'),
    components: module('components'),
    mount: module('mount'),
    demos: Object.fromEntries(demos.map(({ id }) => [id, module(`demos/${id}`)])),
  };
}
