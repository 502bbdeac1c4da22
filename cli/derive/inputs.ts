import { statSync } from 'node:fs';
import { contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';

/** Reads an input by its key: its contents, and a hash of them. */
type ReadInput = (host: Host, key: string) => { readonly value: unknown; readonly hash: string };

const hashed = (value: unknown) => ({ value, hash: contentHash(JSON.stringify(value) ?? '') });

/** Inputs of values that are not derived. Keys are absolute paths, except for the environment. */
export const inputs = {
  // The hash comes first: a file that is written in between is then read again the next time.
  text: (host, file) => ({ hash: host.hash(file), value: host.readText(file) }),
  bytes: (host, file) => ({ hash: host.hash(file), value: host.readBytes(file) }),
  folder: (host, folder) => hashed(host.list(folder)),
  links: (host, key) => {
    const [root = '', folder = ''] = JSON.parse(key);
    return hashed(host.linksOut(root, folder));
  },
  path: (host, path) => hashed(host.realPath(path)),
  commit: (host, root) => hashed(host.commitState(root)),
  environment: (_host, name) => hashed(process.env[name] ?? null),
} as const satisfies Readonly<Record<string, ReadInput>>;

export type InputKind = keyof typeof inputs;

export const isInput = (kind: string): kind is InputKind => Object.hasOwn(inputs, kind);

/** Inputs that depend on one file. The others may change whenever a file is added or removed. */
export const isFile = (kind: string): boolean => kind === 'text' || kind === 'bytes';

/** A host that reads through `input`. Times of commits follow from the commit. */
export function recordingHost(host: Host, input: (kind: InputKind, key: string) => unknown): Host {
  return {
    readText: (file) => input('text', file) as string | null,
    readBytes: (file) => input('bytes', file) as Uint8Array | null,
    hash: (file) => {
      input('bytes', file);
      return host.hash(file);
    },
    list: (folder) => input('folder', folder) as readonly string[],
    linksOut: (root, folder) => input('links', JSON.stringify([root, folder])) as readonly string[],
    realPath: (path) => input('path', path) as string,
    commitState: (root) => input('commit', root) as string,
    lastCommits: (root, folder) => {
      input('commit', root);
      return host.lastCommits(root, folder);
    },
    write: () => {
      throw new Error('A derived value writes nothing');
    },
  };
}

/** ms by which a disk may date a change too early. */
const tick = 20;

/** The hash of a file that another program has read since a moment (ms). No hash equals that of a file written since. */
export const hashSince = (host: Host, file: string, since: number): string =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < since - tick
    ? host.hash(file)
    : 'written meanwhile';
