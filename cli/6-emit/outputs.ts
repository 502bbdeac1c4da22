import type { CodeTypes } from '../../renderer/view/code-types.ts';
import type { Keeper } from '../derive/graph.ts';
import type { Host } from '../machine/host.ts';
import type { Spool } from '../machine/spool.ts';
import type { Bundles } from '../model/bundle.ts';
import type { OutputFile, RenderedSite, SiteFile } from '../model/output.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { outputFile, typesFile } from '../site/paths.ts';
import { demoList } from './demo-list.ts';
import { demoSources } from './demo-sources.ts';
import { hostFiles } from './headers.ts';
import { llmsFull, llmsIndex } from './llms.ts';
import { type MarkdownTwin, markdownPaths } from './markdown-twin.ts';
import { notices, noticesFile } from './notices.ts';
import { withOwnRules } from './own-files.ts';
import { redirectPages } from './redirect-pages.ts';
import { search, searchPaths } from './search.ts';
import { sitemap } from './sitemap.ts';
import { skillPaths, skills } from './skill/skills.ts';
import { socialImagePaths, socialImages } from './social-images.ts';

/** Input of files that take time. */
export interface Making {
  readonly host: Host;
  readonly keeper: Keeper;
  readonly spool: Spool;
  /** The types of the names in the code of pages. */
  readonly types: ReadonlyMap<CompiledPage, CodeTypes>;
  /** Each page as Markdown. */
  readonly twins: readonly MarkdownTwin[];
  /** Files of `content/public`. */
  readonly own: readonly OutputFile[];
}

/** Files of one kind. */
interface Output {
  /** Name in a trace. */
  readonly name: string;
  readonly make: (making: Making) => readonly SiteFile[] | Promise<readonly SiteFile[]>;
  /** Paths of the files that `make` returns. */
  readonly paths: () => readonly string[];
}

export const pathsOf = (files: readonly SiteFile[]): string[] => files.map(({ path }) => path);

const quick = (name: string, make: () => readonly SiteFile[]): Output => ({
  name,
  make,
  paths: () => pathsOf(make()),
});

/** Everything in `out/` besides public files and the service worker. `typed` are pages with types in their code. */
export function outputs(
  site: Site,
  compiled: CompiledSite,
  { pages, fragments, inlineScripts }: RenderedSite,
  bundles: Bundles,
  typed: Iterable<CompiledPage>,
): readonly Output[] {
  const aside =
    (spool: Spool) =>
    ({ path, contents }: OutputFile): SiteFile => ({ path, contents: spool(contents) });
  const llms = (twins: readonly MarkdownTwin[]) => [
    ...llmsIndex(site, compiled.pages),
    llmsFull(site, twins),
  ];
  const rules = () => hostFiles(site, pages, inlineScripts);
  return [
    quick('demos', () => [...demoSources(site, compiled), demoList(site, compiled)]),
    quick('bundles', () => bundles.files),
    quick('pages', () => pages.map(({ pathname, html }) => ({ path: outputFile(pathname), contents: html }))),
    quick('fragments', () => fragments),
    {
      name: 'Markdown files',
      make: ({ twins }) => twins.flatMap(({ file, parts }) => [file, ...parts]),
      paths: () => markdownPaths(compiled),
    },
    {
      name: 'types',
      make: ({ spool, types }) =>
        [...types].map(([page, found]) =>
          aside(spool)({ path: typesFile(page.key), contents: JSON.stringify(found) }),
        ),
      paths: () => [...typed].map((page) => typesFile(page.key)),
    },
    {
      name: 'skills',
      make: ({ spool }) => skills(site, compiled, pages, spool),
      paths: () => skillPaths(site, compiled),
    },
    {
      name: 'llms.txt',
      make: ({ spool, twins }) => llms(twins).map(aside(spool)),
      paths: () => pathsOf(llms([])),
    },
    {
      name: 'social images',
      make: ({ host, keeper }) => socialImages(host, site, compiled, keeper),
      paths: () => socialImagePaths(site, compiled),
    },
    {
      name: 'search',
      make: async ({ keeper, spool }) => (await search(site, compiled.pages, keeper)).map(aside(spool)),
      paths: () => searchPaths(site),
    },
    {
      name: 'notices',
      make: ({ host, spool }) => [aside(spool)(notices(host, bundles.shipped))],
      paths: () => [noticesFile],
    },
    quick('sitemap', () => sitemap(site, pages)),
    quick('redirects', () => redirectPages(site)),
    {
      name: 'host files',
      make: ({ own }) => withOwnRules(rules(), own),
      paths: () => pathsOf(rules()),
    },
  ];
}
