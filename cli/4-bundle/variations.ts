import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { DemoModules } from '../model/bundle.ts';
import type { Site } from '../model/site.ts';
import { serverOptions } from './bundle-options.ts';
import { bundlerRun } from './bundler-run.ts';
import { demoFolder, demoModules } from './demo-build.ts';
import { virtualTexts } from './virtual-modules.ts';

/** A demo with another text in place of its entry module. */
export interface DemoVariation {
  /** The entry module, relative to the root. */
  readonly file: string;
  readonly code: string;
}

const prefix = 'docs-build-variation:';

const variationModules = (root: string, variations: ReadonlyMap<string, DemoVariation>): Plugin => ({
  name: 'variations',
  setup(plugin) {
    plugin.onResolve({ filter: /^docs-build-variation:/ }, ({ path }) => ({
      path: path.slice(prefix.length),
      namespace: 'variation',
    }));
    plugin.onLoad({ filter: /.*/, namespace: 'variation' }, ({ path }) => {
      const { file, code } = variations.get(path) ?? { file: path, code: '' };
      return { loader: 'tsx', contents: code, resolveDir: dirname(join(root, file)) };
    });
  },
});

/** Bundles variations of demos, by id, to draw them. */
export async function bundleVariations(
  site: Site,
  variations: ReadonlyMap<string, DemoVariation>,
): Promise<DemoModules> {
  const options = serverOptions(site, 'production', {
    mount: 'docs-build:mount',
    ...Object.fromEntries([...variations.keys()].map((id) => [demoFolder + id, prefix + id])),
  });
  const texts = virtualTexts(site, {}, new Map());
  const run = bundlerRun(site, texts, options, [], [variationModules(site.root, variations)]);
  return demoModules(run.resultOf(await build({ ...run.options, sourcemap: false })));
}
