import { type BuildOptions, type BuildResult, build, type Metafile } from 'esbuild';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { type FrameModules, frameEntry, frameModules, framePlugin } from './frame-modules.ts';

export interface BuiltFrames extends BuildResult<{ write: false; metafile: true }> {
  readonly modules: FrameModules;
}

/** Whether the site's templates draw the document in which changed demos run. */
const haveFrames = ({ outputs }: Metafile): boolean =>
  Object.values(outputs).some(
    ({ entryPoint, exports }) =>
      entryPoint?.endsWith('templates/index.ts') && exports.includes('renderDemoFrame'),
  );

/**
 * The scripts in which changed demos run, a bundle of their own: code that may import all of a package would keep all of
 * it in the chunks of every page. Nothing is lost by it, for a document without an origin shares no cache with the page.
 * Null when there are none.
 */
export async function buildFrames(
  site: Site,
  compiled: CompiledSite,
  server: Metafile,
  options: BuildOptions & { readonly write: false; readonly metafile: true },
): Promise<BuiltFrames | null> {
  const modules = haveFrames(server) ? frameModules(site, compiled, server) : {};
  const ids = Object.keys(modules);
  if (ids.length === 0) return null;
  const built = await build({
    ...options,
    plugins: [framePlugin(site, modules), ...(options.plugins ?? [])],
    entryPoints: Object.fromEntries(ids.map((id) => [`frame-${id}`, frameEntry(id)])),
  });
  return { ...built, modules };
}
