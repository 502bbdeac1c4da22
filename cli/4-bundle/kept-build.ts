import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Message, Metafile } from 'esbuild';
import { type Cache, contentHash } from '../machine/cache.ts';
import { currentState, type FileState, readState } from '../machine/file-state.ts';
import type { OutputFile } from '../model/output.ts';

/** Result of a bundler run, in a form that can be cached. */
export interface BundlerResult {
  readonly metafile: Metafile;
  readonly warnings: readonly Message[];
  /** Paths relative to the root. */
  readonly files: readonly OutputFile[];
  /** Absolute paths of files that plugins have read and the metafile does not name. */
  readonly further: readonly string[];
}

interface Stored extends Omit<BundlerResult, 'files'> {
  readonly files: readonly { readonly path: string; readonly hash: string }[];
}

/** Variable → value; no cache may contain these values. */
export type Secrets = Readonly<Record<string, string>>;

const stand = (name: string): string => `\u0001docs-build:${name}\u0001`;

function swap(contents: Uint8Array | string, pairs: readonly (readonly [string, string])[]): Uint8Array {
  const bytes = Buffer.from(contents);
  const used = pairs.filter(([from]) => from !== '' && bytes.includes(from));
  if (used.length === 0) return bytes;
  return Buffer.from(used.reduce((text, [from, to]) => text.replaceAll(from, to), bytes.toString('utf8')));
}

/** Files behind the inputs of a metafile; modules that exist only in the bundler have none. */
export function filesOf({ metafile, further }: Omit<BundlerResult, 'files'>, root: string): string[] {
  const files = new Set(further);
  for (const input of Object.keys(metafile.inputs)) {
    const path = input.replace(/^(?:asset-file|css-module):/, '');
    if (/^[\w-]+:/.test(path)) continue;
    const file = path.startsWith('/') ? path : join(root, path);
    files.add(file);
    // The manifest decides which files the package's names lead to.
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
    if (folder !== undefined) files.add(`${folder}/package.json`);
  }
  return [...files].sort();
}

const stateOf = (stamp: string, files: readonly FileState[]): string =>
  contentHash(stamp, ...files.map(({ hash }) => hash));

/**
 * Result of a bundler run, cached by the contents of all files it read. When nothing has changed, the bundler does not
 * start. `stamp` is the hash of its other input. `noteInputs` receives the files, relative to the root.
 */
export async function keptBuild(
  cache: Cache,
  root: string,
  stamp: string,
  secrets: Secrets,
  noteInputs: (files: readonly string[]) => void,
  run: () => Promise<BundlerResult>,
): Promise<BundlerResult> {
  const hide = Object.entries(secrets).map(([name, value]) => [value, stand(name)] as const);
  const show = hide.map(([value, name]) => [name, value] as const);
  const inputs = cache.get('bundle-inputs', stamp) as readonly FileState[] | undefined;
  const states = inputs?.map((state) => currentState(root, state)) ?? [];
  const known = inputs && (cache.get('bundles', stateOf(stamp, states)) as Stored | undefined);
  if (known !== undefined) {
    if (states.some((state, index) => state !== inputs?.[index])) cache.set('bundle-inputs', stamp, states);
    const files = known.files.flatMap(({ path, hash }) => {
      const contents = cache.getBytes(hash);
      return contents === undefined ? [] : [{ path, contents: swap(contents, show) }];
    });
    if (files.length === known.files.length) {
      noteInputs(states.map(({ file }) => file));
      return { ...known, files };
    }
  }
  const start = Date.now();
  const result = await run();
  const read = filesOf(result, root).map((file) => relative(root, file));
  noteInputs(read);
  const after = read.map((file) => readState(root, file));
  // A file written in the meantime may differ from what the bundler read.
  const isSettled = read.every(
    (file) => (statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0) < start,
  );
  if (!isSettled) return result;
  cache.set('bundle-inputs', stamp, after);
  cache.set('bundles', stateOf(stamp, after), {
    ...result,
    further: result.further.map((file) => relative(root, file)),
    files: result.files.map(({ path, contents }) => ({ path, hash: cache.setBytes(swap(contents, hide)) })),
  } satisfies Stored);
  return result;
}
