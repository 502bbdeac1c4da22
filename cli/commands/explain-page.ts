import { existsSync } from 'node:fs';
import { createGraph, type Graph } from '../derive/graph.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { onePage, pageValue } from '../examine/site-pages.ts';
import { loaded } from '../examine/site-values.ts';
import { type Cache, diskCache } from '../machine/cache.ts';
import { diskHost } from '../machine/host.ts';
import { ownVersion } from '../machine/own-code.mjs';
import { dirname, realPath, relative, resolve } from '../machine/paths.ts';
import { cacheFolder } from '../machine/tool.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { pagesOf } from '../site/page-tree.ts';
import { canonicalPathname, languagePrefixes, pageKey, splitLanguage } from '../site/paths.ts';
import { lastBuild, type MadeValue } from './last-build.ts';
import { UsageError } from './usage-error.ts';

export interface WhyOptions {
  readonly root: string;
  readonly cacheDir?: string;
}

const isOutside = (path: string): boolean => /^\.\.|(?:^|\/)node_modules\//.test(path);

/** Items of a list that are printed. */
const most = 6;

/** The path of an address with or without its origin, anchor and slash at the end. */
const pathOf = (address: string): string => address.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/[?#].*$/, '');

interface Address {
  readonly pathname: string;
  readonly language: string;
}

/** The page with an address, or whose source a path leads to; null when there is none. */
function addressOf(site: Site, root: string, page: string): Address | null {
  const file = relative(root, resolve(page));
  const source = site.sources.find((each) => each.file === page || each.file === file);
  if (source !== undefined) return { pathname: source.node.pathname, language: source.language };
  const prefixes = languagePrefixes(site.config);
  const path = pathOf(page);
  const language = splitLanguage(path, prefixes).language ?? defaultLanguageOf(site);
  const pathname = canonicalPathname(path, prefixes);
  return pagesOf(site.tree).some((node) => node.pathname === pathname) ? { pathname, language } : null;
}

function unknown(site: Site, page: string): UsageError {
  const pathnames = pagesOf(site.tree).map(({ pathname }) => pathname);
  const files = site.sources.map(({ file }) => file);
  const near = [nearest(pathOf(page), pathnames), nearest(page, files)].filter((name) => name !== null);
  const help = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'content/pages.yaml lists all.';
  return new UsageError(`No page has the address or the source ${page}. ${help}`);
}

/** Some items in lines, and the number of the others. */
const listed = (items: readonly string[]): string[] => [
  ...items.slice(0, most),
  ...(items.length > most ? [`and ${items.length - most} more`] : []),
];

/** The values of a build that belong to a page alone, and their names for readers. */
function valuesOf({ pages, demos }: CompiledSite, key: string): ReadonlyMap<string, string> {
  const [page] = pages;
  if (page === undefined) return new Map();
  const [{ name }, own] = pageValue(page.node, page.file);
  return new Map([
    [`document ${key}`, 'its document'],
    [page.node.api ? `api-page ${own}` : `page ${own}`, 'its text'],
    [`${name} ${own}`, 'its text'],
    ...demos.flatMap(({ id, sources }): [string, string][] => [
      [`pictures ${id}`, `pictures from ${id} on`],
      ...sources.map(({ file }): [string, string] => [`source ${file}`, file]),
    ]),
  ]);
}

const whyLine = (what: string, why: readonly string[]): string =>
  why.length === 0
    ? `${what}: the build before had not kept it`
    : `${what}: ${listed(why).join(', ')} changed`;

/** Why the last build made values of a page again, in lines. */
function reasons(made: readonly MadeValue[] | null, values: ReadonlyMap<string, string>): string[] {
  if (made === null) return ['No build has recorded what it made: run docs-build build.'];
  const own = made.flatMap(({ name, key, why }) => {
    const what = values.get(`${name} ${key}`);
    return what === undefined ? [] : [whyLine(what, why)];
  });
  return own.length === 0
    ? ['The last build that made something took all of this page from what was kept.']
    : [
        'The last build that made something made again, because of these inputs:',
        ...listed(own).map((line) => `  ${line}`),
      ];
}

/** The files of a page alone, its own folder first; the pages of a site share the others. */
function filesOf({ ownFiles }: Graph, root: string, { node, file }: CompiledPage): readonly string[] {
  const [value, key] = pageValue(node, file);
  const isNear = (path: string): boolean => path.startsWith(`${dirname(file)}/`);
  const own = ownFiles(value, key)
    .filter((path) => existsSync(path))
    .map((path) => relative(root, path))
    .filter((path) => path !== file && !isOutside(path));
  return [...own.filter(isNear).sort(), ...own.filter((path) => !isNear(path)).sort()];
}

/** The modules of packages that demos import. */
const importsOf = ({ demos }: CompiledSite): readonly string[] => {
  const imports = demos.flatMap(({ sources }) => sources.flatMap((source) => source.imports));
  const names = imports.map(({ specifier }) => specifier).filter((specifier) => !specifier.startsWith('.'));
  return [...new Set(names)].sort();
};

/** Explains the output of a page in at most a screen of lines: what it is made from, and why it was made again. */
export function explainPage(page: string, options: WhyOptions, ownCache?: Cache): string[] {
  if (!existsSync(options.root)) throw new UsageError(`--root ${options.root} does not exist.`);
  const root = realPath(options.root);
  const cache =
    ownCache ?? diskCache(options.cacheDir === undefined ? cacheFolder(root) : resolve(options.cacheDir));
  const graph = createGraph({ root, host: diskHost, cache, version: ownVersion() });
  const site = graph.get(loaded);
  if (site === null) throw new UsageError('The site cannot be read. Run docs-build check.');
  const address = addressOf(site, root, page);
  const compiled = address && onePage(graph.get, address.pathname, address.language);
  const [own] = compiled?.pages ?? [];
  if (address === null || own === undefined || !compiled) throw unknown(site, page);
  const imports = importsOf(compiled);
  const key = pageKey(address.pathname, address.language, defaultLanguageOf(site));
  return [
    `${key} is made from ${own.file},`,
    ...listed(filesOf(graph, root, own)).map((file) => `  ${file}`),
    ...(imports.length === 0 ? [] : [`  from packages: ${listed(imports).join(', ')}`]),
    'and from what all pages share: site.yaml, the tree of pages, dictionaries and templates.',
    '',
    ...reasons(lastBuild(cache, root), valuesOf(compiled, key)),
  ];
}
