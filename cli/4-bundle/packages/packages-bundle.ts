import { readFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';
import type { OutputChunk, Plugin } from 'rolldown';
import { isAbsolute, join, relative } from '../../machine/paths.ts';
import { packagesFolder } from '../../machine/tool.ts';
import type { OutputFile } from '../../model/output.ts';
import type { BundlerOptions } from '../esbuild/bundle-options.ts';
import type { BundlerResult } from '../esbuild/bundler-result.ts';
import { chunkNames, short } from './chunk-names.ts';
import { type EntryExports, entryExports } from './entry-exports.ts';
import { modernModules } from './modern-modules.ts';
import {
  type AdaptedModule,
  adaptedModules,
  adaptedText,
  effectsPrefix,
  entryPrefix,
  entryTexts,
  laterPrefix,
  type UsesByEntry,
} from './package-entries.ts';
import { packageSources, type RunReader } from './package-sources.ts';

/** The bundled packages. */
export interface PackagesResult extends BundlerResult {
  /** Entries that only re-export, by path. */
  readonly passing: Readonly<Record<string, EntryExports>>;
}

/** Resolves entry modules, and React to the site's, as `one-react.ts` does for scripts. */
const resolution = (
  texts: ReadonlyMap<string, string>,
  adapted: ReadonlyMap<string, AdaptedModule>,
  root: string,
): Plugin => ({
  name: 'packages',
  resolveId: {
    filter: { id: /^docs-build-|^react(?:-dom)?(?:\/|$)/ },
    handler(id) {
      return texts.has(id) || adapted.has(id)
        ? id
        : this.resolve(id, join(packagesFolder(root), 'package.json'), { skipSelf: true });
    },
  },
  load: {
    filter: { id: /^docs-build-/ },
    async handler(id) {
      const module = adapted.get(id);
      if (module === undefined) return texts.get(id) ?? null;
      // The bundler's own facts about the module depend on whether it has reached it.
      const { parseSync } = await import('rolldown/utils');
      const parsed = parseSync(module.file, await readFile(module.file, 'utf8'), {
        // Such a file may have JSX.
        ...(module.file.endsWith('.js') && { lang: 'jsx' }),
      });
      return adaptedText(module, !parsed.module.hasModuleSyntax);
    },
  },
});

/** A Rolldown bundle's facts as an esbuild metafile. */
function metafileOf(chunks: readonly OutputChunk[], root: string): Metafile {
  const files = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => isAbsolute(id)));
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
 * Makes Chromium compile all functions of a file while it arrives, beside the page's thread: nearly all of them run
 * when a demo starts. Other browsers ignore the comment.
 */
const compileAll = '//# allFunctionsCalledOnLoad';

/**
 * Bundles the used parts of packages as files that pages share. Uses Rolldown, because esbuild gives no control over
 * which module goes into which chunk.
 */
export async function bundlePackages(
  uses: UsesByEntry,
  root: string,
  options: BundlerOptions,
  modernFolder: string | null = null,
  run: RunReader | null = null,
): Promise<PackagesResult> {
  const { define, mainFields, minify = false, nodePaths = [] } = options;
  const sources = run && packageSources(root, options, run);
  const texts = entryTexts(uses, root);
  const entries = [...texts.keys()].filter((id) => !id.startsWith(effectsPrefix));
  const { plugin, nameOf } = chunkNames(
    entries.filter((entry) => entry.startsWith(entryPrefix)),
    root,
  );
  // Loaded on demand: most builds find the bundle in the cache.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((entry) => [`packages-${short(entry)}`, entry])),
    platform: 'browser',
    logLevel: 'silent',
    // The bundle that draws pictures reports missing exports.
    shimMissingExports: true,
    preserveEntrySignatures: 'allow-extension',
    resolve: { mainFields: mainFields ?? [], modules: ['node_modules', ...nodePaths] },
    moduleTypes: { '.js': 'jsx' },
    transform: { target: 'es2022', define: define ?? {} },
    plugins: [
      ...(modernFolder === null ? [] : [modernModules(modernFolder)]),
      ...(sources === null ? [] : [sources.plugin]),
      resolution(texts, adaptedModules(uses, root), root),
      plugin,
    ],
  });
  const generated = bundle.generate({
    format: 'esm',
    minify,
    comments: { legal: true, annotation: false, jsdoc: false },
    // Leaves out modules that a demo imports later, or a whole package, such as a library for spreadsheets.
    postBanner: ({ name, facadeModuleId }) =>
      /^(packages|shared)-/.test(name) && !facadeModuleId?.startsWith(laterPrefix) ? compileAll : '',
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    hashCharacters: 'hex',
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameOf }] },
  });
  // Gives its errors the shape of esbuild's, which become findings. An error in code that the other bundles accepted is
  // a bug.
  const { output } = await generated.catch((cause: Error) => {
    throw new Error(`The packages of demos cannot be bundled: ${cause.message}`, { cause });
  });
  await bundle.close();
  const chunks = output.filter((item) => item.type === 'chunk');
  const errors =
    sources?.errorsOf(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])) ?? [];
  if (errors.length > 0) throw Object.assign(new Error('A module of a package cannot be read'), { errors });
  const metafile = metafileOf(chunks, root);
  const styles = new Map<string, OutputFile>();
  for (const output of Object.values(metafile.outputs)) {
    const sheet = sources?.styleSheet(output.entryPoint ?? '') ?? null;
    if (sheet === null) continue;
    output.cssBundle = sheet.path;
    styles.set(sheet.path, sheet);
  }
  return {
    metafile,
    warnings: [],
    files: [
      ...chunks.map(({ fileName, code }) => ({ path: fileName, contents: code })),
      ...styles.values(),
      ...(sources?.files() ?? []),
    ],
    further: sources?.read() ?? [],
    passing: Object.fromEntries(
      chunks.flatMap(({ fileName, code, facadeModuleId }) => {
        const exports = facadeModuleId?.startsWith(entryPrefix) ? entryExports(code) : null;
        return exports === null ? [] : [[fileName, exports]];
      }),
    ),
  };
}
