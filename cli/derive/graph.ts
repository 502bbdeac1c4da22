// Values are made on demand. Each records what it read, with the states at that time. A value is made again only if one
// of these states has changed, and an equal result does not affect its readers (Salsa calls this early cut-off). Values
// on disk carry the same record, with hashes (a verifying trace of "Build Systems à la Carte").
import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Cache, contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { type Derived, definitionOf, type Reading, type Task } from './derived.ts';
import { type InputKind, inputs, isFile, isInput, recordingHost } from './inputs.ts';
import { keepValue, keptValue } from './kept-value.ts';
import { type Making, type Node, newNode } from './node.ts';

/** A value that has been made, for a trace of a build. */
export interface Made {
  readonly name: string;
  readonly key: string;
  /** ms */
  readonly start: number;
  readonly duration: number;
  /** Name and key of the changed dependency; null for a value that was not kept. */
  readonly because: string | null;
}

export interface GraphOptions {
  /** Absolute path of the site. */
  readonly root: string;
  readonly host: Host;
  readonly cache: Cache;
  /** Changes with the code of the values. */
  readonly version: string;
  readonly onMade?: (made: Made) => void;
}

export interface Graph extends Omit<Reading, 'report' | 'note'> {
  /** Findings of a value and of everything that it read, each once, in the order of reading. */
  readonly findings: (value: Derived<unknown>, key?: string) => readonly Diagnostic[];
  /** The result of a task, and the absolute paths of the files that it read. */
  readonly run: <Value>(task: Task<Value>, key: string) => Promise<Finished<Value>>;
  /** Replaces a value. */
  readonly set: <Value>(value: Derived<Value>, given: Value, key?: string) => void;
  /**
   * Takes over changed contents of files, by absolute paths; null when anything may have changed, or was added or
   * removed.
   */
  readonly change: (files: ReadonlySet<string> | null) => void;
}

export interface Finished<Value> {
  readonly value: Value;
  readonly files: readonly string[];
}

