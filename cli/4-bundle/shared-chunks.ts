/** A module of a package, and the pages that import it, directly or not. */
export interface SharedModule {
  readonly id: string;
  readonly bytes: number;
  /** One bit a page: all pages that import the module. */
  readonly pages: bigint;
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
   * Pages that load the file, including pages that only load a file that imports it. Grows when such a file joins
   * another.
   */
  pages: bigint;
  readonly imports: Set<Chunk>;
}

/** Bytes of source that download in the time of one more request; about 4 KB compressed. */
const request = 30_000;

function count(pages: bigint): number {
  let bits = 0;
  for (let rest = pages; rest > 0n; rest &= rest - 1n) bits += 1;
  return bits;
}

/** Bytes that all readers of `pages` load for a file, with a request counted as bytes. */
const cost = (pages: bigint, bytes: number): number => count(pages) * (bytes + request);

/** Most package files of a page; the page's scripts are extra. */
const most = 8;

const bitsOf = (pages: bigint): bigint[] => {
  const bits: bigint[] = [];
  for (let rest = pages; rest > 0n; rest &= rest - 1n) bits.push(rest & -rest);
  return bits;
};

/** One file for each set of pages, so that no page loads an unneeded byte. */
function chunksBySet(modules: readonly SharedModule[]): Chunk[] {
  const sets = new Map<string, [SharedModule, ...SharedModule[]]>();
  for (const each of modules) {
    const set = `${each.pages} ${each.group}`;
    const known = sets.get(set);
    if (known === undefined) sets.set(set, [each]);
    else known.push(each);
  }
  const chunkOf = new Map<string, Chunk>();
  const chunks = [...sets.values()].map((own): Chunk => {
    const [{ pages, group }] = own;
    const bytes = own.reduce((sum, each) => sum + each.bytes, 0);
    const chunk = { ids: own.map(({ id }) => id), group, bytes, pages, imports: new Set<Chunk>() };
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

/** Whether `one` imports `other` through a third file, which a merged file would both import and be imported by. */
function isApart(one: Chunk, other: Chunk): boolean {
  const between = [...one.imports].filter((chunk) => chunk !== other);
  return loadedBy(between).has(other);
}

/** Bytes saved by merging two files, if nothing else has to be loaded for the merged file. */
function saved(one: Chunk, other: Chunk): number {
  const apart = cost(one.pages, one.bytes) + cost(other.pages, other.bytes);
  return apart - cost(one.pages | other.pages, one.bytes + other.bytes);
}

/** Bytes loaded needlessly because the merged file imports what either one did. */
function further(one: Chunk, other: Chunk): number {
  const pages = one.pages | other.pages;
  let sum = 0;
  for (const chunk of loadedBy([...one.imports, ...other.imports]))
    if (chunk !== one && chunk !== other)
      sum += cost(chunk.pages | pages, chunk.bytes) - cost(chunk.pages, chunk.bytes);
  return sum;
}

function join(chunks: readonly Chunk[], one: Chunk, other: Chunk): Chunk[] {
  const union: Chunk = {
    ids: [...one.ids, ...other.ids],
    group: one.group,
    bytes: one.bytes + other.bytes,
    pages: one.pages | other.pages,
    imports: new Set([...one.imports, ...other.imports].filter((each) => each !== one && each !== other)),
  };
  const others = chunks.filter((chunk) => chunk !== one && chunk !== other);
  for (const { imports } of others) {
    if (imports.delete(one)) imports.add(union);
    if (imports.delete(other)) imports.add(union);
  }
  for (const chunk of loadedBy([union])) chunk.pages |= union.pages;
  return [...others, union];
}

/** The files of the first page that has too many. */
function tooMany(chunks: readonly Chunk[]): readonly Chunk[] | undefined {
  const all = chunks.reduce((pages, chunk) => pages | chunk.pages, 0n);
  return bitsOf(all)
    .map((page) => chunks.filter(({ pages }) => (pages & page) > 0n))
    .find(({ length }) => length > most);
}

interface Saving {
  /** Pages of both files at the time of the calculation. */
  readonly pages: readonly [bigint, bigint];
  readonly value: number;
}

/** `saved` with a memory: calculated again when more pages load one of the two files. */
function rememberedSavings(): typeof saved {
  const known = new Map<Chunk, Map<Chunk, Saving>>();
  return (one, other) => {
    const own = known.get(one) ?? new Map<Chunk, Saving>();
    known.set(one, own);
    const last = own.get(other);
    if (last?.pages[0] === one.pages && last.pages[1] === other.pages) return last.value;
    const value = saved(one, other);
    own.set(other, { pages: [one.pages, other.pages], value });
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
 * would run before its dependencies. Own code because bundlers merge by size alone.
 */
export function sharedChunks(modules: readonly SharedModule[]): readonly (readonly string[])[] {
  const savedBy = rememberedSavings();
  let chunks = chunksBySet(modules);
  for (;;) {
    const best =
      bestPair(chunks, 0, savedBy) ?? bestPair(tooMany(chunks) ?? [], Number.NEGATIVE_INFINITY, savedBy);
    if (best === null) return chunks.map(({ ids }) => ids);
    chunks = join(chunks, ...best);
  }
}
