// Values are made on demand. Each records what it read, with the states at that time. A value is made again only if one
// of these states has changed, and an equal result does not affect its readers (Salsa calls this early cut-off).
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Cache } from '../machine/cache.ts';
import { type Host, missingFile } from '../machine/host.ts';
import type { Where } from '../machine/trace.ts';
import { filesIn, nodesBelow, nodesFrom, readsAll } from './below.ts';
import { type Derived, definitionOf, type Finished, type Reading, type Task } from './derived.ts';
import { createHistory, type Made } from './history.ts';
import { hashSince, type InputKind, inputs, isFile, isInput, recordingHost } from './inputs.ts';
import { type Missing, notKept, valuesOnDisk } from './kept-value.ts';
import {
  assertNoCircle,
  hashOf,
  hashOfData,
  type Making,
  type Node,
  newMaking,
  newNode,
  record,
} from './node.ts';

export interface GraphOptions {
  /** Absolute path of the site. */
  readonly root: string;
  readonly host: Host;
  readonly cache: Cache;
  /** Changes with the code of the values. */
  readonly version: string;
  readonly onMade?: (made: Made) => void;
}

export interface Graph extends Omit<Reading, 'report' | 'note' | 'ranIn'> {
  /** Findings of a value and of everything that it read, each once, in the order of reading. */
  readonly findings: (value: Derived<unknown>, key?: string) => readonly Diagnostic[];
  /** Absolute paths of the files below a value, in the order of reading. */
  readonly files: (value: Derived<unknown>, key: string) => readonly string[];
  /** The same without the files below values that read all pages. */
  readonly ownFiles: (value: Derived<unknown>, key: string) => readonly string[];
  /** Absolute paths of all existing files that values have read. */
  readonly filesRead: () => readonly string[];
  /** Names and keys of all inputs that have changed since the last whole run; null without a record of it. */
  readonly changes: () => readonly string[] | null;
  /** The result of a task, kept or made. */
  readonly run: <Value>(task: Task<Value>, key: string) => Promise<Finished<Value>>;
  /** Replaces a value. */
  readonly set: <Value>(value: Derived<Value>, given: Value, key?: string) => void;
  /**
   * Takes over changed contents of files, by absolute paths; null when anything may have changed, or was added or
   * removed.
   */
  readonly change: (files: ReadonlySet<string> | null) => void;
}

/** Keeps the results of work. */
export type Keeper = Pick<Graph, 'run'>;

