import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { serverFolder } from '../machine/server-modules.ts';
import type { ServerBundle } from '../model/bundle.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { BundleOptions } from './bundle.ts';
import { createBundlers } from './esbuild/bundlers.ts';
import { bothOrErrors, bundleDiagnostics, configErrors } from './esbuild/esbuild-diagnostics.ts';
import { modulesBefore } from './readers/before-mount.ts';
import { bundledDemos } from './readers/page-demos.ts';
import { virtualTexts } from './readers/virtual-modules.ts';
import { buildDemos } from './server/demo-build.ts';
import { buildServer, serverBundle } from './server/server-build.ts';

/** The modules that draw pictures, without the files for readers; null when a module cannot be bundled. */
export async function bundleForDrawing(
  site: Site,
  compiled: CompiledSite,
  { mode, graph, folder, onDemos = () => {} }: BundleOptions,
): Promise<Outcome<ServerBundle | null>> {
  const { demos } = bundledDemos(compiled, mode);
  const texts = virtualTexts(site, demos, modulesBefore(site, compiled));
  const bundlers = createBundlers(site, texts, graph);
  try {
    const [server, ofDemos] = await bothOrErrors(
      buildServer(site, texts, mode, bundlers),
      buildDemos(site, compiled, texts, mode, { ...bundlers, onDemos }),
    );
    return { value: serverBundle(server, ofDemos, serverFolder(folder)), diagnostics: [] };
  } catch (error) {
    const failed: readonly Diagnostic[] = configErrors(error, [], site.root);
    return { value: null, diagnostics: failed.length > 0 ? failed : bundleDiagnostics(error, site.root) };
  }
}
