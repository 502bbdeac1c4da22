import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { serverFolder } from '../machine/server-modules.ts';
import type { ServerBundle } from '../model/bundle.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { modulesBefore } from './before-mount.ts';
import type { BundleOptions } from './bundle.ts';
import { createBundlers } from './bundlers.ts';
import { buildDemos } from './demo-build.ts';
import { bothOrErrors, bundleDiagnostics, configErrors } from './esbuild-diagnostics.ts';
import { bundledDemos } from './page-demos.ts';
import { buildServer, serverBundle } from './server-build.ts';
import { virtualTexts } from './virtual-modules.ts';

/** The modules that draw pictures, without the files for readers; null when a module cannot be bundled. */
export async function bundleForDrawing(
  site: Site,
  compiled: CompiledSite,
  { mode, graph, folder, onDemos = () => {} }: BundleOptions,
): Promise<Outcome<ServerBundle | null>> {
  const { demos } = bundledDemos(site, compiled, mode);
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
