// Values are made on demand. Each records what it read, with the states at that time. A value is made again only if one
// of these states has changed, and an equal result does not affect its readers (Salsa calls this early cut-off). Values
// on disk carry the same record, with hashes (a verifying trace of "Build Systems à la Carte").
import { relative, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Cache, contentHash } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import { type Derived, definitionOf, type Reading } from './derived.ts';
import { type InputKind, inputs, isFile, isInput, recordingHost } from './inputs.ts';
import { keepValue, keptValue } from './kept-value.ts';

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

export interface Graph {
  readonly get: <Value>(value: Derived<Value>, key?: string) => Value;
  /** Findings of a value and of everything that it read, each once, in the order of reading. */
  readonly findings: (value: Derived<unknown>, key?: string) => readonly Diagnostic[];
  /** Replaces a value. */
  readonly set: <Value>(value: Derived<Value>, given: Value, key?: string) => void;
  /**
   * Takes over changed contents of files, by absolute paths; null when anything may have changed, or was added or
   * removed.
   */
  readonly change: (files: ReadonlySet<string> | null) => void;
}

/** An input or a derived value. */
export interface Node {
  readonly name: string;
  /** Paths in it are absolute. */
  readonly key: string;
  /** Undefined for an input. */
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

export function createGraph({ root, host, cache, version, onMade }: GraphOptions): Graph {
  const nodes = new Map<string, Node>();
  let revision = 1;
  let states = 0;
  /** Values in the making, the innermost last. */
  const making: {
    readonly node: Node;
    readonly reads: Map<Node, string>;
    readonly findings: Diagnostic[];
  }[] = [];

  const nodeOf = (name: string, key: string, definition = definitionOf(name)): Node => {
    const id = `${name} ${key}`;
    const found = nodes.get(id);
    if (found !== undefined) return found;
    const node: Node = {
      name,
      key,
      definition,
      value: undefined,
      state: '',
      hash: null,
      findings: [],
      reads: new Map(),
      checkedAt: 0,
    };
    nodes.set(id, node);
    return node;
  };

  /** An input as it is now. Long texts and bytes are not kept. */
  const readInput = (node: Node, kind: InputKind): unknown => {
    if (!isFile(kind) && node.checkedAt > 0) return node.value;
    const { value, hash } = inputs[kind](host, node.key);
    Object.assign(node, { value: isFile(kind) ? undefined : value, state: hash, hash, checkedAt: revision });
    return value;
  };

  const read = (node: Node): void => {
    making.at(-1)?.reads.set(node, node.state);
  };

  const recorded = recordingHost(host, (kind, key) => {
    const node = nodeOf(kind, key);
    const value = readInput(node, kind);
    read(node);
    return value;
  });

  const hashOf = (node: Node): string => {
    if (node.definition?.keeping === 'object')
      throw new Error(`${node.name} is not plain data, which a value on disk depends on`);
    node.hash ??= contentHash(JSON.stringify(node.value) ?? '');
    return node.hash;
  };

  /** The first dependency that has changed since it was read; null when none has. */
  const changedIn = (reads: ReadonlyMap<Node, string>): Node | null => {
    for (const [dependency, state] of reads) {
      refresh(dependency);
      if (dependency.state !== state) return dependency;
    }
    return null;
  };

  const accept = (
    node: Node,
    value: unknown,
    reads: ReadonlyMap<Node, string>,
    findings: readonly Diagnostic[],
  ) => {
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

  const make = (node: Node, definition: Derived<unknown>, because: string | null): void => {
    if (making.some((each) => each.node === node))
      throw new Error(`${[...making.map((each) => each.node), node].map(nameOf).join(' reads ')}`);
    const own = { node, reads: new Map<Node, string>(), findings: [] as Diagnostic[] };
    making.push(own);
    const start = performance.now();
    let value: unknown;
    try {
      value = definition.make(reading, node.key, node.value);
    } finally {
      making.pop();
    }
    accept(node, value, own.reads, own.findings);
    onMade?.({ name: node.name, key: node.key, start, duration: performance.now() - start, because });
    if (definition.keeping === 'disk') {
      const traced = [...own.reads.keys()].map((each) => [each.name, keyOf(each), hashOf(each)] as const);
      keepValue(cache, version, definition, node.key, { value, reads: traced, findings: own.findings });
    }
  };

  /** Keys on disk do not depend on the location of the site. */
  const keyOf = ({ name, key }: Node): string =>
    isFile(name) || name === 'folder' ? relative(root, key) : key;

  const nameOf = (node: Node): string => `${node.name} ${keyOf(node)}`.trim();

  /** Takes the value from the disk. Returns null on success, otherwise the reason why the value must be made. */
  const take = (node: Node, definition: Derived<unknown>): { readonly because: string | null } | null => {
    const kept = keptValue(cache, version, definition, node.key);
    if (kept === null) return { because: null };
    const reads = new Map<Node, string>();
    for (const [name, key, hash] of kept.reads) {
      if (!isInput(name) && definitionOf(name) === undefined) return { because: null };
      const dependency = nodeOf(name, isFile(name) || name === 'folder' ? resolve(root, key) : key);
      refresh(dependency);
      if (hashOf(dependency) !== hash) return { because: nameOf(dependency) };
      reads.set(dependency, dependency.state);
    }
    accept(node, kept.value(), reads, kept.findings);
    return null;
  };

  const refresh = (node: Node): void => {
    const { definition, checkedAt } = node;
    if (checkedAt >= revision) return;
    if (isInput(node.name)) {
      if (checkedAt === 0) readInput(node, node.name);
    } else if (definition === undefined) throw new Error(`There is no derived value ${node.name}`);
    else if (checkedAt > 0) {
      const changed = changedIn(node.reads);
      if (changed === null) node.checkedAt = revision;
      else make(node, definition, nameOf(changed));
    } else {
      const missing = definition.keeping === 'disk' ? take(node, definition) : { because: null };
      if (missing !== null) make(node, definition, missing.because);
    }
  };

  const get = <Value>(definition: Derived<Value>, key = ''): Value => {
    const node = nodeOf(definition.name, key, definition as Derived<unknown>);
    refresh(node);
    read(node);
    return node.value as Value;
  };

  const reading: Reading = {
    root,
    cache,
    host: recorded,
    get,
    environment: (name) => {
      const node = nodeOf('environment', name);
      const value = readInput(node, 'environment');
      read(node);
      return (value as string | null) ?? undefined;
    },
    report: (found) => void making.at(-1)?.findings.push(...found),
  };

  return {
    get,
    findings: (definition, key = '') => {
      get(definition, key);
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
    set: (definition, given, key = '') => {
      const node = nodeOf(definition.name, key);
      revision += 1;
      accept(node, given, new Map(), []);
      node.checkedAt = Number.POSITIVE_INFINITY;
    },
    change: (files) => {
      revision += 1;
      for (const node of nodes.values()) {
        if (!isInput(node.name)) continue;
        if (files === null || (isFile(node.name) && files.has(node.key))) node.checkedAt = 0;
      }
    },
  };
}
