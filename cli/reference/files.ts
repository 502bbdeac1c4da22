import { join } from 'node:path';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import type { ApiComponent } from '../model/api-component.ts';
import type { ApiExports, ApiList } from '../model/api-exports.ts';
import type { ApiInterface } from '../model/api-interface.ts';
import type { ApiEvents, ApiSelectors } from '../model/api-state.ts';
import type { ApiReference, Unresolved } from '../model/reference.ts';
import type { Dismissed } from './dismiss-texts.ts';
import { silentEntries } from './silent-entries.ts';

/** Folder of the committed reference, relative to the site's root. */
export const apiFolder = 'content/api';

export const manifestName = 'manifest.json';

/** The proof of the defaults, in the same folder; it is drawn, not extracted. */
export const proofName = 'proof.json';

/** The history of each product's entries, below the same folder; it is walked, not extracted. */
export const historyFolder = 'history';

export const historyFile = (product: string): string => `${historyFolder}/${product}.json`;

/** The input and the files of a committed reference. */
export interface ApiManifest {
  /** Hash of the packages, the configuration and the extractor. */
  readonly key: string;
  /** File below the folder → hash of its text. */
  readonly files: Readonly<Record<string, string>>;
  /** Absent when every type could be resolved. */
  readonly unresolved?: readonly Unresolved[];
}

/** JSON text that depends on the value alone: keys in order, two spaces, a line break at the end. */
export const stableJson = (value: unknown): string => `${JSON.stringify(inOrder(value), null, 2)}\n`;

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, inOrder(item)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

interface Making extends Required<Pick<ApiManifest, 'key' | 'unresolved'>> {
  readonly dismissed: readonly Dismissed[];
}

interface TextFile {
  readonly path: string;
  readonly contents: string;
}

/** The reference as files below `content/api/`, the manifest last. */
export function apiFiles(reference: ApiReference, { key, unresolved, dismissed }: Making): TextFile[] {
  const { components, interfaces, events, selectors, lists, exports } = reference;
  const files: TextFile[] = [
    ...components.map((component) => ({
      path: `${component.product}/components/${component.slug}.json`,
      value: component,
    })),
    ...interfaces.map((entry) => ({ path: `${entry.product}/interfaces/${entry.slug}.json`, value: entry })),
    ...lists.map((list) => ({ path: `${list.product}/lists/${list.slug}.json`, value: list })),
    ...[...events, ...selectors, ...exports].map((list) => ({
      path: `${list.product}/${list.kind}.json`,
      value: list,
    })),
  ].map(({ path, value }) => ({ path, contents: stableJson(value) }));
  files.push({
    path: 'silent.txt',
    contents: silentEntries(reference, dismissed)
      .map((name) => `${name}\n`)
      .join(''),
  });
  const hashes = files.map(({ path, contents }) => [path, contentHash(contents)] as const);
  const manifest: ApiManifest = {
    key,
    files: Object.fromEntries(hashes),
    ...(unresolved.length > 0 ? { unresolved } : {}),
  };
  return [...files, { path: manifestName, contents: stableJson(manifest) }];
}

/** Every extracted file below `content/api/` by its path there. */
export function readApiFiles(host: Host, root: string): ReadonlyMap<string, string> {
  const folder = join(root, apiFolder);
  return new Map(
    host
      .list(folder)
      .filter((path) => path !== proofName && !path.startsWith(`${historyFolder}/`))
      .map((path) => [path, host.readText(join(folder, path)) ?? '']),
  );
}

type Entry = ApiComponent | ApiInterface | ApiEvents | ApiSelectors | ApiList | ApiExports;

/** The reference in committed files, products in the order of `products`; empty lists when there is none. */
export function readApi(files: ReadonlyMap<string, string>, products: readonly string[]): ApiReference {
  const entries = [...files]
    .filter(([path]) => path.includes('/') && path.endsWith('.json'))
    .map(([, text]) => JSON.parse(text) as Entry)
    .sort((one, other) => products.indexOf(one.product) - products.indexOf(other.product));
  const of = <Kind extends Entry['kind']>(kind: Kind) =>
    entries.filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind);
  const byName = <Named extends ApiComponent | ApiInterface>(all: readonly Named[]): Named[] =>
    products.flatMap((product) =>
      all.filter((entry) => entry.product === product).sort((one, other) => (one.name < other.name ? -1 : 1)),
    );
  return {
    components: byName(of('component')),
    interfaces: byName(of('interface')),
    events: of('events'),
    selectors: of('selectors'),
    lists: of('list'),
    exports: of('exports'),
  };
}
