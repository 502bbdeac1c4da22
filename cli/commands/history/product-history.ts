import { join } from 'node:path';
import type { ReferenceChange } from '../../compare/reference/reference-changes.ts';
import type { extract } from '../../extract/extract.ts';
import { type Cache, contentHash } from '../../machine/cache.ts';
import type { Host } from '../../machine/host.ts';
import { RegistryError } from '../../machine/npm.ts';
import { removeFolder } from '../../machine/remove-abandoned.ts';
import type { ApiSource, ProductConfig } from '../../model/config.ts';
import type { ApiChange, ApiHistory } from '../../model/history.ts';
import type { ApiReference } from '../../model/reference.ts';
import { type Point, pointsOf } from './points.ts';
import type { Registry } from './registry.ts';
import { walk } from './walk.ts';

export interface HistoryOptions {
  readonly host: Host;
  readonly registry: Registry;
  readonly cache: Cache;
  readonly extract: typeof extract;
  /** Hash of the extractor, the configuration and the installed packages. */
  readonly key: string;
  /** Folder from which Node.js finds the documented packages. */
  readonly installed: string;
  /** Folder for older releases, from which Node.js finds the other packages that these need. */
  readonly folder: string;
  readonly url: ApiSource['url'];
  /** Called with each release that is read, and with the reason where it cannot be. */
  readonly onRead: (version: string, problem: string | null) => void;
}

/** Longer facts would fill the file, and nobody reads them in a list. */
const longestFact = 200;

/** A default in the words of its value: authors correct quotes, colons and periods around it. */
const bare = (text: string): string => text.replace(/^[:\s]+|[.\s]+$|["'`]/g, '');

/** A default that only one of two versions states may always have been there. */
const isCertain = ({ change, before, after }: ReferenceChange): boolean =>
  change !== 'default' || (before !== null && after !== null && bare(before) !== bare(after));

/** The part of a change that is committed. */
function committed({ change, kind, name, owners, before, after }: ReferenceChange): ApiChange {
  const isTold = change !== 'added' && change !== 'removed';
  const fact = (text: string | null) =>
    isTold && text !== null && text.length <= longestFact ? text : undefined;
  const [old, now] = [fact(before), fact(after)];
  return {
    ...{ change, kind, name, owners },
    ...(old === undefined ? {} : { before: old }),
    ...(now === undefined ? {} : { after: now }),
  };
}

/** The reference of a state of a product. Throws `RegistryError` when a package of it cannot be read. */
async function referenceOf(
  { version, packages }: Point,
  product: ProductConfig,
  { host, registry, cache, extract, key, folder, url }: HistoryOptions,
): Promise<ApiReference> {
  const id = contentHash(key, product.id, JSON.stringify([...packages]));
  const known = cache.get('history', id) as ApiReference | undefined;
  if (known !== undefined) return known;
  const place = join(folder, `${product.id}-${version}-${process.pid}`);
  try {
    await Promise.all(
      [...packages].map(([name, release]) =>
        registry.unpack(name, release, join(place, 'node_modules', name)),
      ),
    );
    // The installed release would be found in place of a package that was not yet published.
    const own = { ...product, packages: product.packages.filter(({ name }) => packages.has(name)) };
    const { reference } = extract(host, place, { url, products: [own] });
    cache.set('history', id, reference);
    return reference;
  } finally {
    removeFolder(place);
  }
}

/** Walks the published releases of a product. Throws `RegistryError` when the registry cannot be reached. */
export async function productHistory(product: ProductConfig, options: HistoryOptions): Promise<ApiHistory> {
  const { registry, extract, host, installed, url, onRead } = options;
  const documented = new Map(
    product.packages.flatMap(({ name, version }) => (version === null ? [] : [[name, version] as const])),
  );
  const published = await Promise.all(
    [...documented.keys()].map(async (name) => [name, await registry.versions(name)] as const),
  );
  const points = pointsOf(new Map(published), documented);
  const read = async (point: Point): Promise<ApiReference | null> => {
    try {
      const reference = await referenceOf(point, product, options);
      onRead(point.version, null);
      return reference;
    } catch (error) {
      if (!(error instanceof RegistryError && error.isMissing)) throw error;
      onRead(point.version, error.message);
      return null;
    }
  };
  const last = extract(host, installed, { url, products: [product] }).reference;
  const unread: string[] = [];
  let rest = points.slice(0, -1);
  let first: ApiReference | null = null;
  for (; first === null && rest.length > 0; rest = first === null ? rest.slice(1) : rest) {
    first = await read(rest[0] as Point);
    if (first === null) unread.push(rest[0]?.version ?? '');
  }
  const found = await walk([...rest, ...points.slice(-1)], first ?? last, last, read);
  return {
    packages: Object.fromEntries(documented),
    first: (rest[0] ?? points.at(-1))?.version ?? '',
    unread: [...unread, ...found.unread],
    versions: found.steps
      .map(({ version, changes }) => ({ version, changes: changes.filter(isCertain).map(committed) }))
      .filter(({ changes }) => changes.length > 0),
  };
}
