// Why values were made again: the inputs below them that have changed since the last whole run.
import type { Where } from '../machine/trace.ts';
import { changedBelow } from './below.ts';
import type { Traced } from './kept-value.ts';
import type { Node } from './node.ts';

/** A value that has been made, for a trace of a build. */
export interface Made extends Where {
  readonly name: string;
  readonly key: string;
  /** Whether it is kept on disk; other values are made in every process. */
  readonly isKept: boolean;
  /** Whether other values were made at the same time. */
  readonly isAsync: boolean;
  /** Name and key of the changed dependency; null for a value that was not kept. */
  readonly because: string | null;
  /**
   * Names and keys of the inputs below it that have changed since the last whole run, at the end of this one. Does not
   * look below values that read all pages.
   */
  readonly changed: () => readonly string[];
}

interface Options {
  /** The node of a dependency on disk, if this process has used it. */
  readonly find: (name: string, key: string) => Node | undefined;
  readonly nameOf: (node: Node) => string;
}

export function createHistory({ find, nameOf }: Options) {
  /** The inputs of the last whole run. */
  let before: readonly Traced[] = [];
  let search: ((node: Node) => ReadonlySet<Node>) | null = null;

  const changedInputs = (): ReadonlySet<Node> =>
    new Set(
      before.flatMap(([name, key, hash]) => {
        const node = find(name, key);
        return node !== undefined && node.checkedAt > 0 && node.hash !== hash ? [node] : [];
      }),
    );
  const names = (nodes: Iterable<Node>): string[] => [...nodes].map(nameOf).sort();

  return {
    /** Sets the inputs of the last whole run. */
    begin: (inputs: readonly Traced[]): void => {
      before = inputs;
    },
    /** Names and keys of all changed inputs; null without a record of the last whole run. */
    changes: (): readonly string[] | null => (before.length === 0 ? null : names(changedInputs())),
    made: (node: Node, key: string, because: string | null, where: Where, isAsync = false): Made => ({
      ...where,
      isAsync,
      name: node.name,
      key,
      isKept: node.definition === undefined || node.definition.keeping === 'disk',
      because,
      changed: () => {
        search ??= changedBelow(changedInputs());
        return names(search(node));
      },
    }),
  };
}
