// Input: the site, its compiled and rendered pages and its browser files. Output: every file of `out/`, sorted by path.
// Invariant: nothing depends on the clock or the machine; two files that share a path are a finding.
import { join } from 'node:path';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { Cache } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import type { Bundles } from '../model/bundle.ts';
import type { OutputFile, RenderedSite } from '../model/output.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { outputFile } from '../site/paths.ts';
import { demoSources } from './demo-sources.ts';
import { hostFiles } from './headers.ts';
import { llms } from './llms.ts';
import { markdownTwins } from './markdown-twin.ts';
import { search, searchManifests } from './search.ts';
import { serviceWorker } from './service-worker.ts';
import { sitemap } from './sitemap.ts';
import { socialImages, undrawnImages } from './social-images.ts';

function publicFiles(host: Host, site: Site): OutputFile[] {
  const folder = join(site.root, 'content/public');
  return host.list(folder).map((path) => ({ path, contents: host.readBytes(join(folder, path)) ?? '' }));
}

/** Files whose path another file has too, or uses as a folder. */
function conflicts(files: readonly OutputFile[], publicPaths: ReadonlySet<string>): Diagnostic[] {
  const seen = new Set<string>();
  const folders = new Set(
    files.flatMap(({ path }) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))),
  );
  return files.flatMap(({ path }) => {
    const clash = seen.has(path) ? 'is made twice' : folders.has(path) ? 'is a file and a folder' : null;
    seen.add(path);
    if (clash === null) return [];
    const place = publicPaths.has(path) ? { file: `content/public/${path}`, line: 1, column: 1 } : null;
    return [diagnostic('output/conflict', place, `${path} ${clash}.`)];
  });
}

/** Files of which a check needs no more than that they are there: what takes long is not made. */
const unmade = (site: Site, compiled: CompiledSite): readonly OutputFile[] => [
  ...undrawnImages(site, compiled),
  ...searchManifests(site).map((path) => ({ path, contents: '' })),
];

/** With `isWritten` false, the files are only looked at: some have no contents. */
export async function emit(
  host: Host,
  site: Site,
  compiled: CompiledSite,
  { pages, inlineScripts }: RenderedSite,
  bundles: Bundles,
  cache: Cache,
  isWritten = true,
): Promise<Outcome<readonly OutputFile[]>> {
  const own = publicFiles(host, site);
  const twins = markdownTwins(site, compiled, pages);
  const contents = [
    ...demoSources(compiled),
    ...bundles.files,
    ...pages.map(({ pathname, html }) => ({ path: outputFile(pathname), contents: html })),
    ...twins.map(({ file }) => file),
    ...llms(site, twins),
    ...(isWritten
      ? [...(await socialImages(host, site, compiled, cache)), ...search(site, compiled.pages)]
      : unmade(site, compiled)),
    ...sitemap(site, pages),
    ...hostFiles(site, pages, inlineScripts),
    ...own,
  ];
  const files = [...contents, ...serviceWorker(site, bundles, contents)];
  return {
    value: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    diagnostics: conflicts(files, new Set(own.map(({ path }) => path))),
  };
}
