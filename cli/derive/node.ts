import type { Diagnostic } from '../diagnostics/diagnostic.ts';
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
