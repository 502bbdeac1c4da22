// Input: the site, the sources of its demos, its rendered pages and its browser files. Output: every file of `out/`, sorted by path.
// Invariant: nothing depends on the clock or the machine; no two files share a path.
import { join } from 'node:path';
import type { Host } from '../host.ts';
import type { Bundles, CompiledSite, OutputFile, RenderedPage, Site } from '../model.ts';
import { outputFile } from '../paths.ts';
import { demoSources } from './demo-sources.ts';
import { hostFiles } from './headers.ts';
import { sitemap } from './sitemap.ts';

function publicFiles(host: Host, site: Site): OutputFile[] {
  const folder = join(site.root, 'content/public');
  return host.list(folder).map((path) => ({ path, contents: host.readBytes(join(folder, path)) ?? '' }));
}

export function emit(
  host: Host,
  site: Site,
  compiled: CompiledSite,
  pages: readonly RenderedPage[],
  bundles: Bundles,
): readonly OutputFile[] {
  const files = [
    ...publicFiles(host, site),
    ...demoSources(compiled),
    ...bundles.files,
    ...pages.map(({ pathname, html }) => ({ path: outputFile(pathname), contents: html })),
    ...sitemap(site, pages),
    ...hostFiles(site, pages),
  ];
  // Generated files win over public ones of the same name.
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
