/** Pages that load a file, one bit for each page. No page is in both sets. */
export interface Loads {
  /** Pages that load it when their first demo starts. */
  readonly first: bigint;
  /** Pages that load it only for their further demos. */
  readonly further: bigint;
}

export const never: Loads = { first: 0n, further: 0n };

/** Files that the first demo has loaded are there for further ones. */
export function joined(one: Loads, other: Loads): Loads {
  const first = one.first | other.first;
  const further = (one.further | other.further) & ~first;
  return first === one.first && further === one.further ? one : { first, further };
}

/** A module of a package, and the pages that import it, directly or not. */
export interface SharedModule {
  readonly id: string;
  readonly bytes: number;
  readonly loads: Loads;
  /** Modules of different groups never share a file. */
  readonly group: string;
  /** Ids of imported modules. */
  readonly imports: readonly string[];
}

interface Chunk {
  readonly ids: readonly string[];
  readonly group: string;
  readonly bytes: number;
  /**
   * Pages that load the file, including pages that only load a file that imports it. Grows when such a file is merged
   * with another.
   */
  loads: Loads;
  readonly imports: Set<Chunk>;
}

/** Bytes of source that download in the time of one request; about 4 KB compressed. */
const request = 30_000;

/**
 * Penalty for each byte loaded before a further demo needs it: all readers wait for the first demo, and many never
 * reach another.
 */
const tooEarly = 5;

function count(pages: bigint): number {
  let bits = 0;
  for (let rest = pages; rest > 0n; rest &= rest - 1n) bits += 1;
  return bits;
}

/** Bytes that all readers of these pages load for a file, including the request in bytes. */
const cost = ({ first, further }: Loads, bytes: number): number =>
  (count(first) + count(further)) * (bytes + request);

/** Most package files of a page, keyed by its bit. */
export type Limits = ReadonlyMap<bigint, number>;

const bitsOf = (pages: bigint): bigint[] => {
  const bits: bigint[] = [];
  for (let rest = pages; rest > 0n; rest &= rest - 1n) bits.push(rest & -rest);
  return bits;
};

/** One file for each set of pages, so that no page loads an unneeded byte. */
function chunksBySet(modules: readonly SharedModule[]): Chunk[] {
  const sets = new Map<string, [SharedModule, ...SharedModule[]]>();
  for (const module of modules) {
    const set = `${module.loads.first} ${module.loads.further} ${module.group}`;
    const known = sets.get(set);
    if (known === undefined) sets.set(set, [module]);
    else known.push(module);
  }
  const chunkOf = new Map<string, Chunk>();
  const chunks = [...sets.values()].map((own): Chunk => {
    const [{ loads, group }] = own;
    const bytes = own.reduce((sum, module) => sum + module.bytes, 0);
    const chunk = { ids: own.map(({ id }) => id), group, bytes, loads, imports: new Set<Chunk>() };
    for (const { id } of own) chunkOf.set(id, chunk);
    return chunk;
  });
  for (const { id, imports } of modules)
    for (const next of imports) {
      const [from, to] = [chunkOf.get(id), chunkOf.get(next)];
      if (from !== undefined && to !== undefined && from !== to) from.imports.add(to);
    }
  return chunks;
}

/** All files that load with `starts`, directly or not. */
function loadedBy(starts: Iterable<Chunk>): Set<Chunk> {
  const loaded = new Set(starts);
  for (const chunk of loaded) for (const next of chunk.imports) loaded.add(next);
  return loaded;
}

/** Whether `one` imports `other` through a third file. A merged file would then be both above and below that file. */
function isApart(one: Chunk, other: Chunk): boolean {
  const between = [...one.imports].filter((chunk) => chunk !== other);
  return loadedBy(between).has(other);
}

/** Penalty of the bytes of `one` that pages would load too early if it were part of `other`. */
const early = (one: Chunk, other: Chunk): number =>
  tooEarly * count(one.loads.further & other.loads.first) * one.bytes;

/** Bytes saved by merging two files, if the merged file needs no further files. */
function saved(one: Chunk, other: Chunk): number {
  const apart = cost(one.loads, one.bytes) + cost(other.loads, other.bytes);
  const together = cost(joined(one.loads, other.loads), one.bytes + other.bytes);
  return apart - together - early(one, other) - early(other, one);
}

