import { dirname, join } from 'node:path';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { packageState } from '../machine/package-state.ts';
import { toolRoot } from '../machine/tool.ts';
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
