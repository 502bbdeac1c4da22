import { join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { contentHash } from '../machine/cache.ts';
import { packagesFolder } from '../machine/tool.ts';
import type { BundlerOptions } from './bundle-options.ts';
import type { BundlerResult } from './kept-build.ts';
import { exportNames, type PackageLinks, type PackageUses } from './package-links.ts';
import { sharedChunks } from './shared-chunks.ts';

/** Uses by the name of their entry; `site` is what every page with demos loads. */
export type UsesByEntry = Readonly<Record<string, PackageUses>>;

const prefix = 'docs-build-packages:';
const laterPrefix = 'docs-build-later:';

/** Entry modules: for each set of uses one with all of its names, and one for each module that is imported later. */
function entryTexts(uses: UsesByEntry, root: string): ReadonlyMap<string, string> {
  const file = (module: string) => JSON.stringify(join(root, module));
  const entry = (own: PackageUses): string => {
    const nameOf = exportNames(own);
    return Object.entries(own.names)
      .flatMap(([module, names]) => [
        `import ${file(module)};`,
        ...names.map((name) =>
          name === '*'
            ? `export * as ${nameOf(module, name)} from ${file(module)};`
            : `export { ${name} as ${nameOf(module, name)} } from ${file(module)};`,
        ),
      ])
      .join('\n');
  };
  const later = new Set(Object.values(uses).flatMap((own) => own.later));
  return new Map([
    ...Object.entries(uses).map(([name, own]): [string, string] => [prefix + name, entry(own)]),
    ...[...later]
      .sort()
      .map((module): [string, string] => [laterPrefix + module, `export * as all from ${file(module)};`]),
  ]);
}

/** A stable part of a file's name. */
const short = (...parts: readonly string[]): string => contentHash(...parts).slice(0, 6);

/** Entry modules, and one React: the site's, as `one-react.ts` has it for scripts. */
const resolution = (texts: ReadonlyMap<string, string>, root: string): Plugin => ({
  name: 'packages',
  resolveId: {
    filter: { id: /^docs-build-|^react(?:-dom)?(?:\/|$)/ },
    handler(id) {
      return texts.has(id)
        ? id
        : this.resolve(id, join(packagesFolder(root), 'package.json'), { skipSelf: true });
    },
  },
  load: { filter: { id: /^docs-build-/ }, handler: (id) => texts.get(id) ?? null },
});

/** A module by its place among what is installed, wherever that is. */
function placeOf(id: string, root: string): string {
  const start = id.indexOf('node_modules/');
  return start < 0 ? relative(root, id) : id.slice(start);
}

/** Names the chunk of each module once all are known. */
function chunkNames(entries: readonly string[], root: string) {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'shared-chunks',
    buildEnd() {
      const pages = new Map<string, bigint>();
      const all = (1n << BigInt(entries.length)) - 1n;
      for (const [index, entry] of entries.entries()) {
        const reached = new Set([entry]);
        // A set is walked in order of insertion, what is added on the way included.
        for (const id of reached) {
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
          const bit = entry === `${prefix}site` ? all : 1n << BigInt(index);
          pages.set(id, (pages.get(id) ?? 0n) | bit);
        }
      }
      for (const entry of entries) pages.delete(entry);
      const modules = [...pages].map(([id, own]) => ({
        id,
        bytes: this.getModuleInfo(id)?.code?.length ?? 0,
        pages: own,
      }));
      for (const ids of sharedChunks(modules)) {
        const name = `shared-${short(...ids.map((id) => placeOf(id, root)).sort())}`;
        for (const id of ids) names.set(id, name);
      }
    },
  };
  return { plugin, nameOf: (id: string) => names.get(id) ?? null };
}

/** The facts of a bundle in the form in which esbuild gives them. */
function metafileOf(chunks: readonly OutputChunk[], root: string): Metafile {
  const files = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => id.startsWith('/')));
  return {
    inputs: Object.fromEntries(files.map((id) => [relative(root, id), { bytes: 0, imports: [] }])),
    outputs: Object.fromEntries(
      chunks.map(({ fileName, code, facadeModuleId, imports, exports, modules }) => [
        fileName,
        {
          bytes: Buffer.byteLength(code),
          exports,
          imports: imports.map((path) => ({ path, kind: 'import-statement' as const })),
          inputs: Object.fromEntries(
            Object.entries(modules).map(([id, { code: own }]) => [
              relative(root, id),
              { bytesInOutput: own?.length ?? 0 },
            ]),
          ),
          ...(facadeModuleId === null ? {} : { entryPoint: facadeModuleId }),
        },
      ]),
    ),
  };
}

/**
 * Packages as files that pages share, of what scripts use of them. Rolldown, because esbuild has no say in which module
 * goes into which chunk.
 */
export async function bundlePackages(
  uses: UsesByEntry,
  root: string,
  { define, mainFields, minify = false, nodePaths = [] }: BundlerOptions,
): Promise<BundlerResult> {
  const texts = entryTexts(uses, root);
  const entries = [...texts.keys()];
  const { plugin, nameOf } = chunkNames(
    entries.filter((entry) => entry.startsWith(prefix)),
    root,
  );
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((entry) => [`packages-${short(entry)}`, entry])),
    platform: 'browser',
    logLevel: 'silent',
    // What is missing is a finding of the bundle that draws pictures.
    shimMissingExports: true,
    preserveEntrySignatures: 'allow-extension',
    resolve: { mainFields: mainFields ?? [], modules: ['node_modules', ...nodePaths] },
    transform: { target: 'es2022', define: define ?? {} },
    plugins: [resolution(texts, root), plugin],
  });
  const generated = bundle.generate({
    format: 'esm',
    minify,
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    hashCharacters: 'hex',
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameOf }] },
  });
  // Its errors look like those of esbuild, which are findings; what the other bundles let pass is none.
  const { output } = await generated.catch((cause: Error) => {
    throw new Error(`The packages of demos cannot be bundled: ${cause.message}`, { cause });
  });
  await bundle.close();
  const chunks = output.filter((each) => each.type === 'chunk');
  return {
    metafile: metafileOf(chunks, root),
    warnings: [],
    files: chunks.map(({ fileName, code }) => ({ path: fileName, contents: code })),
    further: [],
  };
}

/** Where the scripts of `entry` find what they import. */
export function packageLinks(uses: UsesByEntry, { outputs }: Metafile, entry: string): PackageLinks {
  const urlOf = (entryPoint: string): string => {
    const found = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entryPoint);
    if (found === undefined) throw new Error(`The shared packages lack ${entryPoint}`);
    return `/${found}`;
  };
  return {
    url: urlOf(prefix + entry),
    nameOf: exportNames(uses[entry] ?? { names: {}, later: [] }),
    later: (module) => urlOf(laterPrefix + module),
  };
}
