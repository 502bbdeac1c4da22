// Input: the site, its compiled and rendered pages and its browser files. Output: every file of `out/`, sorted by path.
// Invariant: nothing depends on the clock or the machine; two files that share a path are a finding.
import { join } from 'node:path';
import type { CodeTypes } from '../../renderer/view/code-types.ts';
import type { Keeper } from '../derive/graph.ts';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { type Spool, withHash } from '../machine/spool.ts';
import { traced } from '../machine/trace.ts';
import type { Bundles } from '../model/bundle.ts';
import type { OutputFile, RenderedSite, SiteFile } from '../model/output.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { outputFile, pageKey, typesFile } from '../site/paths.ts';
import { demoList } from './demo-list.ts';
import { demoSources } from './demo-sources.ts';
import { hostFiles } from './headers.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { markdownPaths, markdownTwins } from './markdown-twin.ts';
import { isJoined, isKept, withOwnRules } from './own-files.ts';
import { redirectPages } from './redirect-pages.ts';
import { search, searchPaths } from './search.ts';
import { serviceWorker } from './service-worker.ts';
import { sitemap } from './sitemap.ts';
import { skillPaths, skills } from './skill/skills.ts';
import { socialImagePaths, socialImages } from './social-images.ts';

const pathsOf = (files: readonly SiteFile[]): string[] => files.map(({ path }) => path);

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

const typesPath = (site: Site, { node, language }: CompiledPage): string =>
  typesFile(pageKey(node.pathname, language, defaultLanguageOf(site)));

export async function emit(
  host: Host,
  site: Site,
  compiled: CompiledSite,
  { pages, fragments, inlineScripts }: RenderedSite,
  bundles: Bundles,
  { keeper, spool, types }: EmitOptions,
): Promise<Outcome<readonly SiteFile[]>> {
  const aside = ({ path, contents }: OutputFile): SiteFile => ({ path, contents: spool(contents) });
  const step = <Value>(name: string, run: () => Value | Promise<Value>) => traced('emit', name, run);
  const own = await step('public files', () => publicFiles(host, site));
  const twins = await step('Markdown', () => markdownTwins(site, compiled, pages, spool));
  const made: SiteFile[] = [
    ...(await step('demos', () => [...demoSources(site, compiled), demoList(site, compiled)])),
    ...bundles.files,
    ...pages.map(({ pathname, html }) => ({ path: outputFile(pathname), contents: html })),
    ...fragments,
    ...twins.flatMap(({ file, parts }) => [file, ...parts]),
    ...[...types].map(([page, found]) =>
      aside({ path: typesPath(site, page), contents: JSON.stringify(found) }),
    ),
    ...(await step('skills', () => skills(site, compiled, pages, spool))),
    ...(await step('llms.txt', () => [...llmsIndex(site, compiled.pages), llmsFull(site, twins)].map(aside))),
    ...(await step('social images', () => socialImages(host, site, compiled, keeper))),
    ...(await step('search', async () => (await search(site, compiled.pages, keeper)).map(aside))),
    ...sitemap(site, pages),
    ...redirectPages(site),
    ...withOwnRules(hostFiles(site, pages, inlineScripts), own),
  ];
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
  { pages, fragments, inlineScripts }: RenderedSite,
  bundles: Bundles,
  typed: Iterable<CompiledPage>,
): readonly Diagnostic[] {
  const own = host.list(publicFolder(site));
  const paths = [
    ...pathsOf([...demoSources(site, compiled), demoList(site, compiled), ...bundles.files]),
    ...pages.map(({ pathname }) => outputFile(pathname)),
    ...pathsOf(fragments),
    ...markdownPaths(site, compiled),
    ...[...typed].map((page) => typesPath(site, page)),
    ...skillPaths(site, compiled),
    ...pathsOf([...llmsIndex(site, compiled.pages), llmsFull(site, [])]),
    ...socialImagePaths(site, compiled),
    ...searchPaths(site),
    ...pathsOf([...sitemap(site, pages), ...redirectPages(site), ...hostFiles(site, pages, inlineScripts)]),
    ...pathsOf(serviceWorker(site, bundles, [])),
  ];
  const ownPaths = new Set(own);
  const kept = paths.filter((path) => isKept(ownPaths)({ path }));
  return conflicts([...kept, ...own.filter((path) => !isJoined(path))], ownPaths);
}
