// Values on disk carry what they read, with hashes (a verifying trace of "Build Systems à la Carte").

import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Cache, contentHash } from '../machine/cache.ts';
import { relative, resolve } from '../machine/paths.ts';
import type { Split } from './derived.ts';
import { isFile } from './inputs.ts';
import { hashOf, type Making, type Node, newMaking, record } from './node.ts';

/** Name, key and hash of a dependency. Keys on disk do not depend on the location of the site. */
export type Traced = readonly [name: string, key: string, hash: string];

/** A value with its dependencies. */
interface Entry {
  readonly reads: readonly Traced[];
  readonly findings: readonly Diagnostic[];
  readonly value: unknown;
}

/** The inputs of a kept value. */
export type Kept = Pick<Node, 'value' | 'reads' | 'findings'>;

/** The reason why a value must be made: the changed dependency, null for a value that is not kept. */
export interface Missing {
  readonly because: string | null;
  /** The dependencies of the value on disk. */
  readonly before: readonly Traced[];
}

export const notKept: Missing = { because: null, before: [] };

type Place = Pick<Node, 'name' | 'key'>;

interface Options {
  readonly root: string;
  readonly cache: Cache;
  /** Makes a dependency current. Null when this version of docs-build does not have it. */
  readonly current: (name: string, key: string, above: Making) => Node | null;
}

export function valuesOnDisk({ root, cache, current }: Options) {
  const hasPath = (name: string): boolean => isFile(name) || name === 'folder';
  const keyOf = ({ name, key }: Place): string => (hasPath(name) ? relative(root, key) : key);
  const absolute = (name: string, key: string): string => (hasPath(name) ? resolve(root, key) : key);
  const hashIn = (version: string, { name, key }: Place): string => contentHash(version, name, key);

  return {
    absolute,
    nameOf: (node: Place): string => `${node.name} ${keyOf(node)}`.trim(),
    take: (
      node: Node,
      { unpack }: Split<unknown>,
      version: string,
      above: Making | null,
    ): { readonly kept: Kept } | Missing => {
      const found = cache.getWithParts(node.name, hashIn(version, node));
      if (found === undefined) return notKept;
      const { reads, findings, value } = found.value as Entry;
      const own = newMaking(node, above);
      for (const [name, key, hash] of reads) {
        const dependency = current(name, absolute(name, key), own);
        if (dependency === null) return notKept;
        if (hashOf(dependency) !== hash) return { because: `${name} ${key}`.trim(), before: reads };
        record(dependency, own);
      }
      return { kept: { value: unpack({ value, parts: found.parts }), reads: own.reads, findings } };
    },
    keep: (node: Node, { pack }: Split<unknown>, version: string, read: Iterable<Node>): void => {
      const packed = pack(node.value);
      if (packed === null) return;
      const reads = [...read].map((each) => [each.name, keyOf(each), hashOf(each)] as const);
      cache.setWithParts(node.name, hashIn(version, node), {
        value: { reads, findings: node.findings, value: packed.value } satisfies Entry,
        parts: packed.parts,
      });
    },
  };
}