/** Bytes loaded needlessly because the merged file has the imports of both. */
function further(one: Chunk, other: Chunk): number {
  const loads = joined(one.loads, other.loads);
  let sum = 0;
  for (const chunk of loadedBy([...one.imports, ...other.imports]))
    if (chunk !== one && chunk !== other)
      sum += cost(joined(chunk.loads, loads), chunk.bytes) - cost(chunk.loads, chunk.bytes);
  return sum;
}

function join(chunks: readonly Chunk[], one: Chunk, other: Chunk): Chunk[] {
  const union: Chunk = {
    ids: [...one.ids, ...other.ids],
    group: one.group,
    bytes: one.bytes + other.bytes,
    loads: joined(one.loads, other.loads),
    imports: new Set([...one.imports, ...other.imports].filter((chunk) => chunk !== one && chunk !== other)),
  };
  const others = chunks.filter((chunk) => chunk !== one && chunk !== other);
  for (const { imports } of others) {
    if (imports.delete(one)) imports.add(union);
    if (imports.delete(other)) imports.add(union);
  }
  for (const chunk of loadedBy([union])) chunk.loads = joined(chunk.loads, union.loads);
  return [...others, union];
}

/** The files of the first page that has too many. */
function tooMany(chunks: readonly Chunk[], limits: Limits): readonly Chunk[] | undefined {
  const all = chunks.reduce((pages, { loads }) => pages | loads.first | loads.further, 0n);
  return bitsOf(all)
    .map((page) => ({
      files: chunks.filter(({ loads }) => ((loads.first | loads.further) & page) > 0n),
      limit: limits.get(page) ?? Number.POSITIVE_INFINITY,
    }))
    .find(({ files, limit }) => files.length > limit)?.files;
}

interface Saving {
  /** Loads of both files at the time of the calculation. */
  readonly loads: readonly [Loads, Loads];
  readonly value: number;
}

/** `saved` with a memory: the value is calculated again when more pages load one of the two files. */
function rememberedSavings(): typeof saved {
  const known = new Map<Chunk, Map<Chunk, Saving>>();
  return (one, other) => {
    const own = known.get(one) ?? new Map<Chunk, Saving>();
    known.set(one, own);
    const last = own.get(other);
    if (last?.loads[0] === one.loads && last.loads[1] === other.loads) return last.value;
    const value = saved(one, other);
    own.set(other, { loads: [one.loads, other.loads], value });
    return value;
  };
}

/** The two files whose merge saves most, and more than `least`. */
function bestPair(
  among: readonly Chunk[],
  least: number,
  savedBy: typeof saved,
): readonly [Chunk, Chunk] | null {
  const pairs = among.flatMap((one, index) =>
    among
      .slice(index + 1)
      .filter(({ group }) => group === one.group)
      .map((other) => ({ one, other, atMost: savedBy(one, other) }))
      .filter(({ atMost }) => atMost > least),
  );
  let best: readonly [Chunk, Chunk] | null = null;
  let value = least;
  for (const { one, other, atMost } of pairs.sort((a, b) => b.atMost - a.atMost)) {
    if (atMost <= value) break;
    const exact = atMost - further(one, other);
    if (exact > value && !isApart(one, other) && !isApart(other, one)) [value, best] = [exact, [one, other]];
  }
  return best;
}

/**
 * Divides modules into few files that pages share. It starts with one file for each set of pages, so that no page loads
 * an unneeded byte. Then it merges the two files whose merge saves most, until no merge saves anything, and then the
 * cheapest files of pages that still have too many. Files never import one another in a circle, because one of them
 * would run before its dependencies. Own code because bundlers merge only by size.
 */
export function sharedChunks(
  modules: readonly SharedModule[],
  limits: Limits,
): readonly (readonly string[])[] {
  const savedBy = rememberedSavings();
  let chunks = chunksBySet(modules);
  for (;;) {
    const best =
      bestPair(chunks, 0, savedBy) ??
      bestPair(tooMany(chunks, limits) ?? [], Number.NEGATIVE_INFINITY, savedBy);
    if (best === null) return chunks.map(({ ids }) => ids);
    chunks = join(chunks, ...best);
  }
}