/** ms by which a disk may date a change too early. */
const tick = 20;

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

  const setInput = (node: Node, hash: string, value: unknown): void => {
    if (node.checkedAt > 0 && node.state !== hash) isTorn = true;
    Object.assign(node, { value, state: hash, hash, checkedAt: revision });
  };

  const record = (node: Node, making: Making | null): void => {
    making?.reads.set(node, node.state);
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

  const hashOf = (node: Node): string => {
    if (node.definition?.keeping === 'object')
      throw new Error(`${node.name} is not plain data, which a value on disk depends on`);
    node.hash ??= contentHash(JSON.stringify(node.value) ?? '');
    return node.hash;
  };

  /** The first dependency that has changed since it was read; null when none has. */
  const changedIn = (reads: ReadonlyMap<Node, string>, above: Making): Node | null => {
    for (const [dependency, state] of reads) {
      refresh(dependency, above);
      if (dependency.state !== state) return dependency;
    }
    return null;
  };

  const accept = (node: Node, value: unknown, { reads, findings }: Pick<Node, 'reads' | 'findings'>) => {
    const isKnown = node.state !== '';
    const before = node.hash;
    const isPlain = node.definition?.keeping !== 'object';
    const hash = isKnown && isPlain ? contentHash(JSON.stringify(value) ?? '') : null;
    const isSame =
      isKnown && (Object.is(node.value, value) || (isPlain && (before ?? hashOf(node)) === hash));
    Object.assign(node, { reads, findings, checkedAt: revision });
    if (isSame) return;
    states += 1;
    Object.assign(node, { value, hash, state: String(states) });
  };

  /** Passes on that a value has been made. */
  const noted = ({ name, key }: Node, start: number, because: string | null): void =>
    onMade?.({ name, key, start, duration: performance.now() - start, because });

  const make = (
    node: Node,
    definition: Derived<unknown>,
    because: string | null,
    above: Making | null,
  ): void => {
    const own: Making = { node, reads: new Map(), findings: [], above };
    const start = performance.now();
    const value = definition.make(readingOf(own), node.key, node.value);
    accept(node, value, own);
    noted(node, start, because);
    if (definition.keeping === 'disk') keep(node, definition, value, own.reads.keys());
  };

  const keep = (
    node: Node,
    { split }: Pick<Derived<unknown>, 'split'>,
    value: unknown,
    read: Iterable<Node>,
  ) => {
    const reads = [...read].map((each) => [each.name, keyOf(each), hashOf(each)] as const);
    keepValue(cache, version, node, split, { value, reads, findings: node.findings });
  };

  /** Keys on disk do not depend on the location of the site. */
  const keyOf = ({ name, key }: Node): string =>
    isFile(name) || name === 'folder' ? relative(root, key) : key;

  const nameOf = (node: Node): string => `${node.name} ${keyOf(node)}`.trim();

  /** Takes the value from the disk. Returns null on success, otherwise the reason why the value must be made. */
  const take = (
    node: Node,
    { split }: Pick<Derived<unknown>, 'split'>,
    above: Making | null,
  ): { readonly because: string | null } | null => {
    const own: Making = { node, reads: new Map(), findings: [], above };
    const kept = keptValue(cache, version, node, split);
    if (kept === null) return { because: null };
    for (const [name, key, hash] of kept.reads) {
      if (!isInput(name) && definitionOf(name) === undefined) return { because: null };
      const dependency = nodeOf(name, isFile(name) || name === 'folder' ? resolve(root, key) : key);
      refresh(dependency, own);
      if (hashOf(dependency) !== hash) return { because: nameOf(dependency) };
      record(dependency, own);
    }
    accept(node, kept.value(), { reads: own.reads, findings: kept.findings });
    return null;
  };

  const assertNoCircle = (node: Node, above: Making | null): void => {
    const way = [node];
    for (let making = above; making !== null; making = making.above) {
      way.unshift(making.node);
      if (making.node === node) throw new Error(way.map(nameOf).join(' reads '));
    }
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
    assertNoCircle(node, above);
    if (checkedAt > 0) {
      const changed = changedIn(node.reads, { node, reads: new Map(), findings: [], above });
      if (changed === null) node.checkedAt = revision;
      else make(node, definition, nameOf(changed), above);
    } else {
      const missing = definition.keeping === 'disk' ? take(node, definition, above) : { because: null };
      if (missing !== null) make(node, definition, missing.because, above);
    }
  };

  const readingOf = (making: Making | null): Reading => ({
    root,
    cache,
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
        const isOld = (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < since - tick;
        setInput(node, isOld ? host.hash(file) : 'written meanwhile', undefined);
        record(node, making);
      }
    },
    report: (found) => void making?.findings.push(...found),
  });

  const outside = readingOf(null);
  return {
    ...outside,
    findings: (definition, key = '') => {
      outside.get(definition, key);
      const found: Diagnostic[] = [];
      const seen = new Set<Node>();
      const collect = (node: Node): void => {
        if (seen.has(node)) return;
        seen.add(node);
        for (const each of node.reads.keys()) collect(each);
        found.push(...node.findings);
      };
      collect(nodeOf(definition.name, key));
      return found;
    },
    run: async <Value>(task: Task<Value>, key: string) => {
      const node = newNode(task.name, key);
      const split = task.split as Derived<unknown>['split'];
      const finished = (): Finished<Value> => ({
        value: node.value as Value,
        files: [...node.reads.keys()].flatMap((each) => (isFile(each.name) ? [each.key] : [])),
      });
      const missing = take(node, { split }, null);
      if (missing === null) return finished();
      const own: Making = { node, reads: new Map(), findings: [], above: null };
      const start = performance.now();
      const value = await task.make(readingOf(own));
      accept(node, value, own);
      noted(node, start, missing.because);
      const all = [...nodes.values()].filter(({ name }) => isInput(name));
      if (!task.isWhole) keep(node, { split }, value, own.reads.keys());
      else if (!isTorn) keep(node, { split }, value, all);
      return finished();
    },
    set: (definition, given, key = '') => {
      const node = nodeOf(definition.name, key);
      revision += 1;
      accept(node, given, { reads: new Map(), findings: [] });
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
