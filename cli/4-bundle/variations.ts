import { type BuildFailure, build, type Plugin } from 'esbuild';
import { dirname, join } from '../machine/paths.ts';
import type { DemoModules } from '../model/bundle.ts';
import type { Site } from '../model/site.ts';
import { variationPlace } from '../site/fence-fragment.ts';
import { serverOptions } from './esbuild/bundle-options.ts';
import { type BundlerResult, filesOf, manifestOf } from './esbuild/bundler-result.ts';
import { bundlerRun } from './esbuild/bundler-run.ts';
import { virtualTexts } from './readers/virtual-modules.ts';
import { demoFolder, demoModules } from './server/demo-build.ts';
import { reachedInputs } from './server/entry-inputs.ts';

/** A module that exists only in the bundler: a demo with another text as its entry, or a program of a page. */
export interface Variation {
  /** The file, relative to the root, from whose folder it imports. */
  readonly file: string;
  readonly code: string;
}

type Variations = ReadonlyMap<string, Variation>;

const prefix = 'docs-build-variation:';
const namespace = 'variation';

const variationModules = (root: string, variations: Variations): Plugin => ({
  name: 'variations',
  setup(plugin) {
    plugin.onResolve({ filter: /^docs-build-variation:/ }, ({ path }) => ({
      path: path.slice(prefix.length),
      namespace,
    }));
    plugin.onLoad({ filter: /.*/, namespace }, ({ path }) => {
      const { file, code } = variations.get(path) ?? { file: path, code: '' };
      return { loader: 'tsx', contents: code, resolveDir: dirname(join(root, file)) };
    });
  },
});

async function bundled(site: Site, variations: Variations, hasPlaces: boolean): Promise<BundlerResult> {
  const options = serverOptions(site, 'production', {
    mount: 'docs-build:mount',
    ...Object.fromEntries([...variations.keys()].map((id) => [demoFolder + id, prefix + id])),
  });
  const texts = virtualTexts(site, {}, new Map());
  const run = bundlerRun(site, texts, options, [], [variationModules(site.root, variations)]);
  return run.resultOf(await build(hasPlaces ? run.options : { ...run.options, sourcemap: false }));
}

/** Bundles variations of demos, by id, to draw them. */
export const bundleVariations = async (site: Site, variations: Variations): Promise<DemoModules> =>
  demoModules(await bundled(site, variations, false));

/** A program that cannot be bundled; line and column from 1, null outside its own code. */
export interface UnbundledProgram {
  readonly message: string;
  readonly at: { readonly line: number; readonly column: number } | null;
}

export interface BundledPrograms {
  /** Null when there is none. */
  readonly modules: DemoModules | null;
  readonly failed: ReadonlyMap<string, UnbundledProgram>;
  /** Absolute paths of the files on which a program depends. */
  readonly readBy: (id: string) => readonly string[];
}

/** Bundles programs, by id, to execute them. One that fails leaves the others. */
export async function bundlePrograms(site: Site, programs: Variations): Promise<BundledPrograms> {
  const failed = new Map<string, UnbundledProgram>();
  for (let rest = programs; rest.size > 0; rest = without(rest, failed)) {
    try {
      const { metafile, further, ...result } = await bundled(site, rest, true);
      const readBy = (id: string): string[] => {
        const reached = [...reachedInputs([`${namespace}:${id}`, 'docs-build:mount'], metafile.inputs)];
        const inputs = Object.fromEntries(
          reached.flatMap((input) => (metafile.inputs[input] ? [[input, metafile.inputs[input]]] : [])),
        );
        const files = filesOf({ metafile: { inputs, outputs: {} }, further }, site.root);
        // The version of a package stands for its files.
        return files.filter((file) => [null, file].includes(manifestOf(file)));
      };
      return { modules: demoModules({ metafile, further, ...result }), failed, readBy };
    } catch (error) {
      const before = failed.size;
      for (const { text, location } of (error as BuildFailure).errors ?? []) {
        const [, id] = variationPlace.exec(location?.file ?? '') ?? [];
        const at = location && { line: location.line, column: location.column + 1 };
        const own = { message: text, at };
        if (id !== undefined && !failed.has(id)) failed.set(id, own);
      }
      // A mistake in a module that they share.
      if (failed.size === before) {
        for (const id of rest.keys()) failed.set(id, { message: String(error), at: null });
      }
    }
  }
  return { modules: null, failed, readBy: () => [] };
}

const without = (programs: Variations, failed: ReadonlyMap<string, unknown>): Variations =>
  new Map([...programs].filter(([id]) => !failed.has(id)));
