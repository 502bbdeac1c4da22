import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { WithParts } from '../machine/cache.ts';
import type { Host } from '../machine/host.ts';
import type { Where } from '../machine/trace.ts';

/** The access of a derived value to everything else. Each read is recorded as a dependency of the value. */
export interface Reading {
  /** Absolute path of the site. */
  readonly root: string;
  /** The files of the machine. Reads through it are recorded. */
  readonly host: Host;
  readonly get: <Value>(value: Derived<Value>, key?: string) => Value;
  readonly environment: (name: string) => string | undefined;
  /**
   * Records files that another program has read since a moment (ms), by absolute paths. When one of them has been
   * written meanwhile, the value is made again the next time.
   */
  readonly note: (files: Iterable<string>, since: number) => void;
  /** Adds findings to the value that is being made. */
  readonly report: (findings: readonly Diagnostic[]) => void;
  /** Records that another process has made the value, or that this one has waited before it made it. */
  readonly ranIn: (where: Where) => void;
}

/** Turns a value into JSON with long texts beside it, and back. */
export interface Split<Value> {
  /** Null for a value that must not be kept on disk. */
  pack(value: Value): WithParts | null;
  unpack(packed: WithParts): Value;
}

/**
 * - `object`: kept in memory. The value changes whenever it is made again, unless the same object comes back.
 * - `data`: plain data (JSON), kept in memory and compared by contents: an equal value does not affect its readers.
 * - `disk`: the same, also kept on disk. Such a value may read only files and plain data.
 */
export type Keeping = 'object' | 'data' | 'disk';

/** A named pure function of the values that it reads. */
export interface Derived<Value> {
  readonly name: string;
  /** `previous` is the last value in this process, if any. */
  make(reading: Reading, key: string, previous: Value | undefined): Value;
  readonly keeping: Keeping;
  readonly split: Split<Value>;
  /** Whether it reads all pages, so that its inputs say little about one. */
  readonly readsAll: boolean;
}

/** Keeps plain data as it is. */
export const plain = <Value>(): Split<Value> => ({
  pack: (value) => ({ value, parts: [] }),
  unpack: ({ value }) => value as Value,
});

const definitions = new Map<string, Derived<unknown>>();

/**
 * Work that takes time or other programs, such as a bundler's. Its result is kept on disk under its reads, and under
 * `input`, which stands for everything else that `make` depends on.
 */
export interface Task<Value> {
  readonly name: string;
  make(reading: Reading): Value | Promise<Value>;
  readonly split: Split<Value>;
  /** A hash. */
  readonly input?: string;
  /** Changes with the code; the version of the graph when it is missing. */
  readonly version?: string;
  /** Whether it depends on all inputs that the graph has read so far, as the last value of a run does. */
  readonly isWhole?: boolean;
  /** Explains `input`. */
  readonly from?: Sources;
}

/** The values, by their keys, and the files that something is made from, by absolute paths. */
export interface Sources {
  readonly values?: readonly (readonly [value: Derived<unknown>, key: string])[];
  readonly files?: readonly string[];
}

export interface Finished<Value> {
  readonly value: Value;
  /** Absolute paths of the files that it read. */
  readonly files: readonly string[];
}

/** Defines a derived value. Names are unique, because values on disk refer to others by name. */
export function derived<Value>(
  name: string,
  keeping: Keeping,
  make: Derived<Value>['make'],
  {
    split = plain<Value>(),
    readsAll = false,
  }: { readonly split?: Split<Value>; readonly readsAll?: boolean } = {},
): Derived<Value> {
  if (definitions.has(name)) throw new Error(`There are two derived values with the name ${name}`);
  const definition = { name, keeping, make, split, readsAll };
  definitions.set(name, definition as Derived<unknown>);
  return definition;
}

/** The definition with a name; undefined when this version of docs-build has none. */
export const definitionOf = (name: string): Derived<unknown> | undefined => definitions.get(name);
