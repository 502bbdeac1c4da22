// Input: the site, its compiled and rendered pages and its browser files. Output: every file of `out/`, sorted by path.
// Invariant: nothing depends on the clock or the machine; no two files share a path.
import { join } from 'node:path';
import type { Host } from '../host.ts';
import type { Bundles, CompiledSite, OutputFile, RenderedPage, Site } from '../model.ts';
import { outputFile } from '../paths.ts';
import { hostFiles } from './headers.ts';
import { llms } from './llms.ts';
import { markdownTwins } from './markdown-twin.ts';
import { sitemap } from './sitemap.ts';
import { type DrawOptions, socialImages } from './social-images.ts';

function publicFiles(host: Host, site: Site): OutputFile[] {
  const folder = join(site.root, 'content/public');
  return host.list(folder).map((path) => ({ path, contents: host.readBytes(join(folder, path)) ?? '' }));
}

export async function emit(
  host: Host,
  site: Site,
  compiled: CompiledSite,
  pages: readonly RenderedPage[],
  bundles: Bundles,
  options: DrawOptions,
): Promise<readonly OutputFile[]> {
  const twins = markdownTwins(site, compiled, pages);
  const files = [
    ...publicFiles(host, site),
    ...bundles.files,
    ...pages.map(({ pathname, html }) => ({ path: outputFile(pathname), contents: html })),
    ...twins.map(({ file }) => file),
    ...llms(site, twins),
    ...(await socialImages(host, site, compiled, options)),
    ...sitemap(site, pages),
    ...hostFiles(site, pages),
  ];
  // Generated files win over public ones of the same name.
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
