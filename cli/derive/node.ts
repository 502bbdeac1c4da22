import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../machine/cache.ts';
import type { Derived } from './derived.ts';

/** An input or a derived value. */
export interface Node {
  readonly name: string;
  /** Paths in it are absolute. */
  readonly key: string;
  /** Undefined for an input and for a task. */
  readonly definition: Derived<unknown> | undefined;
  value: unknown;
  /** Changes with the value. */
  state: string;
  /** Hash of plain data; null until it is needed. */
  hash: string | null;
  findings: readonly Diagnostic[];
  /** Its dependencies in the order of reading, with their states at that time. */
  reads: ReadonlyMap<Node, string>;
  /** The revision for which it is current; 0 before it is made, infinite for a given value. */
  checkedAt: number;
}

export const newNode = (name: string, key: string, definition?: Derived<unknown>): Node => ({
  name,
  key,
  definition,
  value: undefined,
  state: '',
  hash: null,
  findings: [],
  reads: new Map(),
  checkedAt: 0,
});

/** A value in the making. */
export interface Making {
  readonly node: Node;
  readonly reads: Map<Node, string>;
  readonly findings: Diagnostic[];
  /** The value that reads it; null for one that is read from outside. */
  readonly above: Making | null;
}

export const newMaking = (node: Node, above: Making | null): Making => ({
  node,
  reads: new Map(),
  findings: [],
  above,
});

export const record = (node: Node, making: Making | null): void => {
  making?.reads.set(node, node.state);
};

export const hashOfData = (value: unknown): string => contentHash(JSON.stringify(value) ?? '');

export function hashOf(node: Node): string {
  if (node.definition?.keeping === 'object')
    throw new Error(`${node.name} is not plain data, which a value on disk depends on`);
  node.hash ??= hashOfData(node.value);
  return node.hash;
}

/** Throws when a value that is needed to make others reads one of these. */
export function assertNoCircle(node: Node, above: Making | null, nameOf: (node: Node) => string): void {
  const way = [node];
  for (let making = above; making !== null; making = making.above) {
    way.unshift(making.node);
    if (making.node === node) throw new Error(way.map(nameOf).join(' reads '));
  }
}
