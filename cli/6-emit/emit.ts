// Input: the site, its compiled and rendered pages and its browser files. Output: every file of `out/`, sorted by path.
// Invariant: nothing depends on the clock or the machine; two files that share a path are a finding.

import type { CodeTypes } from '../../renderer/view/code-types.ts';
import type { Keeper } from '../derive/graph.ts';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import { type Spool, withHash } from '../machine/spool.ts';
import { traced } from '../machine/trace.ts';
import type { Bundles } from '../model/bundle.ts';
import type { OutputFile, RenderedSite, SiteFile } from '../model/output.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { markdownTwins } from './markdown-twin.ts';
import { type Making, outputs, pathsOf } from './outputs.ts';
import { isJoined, isKept } from './own-files.ts';
import { serviceWorker } from './service-worker.ts';

const publicFolder = ({ root }: Site): string => join(root, 'content/public');

function publicFiles(host: Host, site: Site): OutputFile[] {
  const folder = publicFolder(site);
  return host.list(folder).map((path) => ({ path, contents: host.readBytes(join(folder, path)) ?? '' }));
}

/** Files whose path another file has too, or uses as a folder. */
function conflicts(paths: readonly string[], publicPaths: ReadonlySet<string>): Diagnostic[] {
  const seen = new Set<string>();
  const folders = new Set(
    paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))),
  );
  return paths.flatMap((path) => {
    const clash = seen.has(path) ? 'is made twice' : folders.has(path) ? 'is a file and a folder' : null;
    seen.add(path);
    if (clash === null) return [];
    const place = publicPaths.has(path) ? { file: `content/public/${path}`, line: 1, column: 1 } : null;
    return [diagnostic('output/conflict', place, `${path} ${clash}.`)];
  });
}

interface EmitOptions {
  readonly keeper: Keeper;
  readonly spool: Spool;
  /** The types of the names in the code of pages. */
  readonly types: ReadonlyMap<CompiledPage, CodeTypes>;
}

export async function emit(
  host: Host,
  site: Site,
  compiled: CompiledSite,
  rendered: RenderedSite,
  bundles: Bundles,
  { keeper, spool, types }: EmitOptions,
): Promise<Outcome<readonly SiteFile[]>> {
  const step = <Value>(name: string, run: () => Value | Promise<Value>) => traced('emit', name, run);
  const own = await step('public files', () => publicFiles(host, site));
  const twins = await step('Markdown', () => markdownTwins(site, compiled, rendered.pages, spool));
  const making: Making = { host, keeper, spool, types, twins, own };
  const made: SiteFile[] = [];
  for (const { name, make } of outputs(site, compiled, rendered, bundles, types.keys()))
    made.push(...(await step(name, () => make(making))));
  const kept = [...made.filter(isKept(new Set(pathsOf(own)))), ...own.filter(({ path }) => !isJoined(path))];
  const hashed = await step('hashes', () =>
    kept.map(({ path, contents }) => ({ path, contents: withHash(contents) })),
  );
  const files = [...hashed, ...serviceWorker(site, bundles, hashed)];
  return {
    value: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    diagnostics: conflicts(pathsOf(files), new Set(pathsOf(own))),
  };
}

/** Findings about the output of `emit`. Files that take time are named but not made. */
export function checkOutput(
  host: Host,
  site: Site,
  compiled: CompiledSite,
  rendered: RenderedSite,
  bundles: Bundles,
  typed: Iterable<CompiledPage>,
): readonly Diagnostic[] {
  const own = host.list(publicFolder(site));
  const paths = [
    ...outputs(site, compiled, rendered, bundles, typed).flatMap((output) => output.paths()),
    ...pathsOf(serviceWorker(site, bundles, [])),
  ];
  const ownPaths = new Set(own);
  const kept = paths.filter((path) => isKept(ownPaths)({ path }));
  return conflicts([...kept, ...own.filter((path) => !isJoined(path))], ownPaths);
}
