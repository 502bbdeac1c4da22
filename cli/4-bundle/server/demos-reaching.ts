import type { Plugin } from 'esbuild';
import { join, relative } from '../../machine/paths.ts';
import type { Demo } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { type Mode, serverOptions } from '../esbuild/bundle-options.ts';
import { runBundler } from '../esbuild/bundler-run.ts';
import { bundleDiagnostics } from '../esbuild/esbuild-diagnostics.ts';
import { demoFolder } from './demo-build.ts';
import { reachedInputs } from './entry-inputs.ts';

/**
 * Demo → those of the files that its modules import, directly or not. `files` are relative to the root and cannot be
 * bundled: esbuild reports no imports of a bundle that fails, so this one has them without their code. Empty when other
 * files fail too.
 */
export async function demosReaching(
  site: Site,
  mode: Mode,
  demos: readonly Demo[],
  files: ReadonlySet<string>,
): Promise<ReadonlyMap<Demo, readonly string[]>> {
  const entries = demos.map(({ id, file }) => [demoFolder + id, join(site.root, file)] as const);
  const withoutCode: Plugin = {
    name: 'without-code',
    setup: ({ onLoad }) => {
      // Every name can be imported from CommonJS.
      onLoad({ filter: /./, namespace: 'file' }, ({ path }) =>
        files.has(relative(site.root, path)) ? { contents: 'module.exports = {};' } : null,
      );
    },
  };
  try {
    const options = serverOptions(site, mode, Object.fromEntries(entries));
    const { metafile } = await runBundler(site, options, [withoutCode]);
    return new Map(
      demos.map((demo) => {
        const reached = reachedInputs([demo.file], metafile.inputs);
        return [demo, [...files].filter((file) => reached.has(file))];
      }),
    );
  } catch (error) {
    bundleDiagnostics(error, site.root);
    return new Map();
  }
}
