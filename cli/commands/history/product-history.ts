import type { ReferenceChange } from '../../compare/reference/reference-changes.ts';
import { plain } from '../../derive/derived.ts';
import type { Keeper } from '../../derive/graph.ts';
import type { extract } from '../../extract/extract.ts';
import { contentHash } from '../../machine/cache.ts';
import type { Host } from '../../machine/host.ts';
import { RegistryError } from '../../machine/npm.ts';
import { join } from '../../machine/paths.ts';
import { removeFolder } from '../../machine/remove-abandoned.ts';
import type { ApiSource, ProductConfig } from '../../model/config.ts';
import type { ApiChange, ApiHistory } from '../../model/history.ts';
import type { ApiReference } from '../../model/reference.ts';
import { certainChanges } from './certain-changes.ts';
import { type Point, pointsOf } from './points.ts';
import type { Registry } from './registry.ts';
import { walk } from './walk.ts';

export interface HistoryOptions {
  readonly host: Host;
  readonly registry: Registry;
  readonly keeper: Keeper;
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

/** The part of a change that is committed. */
function committed({ change, kind, name, part, owners, before, after }: ReferenceChange): ApiChange {
  const isTold = change !== 'added' && change !== 'removed';
  const fact = (text: string | null) =>
    isTold && text !== null && text.length <= longestFact ? text : undefined;
  const [old, now] = [fact(before), fact(after)];
  return {
    ...{ change, kind, name, ...(part === null ? {} : { part }), owners },
    ...(old === undefined ? {} : { before: old }),
    ...(now === undefined ? {} : { after: now }),
  };
}

/** The reference of a state of a product. Throws `RegistryError` when a package of it cannot be read. */
async function referenceOf(
  { version, packages }: Point,
  product: ProductConfig,
  { host, registry, keeper, extract, key, folder, url }: HistoryOptions,
): Promise<ApiReference> {
  const make = async (): Promise<ApiReference> => {
    const place = join(folder, `${product.id}-${version}-${process.pid}`);
    try {
      await Promise.all(
        [...packages].map(([name, release]) =>
          registry.unpack(name, release, join(place, 'node_modules', name)),
        ),
      );
      // The installed release would be found in place of a package that was not yet published.
      const own = { ...product, packages: product.packages.filter(({ name }) => packages.has(name)) };
      return extract(host, place, { url, products: [own] }).reference;
    } finally {
      removeFolder(place);
    }
  };
  const input = contentHash(key, JSON.stringify([...packages]));
  const task = { name: 'history', input, make, split: plain<ApiReference>() };
  return (await keeper.run(task, product.id)).value;
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
    if (point === points.at(-1)) return extract(host, installed, { url, products: [product] }).reference;
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
  const found = await walk(points, read);
  return {
    packages: Object.fromEntries(documented),
    first: found.first,
    unread: [...found.unread],
    versions: certainChanges(found.steps).map(({ version, changes }) => ({
      version,
      changes: changes.map(committed),
    })),
  };
}