export function createGraph({ root, host, cache, version, onMade }: GraphOptions): Graph {
  const nodes = new Map<string, Node>();
  let revision = 1;
  let states = 0;
  /** Whether a file has changed between two reads of this revision. */
  let isTorn = false;

  const nodeOf = (name: string, key: string, definition = definitionOf(name)): Node => {
    const id = `${name} ${key}`;
    const found = nodes.get(id) ?? newNode(name, key, definition);
    nodes.set(id, found);
    return found;
  };

  const disk = valuesOnDisk({
    root,
    cache,
    current: (name, key, above) => {
      if (!isInput(name) && definitionOf(name) === undefined) return null;
      const node = nodeOf(name, key);
      refresh(node, above);
      return node;
    },
  });

  const setInput = (node: Node, hash: string, value: unknown): void => {
    if (node.checkedAt > 0 && node.state !== hash) isTorn = true;
    Object.assign(node, { value, state: hash, hash, checkedAt: revision });
  };

  /** An input as it is now. Contents of files are not kept. */
  const readInput = (kind: InputKind, key: string, making: Making | null): unknown => {
    const node = nodeOf(kind, key);
    let { value } = node;
    if (isFile(kind) || node.checkedAt === 0) {
      const found = inputs[kind](host, key);
      value = found.value;
      setInput(node, found.hash, isFile(kind) ? undefined : value);
    }
    record(node, making);
    return value;
  };

  /** The first dependency that has changed since it was read; null when none has. */
  const changedIn = (reads: ReadonlyMap<Node, string>, above: Making): Node | null => {
    for (const [dependency, state] of reads) {
      refresh(dependency, above);
      if (dependency.state !== state) return dependency;
    }
    return null;
  };

  const accept = (node: Node, { value, reads, findings }: Pick<Node, 'value' | 'reads' | 'findings'>) => {
    const isKnown = node.state !== '';
    const isPlain = node.definition?.keeping !== 'object';
    const hash = isKnown && isPlain ? hashOfData(value) : null;
    const isSame = isKnown && (Object.is(node.value, value) || (isPlain && hashOf(node) === hash));
    Object.assign(node, { reads, findings, checkedAt: revision });
    if (isSame) return;
    states += 1;
    Object.assign(node, { value, hash, state: String(states) });
  };

  const history = createHistory({
    find: (name, key) => nodes.get(`${name} ${disk.absolute(name, key)}`),
    nameOf: disk.nameOf,
  });

  const make = (
    node: Node,
    definition: Derived<unknown>,
    because: string | null,
    above: Making | null,
  ): void => {
    const own = newMaking(node, above);
    const start = performance.now();
    const value = definition.make(readingOf(own), node.key, node.value);
    accept(node, { ...own, value });
    const where = { process: null, start, duration: performance.now() - start };
    onMade?.(history.made(node, node.key, because, where));
    if (definition.keeping === 'disk') disk.keep(node, definition.split, version, own.reads.keys());
  };

  /** Takes the value from the disk. Returns null on success. */
  const take = (
    node: Node,
    { split }: Pick<Derived<unknown>, 'split'>,
    codeVersion: string,
    above: Making | null,
  ): Missing | null => {
    const found = disk.take(node, split, codeVersion, above);
    if (!('kept' in found)) return found;
    accept(node, found.kept);
    return null;
  };

  /** Makes a node current. */
  const refresh = (node: Node, above: Making | null): void => {
    const { name, key, definition, checkedAt } = node;
    if (checkedAt >= revision) return;
    if (isInput(name)) {
      if (checkedAt > 0) return;
      if (isFile(name)) setInput(node, host.hash(key), undefined);
      else readInput(name, key, null);
      return;
    }
    if (definition === undefined) throw new Error(`There is no derived value ${name}`);
    assertNoCircle(node, above, disk.nameOf);
    if (checkedAt > 0) {
      const changed = changedIn(node.reads, newMaking(node, above));
      if (changed === null) node.checkedAt = revision;
      else make(node, definition, disk.nameOf(changed), above);
    } else {
      const missing = definition.keeping === 'disk' ? take(node, definition, version, above) : notKept;
      if (missing !== null) make(node, definition, missing.because, above);
    }
  };

  const readingOf = (making: Making | null, ranIn: Reading['ranIn'] = () => {}): Reading => ({
    root,
    host: recordingHost(host, (kind, key) => readInput(kind, key, making)),
    get: <Value>(definition: Derived<Value>, key = ''): Value => {
      const node = nodeOf(definition.name, key, definition as Derived<unknown>);
      refresh(node, making);
      record(node, making);
      return node.value as Value;
    },
    environment: (name) => (readInput('environment', name, making) as string | null) ?? undefined,
    note: (files, since) => {
      for (const file of files) {
        const node = nodeOf('bytes', file);
        setInput(node, hashSince(host, file, since), undefined);
        record(node, making);
      }
    },
    report: (found) => void making?.findings.push(...found),
    ranIn,
  });

  const outside = readingOf(null);
  const made = (definition: Derived<unknown>, key = ''): Node => {
    outside.get(definition, key);
    return nodeOf(definition.name, key);
  };
  return {
    ...outside,
    findings: (...value) => nodesBelow(made(...value)).flatMap(({ findings }) => findings),
    files: (...value) => filesIn(nodesBelow(made(...value))),
    ownFiles: (...value) => filesIn(nodesBelow(made(...value), readsAll)),
    filesRead: () => filesIn([...nodes.values()].filter(({ hash }) => hash !== missingFile)),
    changes: history.changes,
    run: async <Value>(task: Task<Value>, key: string) => {
      const { name, input, isWhole = false, version: codeVersion = version } = task;
      const node = newNode(name, input === undefined ? key : `${key} ${input}`);
      const split = task.split as Derived<unknown>['split'];
      const finished = () => ({ value: node.value as Value, files: filesIn(node.reads.keys()) });
      const missing = take(node, { split }, codeVersion, null);
      if (missing === null) return finished();
      if (isWhole) history.begin(missing.before);
      const own = newMaking(node, null);
      const start = performance.now();
      let where: Where | null = null;
      const ranIn = (place: Where): void => {
        where = place;
      };
      const value = await task.make(readingOf(own, ranIn));
      const waited = { process: null, start, duration: performance.now() - start };
      accept(node, { ...own, value });
      const all = () => [...nodes.values()].filter(({ name }) => isInput(name));
      if (!isWhole || !isTorn) disk.keep(node, split, codeVersion, isWhole ? all() : own.reads.keys());
      const result = finished();
      // Only explanations need these.
      for (const source of nodesFrom(nodes, task.from)) record(source, own);
      onMade?.(history.made(node, key, missing.because, where ?? waited, where === null));
      return result;
    },
    set: (definition, given, key = '') => {
      const node = nodeOf(definition.name, key);
      revision += 1;
      accept(node, { value: given, reads: new Map(), findings: [] });
      node.checkedAt = Number.POSITIVE_INFINITY;
    },
    change: (files) => {
      revision += 1;
      isTorn = false;
      for (const node of nodes.values()) {
        if (!isInput(node.name)) continue;
        if (files === null || (isFile(node.name) && files.has(node.key))) node.checkedAt = 0;
      }
    },
  };
}
