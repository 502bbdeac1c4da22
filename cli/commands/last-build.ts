import type { Graph } from '../derive/graph.ts';
import type { Made } from '../derive/history.ts';
import { type Cache, contentHash } from '../machine/cache.ts';
import { record } from '../machine/trace.ts';

/** A value that the last build made. */
export interface MadeValue {
  readonly name: string;
  readonly key: string;
  /** The inputs that have changed since the build before; empty when it had kept nothing. */
  readonly why: readonly string[];
}

/** An input, by its name and key, in words. */
export function inputText(input: string): string {
  const [kind = '', ...rest] = input.split(' ');
  const key = rest.join(' ');
  if (kind === 'text' || kind === 'bytes') return key;
  if (kind === 'folder') return `the list of files in ${key}`;
  if (kind === 'environment') return `the variable ${key}`;
  if (kind === 'commit') return 'the commit';
  return input;
}

/** Why a value on disk was made: the inputs of its own, otherwise those of the whole site. */
function whyMade({ changed, because }: Made, { changes }: Pick<Graph, 'changes'>): readonly string[] {
  const own = changed();
  const found = own.length > 0 ? own : because === null ? (changes() ?? []) : [because];
  return [...new Set(found.map(inputText))];
}

export interface Recorder {
  readonly onMade: (made: Made) => void;
  /** Keeps what this run has made for `explain`. */
  readonly keep: (cache: Cache, name: string) => void;
}

const kind = 'last-build';

/** Records the values of a run for its trace and for `explain`. `graph` is called when the run is over. */
export function recorder(graph: () => Graph): Recorder {
  const all: Made[] = [];
  const why = (made: Made): readonly string[] => whyMade(made, graph());
  return {
    onMade: (made) => {
      const { name, key, isKept, isAsync } = made;
      const args = () =>
        isKept ? { why: why(made) } : { why: [], note: 'kept in memory only, so every process makes it' };
      const { process, start, duration } = made;
      record({ category: 'value', name: `${name} ${key}`.trim(), process, start, duration, isAsync, args });
      if (isKept) all.push(made);
    },
    keep: (cache, name) => {
      // A run that made nothing does not replace the reasons of the one before.
      if (all.length === 0) return;
      const made = all.map((each): MadeValue => ({ name: each.name, key: each.key, why: why(each) }));
      cache.set(kind, contentHash(name), made);
    },
  };
}

/** The record of the last build, from the name of its site; null when none is known. */
export const lastBuild = (cache: Cache, name: string): readonly MadeValue[] | null =>
  (cache.get(kind, contentHash(name)) as readonly MadeValue[] | undefined) ?? null;
