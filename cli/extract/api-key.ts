import { dirname, join } from 'node:path';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { installedPackage } from '../machine/installed-package.ts';
import { liesIn } from '../machine/links-out.ts';
import { packagesFolder, toolRoot } from '../machine/tool.ts';
import type { SiteConfig } from '../model/config.ts';
import { reachableCode } from './reachable-code.ts';

/** Code that determines the text of the reference, below docs-build's own folder. */
const extractor = 'cli/extract';
const writer = 'cli/reference/files.ts';
const writers = [
  writer,
  'cli/reference/dismiss-texts.ts',
  'cli/reference/map-entries.ts',
  'cli/reference/silent-entries.ts',
  'cli/reference/slug.ts',
];

function extractorHash(host: Host): string {
  const folder = join(toolRoot, extractor);
  // An installed docs-build has its packages beside it.
  const compiler = [join(toolRoot, 'node_modules'), dirname(toolRoot)]
    .map((modules) => host.readText(join(modules, 'typescript-api/package.json')))
    .find((manifest) => manifest !== null);
  const sources = host.list(folder).flatMap((file) => [file, host.readText(join(folder, file)) ?? '']);
  return contentHash(
    String((JSON.parse(compiler ?? '{}') as { version?: unknown }).version),
    ...(sources.length > 0
      ? [...sources, ...writers.map((file) => host.readText(join(toolRoot, file)) ?? '')]
      : reachableCode([`${extractor}/extract.ts`, writer], host)),
  );
}

/** Files that determine the exports of a package. */
const sources = /(?:\.[cm]?[jt]sx?|(?:^|\/)package\.json)$/;

/**
 * The state of a package and of the packages it needs: a version for a package that npm installed; contents for one
 * developed beside its documentation, which changes without a new version. Null when it is not installed.
 */
function packageState(host: Host, root: string, name: string): string[] | null {
  const site = host.realPath(root);
  const seen = new Set<string>();
  const stateOf = (from: string, one: string): string[] | null => {
    const found = installedPackage(host, from, one);
    if (found === null) return null;
    const directory = host.realPath(found.directory);
    if (seen.has(directory)) return [];
    seen.add(directory);
    if (dirname(directory).includes('node_modules')) return [found.version];
    const own = ['content', 'out'].map((folder) => `${join(site, folder).slice(directory.length + 1)}/`);
    const files = host
      .list(directory)
      .filter(
        (file) =>
          sources.test(file) && !(liesIn(directory, site) && own.some((path) => file.startsWith(path))),
      );
    const { dependencies = {} } = JSON.parse(host.readText(join(directory, 'package.json')) ?? '{}');
    return [
      ...files.flatMap((file) => [file, host.readText(join(directory, file)) ?? '']),
      ...Object.keys(dependencies).flatMap((dependency) => stateOf(directory, dependency) ?? []),
    ];
  };
  return stateOf(packagesFolder(root), name);
}

/**
 * Hash of all inputs of the reference: packages, configuration, extractor. Null when there is none to make, or when a
 * package is not installed.
 */
export function apiKey(host: Host, root: string, config: SiteConfig): string | null {
  const products = config.products.filter(({ api }) => api !== null);
  if (products.length === 0) return null;
  const states = products.flatMap(({ packages }) =>
    packages.map(({ name }) => packageState(host, root, name)),
  );
  if (states.includes(null)) return null;
  const described = products.map(({ id, prefixes, packages, api }) => ({
    id,
    prefixes,
    // Keys that do not affect the reference are left out.
    api: {
      ...api,
      names: [],
      typeParameters: Object.keys(api?.typeParameters ?? {}),
      lists: api?.lists.map(({ slug, kinds, names }) => ({ slug, kinds, names })),
    },
    packages: packages.map(({ place: _, ...config }) => config),
  }));
  const dismissed = config.api.dismissed.map(({ text }) => text);
  const decided = JSON.stringify([config.url, described, dismissed]);
  return contentHash(extractorHash(host), decided, ...states.flatMap((state) => state ?? []));
}
