import type { CompiledSite } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { browserOptions, type Mode } from '../esbuild/bundle-options.ts';
import type { BundlerResult } from '../esbuild/bundler-result.ts';
import type { Bundlers } from '../esbuild/bundlers.ts';
import { type FrameModules, frameEntry, frameModules, framePlugin } from './frame-modules.ts';

export interface BuiltFrames extends BundlerResult {
  readonly modules: FrameModules;
}

/**
 * Bundles the scripts in which changed demos run. They may import any part of a package, which would pull the whole
 * package into the chunks of every page. A separate bundle costs no cache hits: a document without an origin shares no
 * cache with the page. `imported` has the packages that demos import, by their files. Null when there are none.
 */
export async function buildFrames(
  site: Site,
  compiled: CompiledSite,
  imported: Readonly<Record<string, readonly string[]>>,
  mode: Mode,
  { bundle }: Pick<Bundlers, 'bundle'>,
): Promise<BuiltFrames | null> {
  const modules = frameModules(site, compiled, imported);
  const ids = Object.keys(modules);
  if (ids.length === 0) return null;
  const entryPoints = Object.fromEntries(ids.map((id) => [`frame-${id}`, frameEntry(id)]));
  const result = await bundle(browserOptions(site, mode, entryPoints), {
    facts: modules,
    modules: ['docs-build:mount'],
    plugins: [framePlugin(site, modules)],
  });
  return { ...result, modules };
}
