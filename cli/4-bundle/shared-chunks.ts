/** A module of a package, and the pages that import it, by any number of steps. */
export interface SharedModule {
  readonly id: string;
  readonly bytes: number;
  /** One bit a page. */
  readonly pages: bigint;
  /** Modules of different groups never share a file. */
  readonly group: string;
}

interface Chunk {
  readonly ids: readonly string[];
  readonly group: string;
  readonly bytes: number;
  readonly pages: bigint;
}

/** Bytes of source that a reader loads in the time of one more request: some 8 KB as they are sent. */
const request = 60_000;

function count(pages: bigint): number {
  let bits = 0;
  for (let rest = pages; rest > 0n; rest &= rest - 1n) bits += 1;
  return bits;
}

/** What all readers of all pages load for it, a request counted as bytes. */
const cost = ({ pages, bytes }: Chunk): number => count(pages) * (bytes + request);

const joined = (one: Chunk, other: Chunk): Chunk => ({
  ids: [...one.ids, ...other.ids],
  group: one.group,
  bytes: one.bytes + other.bytes,
  pages: one.pages | other.pages,
});

/** Files of one page at most; the scripts of the page come on top. */
const most = 6;

const bitsOf = (pages: bigint): bigint[] => {
  const bits: bigint[] = [];
  for (let rest = pages; rest > 0n; rest &= rest - 1n) bits.push(rest & -rest);
  return bits;
};

/** Those of the first page that has too many. */
function tooMany(chunks: readonly Chunk[]): readonly Chunk[] | undefined {
  const all = chunks.reduce((pages, chunk) => pages | chunk.pages, 0n);
  return bitsOf(all)
    .map((page) => chunks.filter(({ pages }) => (pages & page) > 0n))
    .find(({ length }) => length > most);
}

/**
 * Deals modules into few files that pages share. It starts from a file for each set of pages, of which no page loads a
 * byte too many, and joins the two files whose union saves most, until none does; then those of pages that have too many,
 * at the least cost. Own code because bundlers join by size alone.
 */
export function sharedChunks(modules: readonly SharedModule[]): readonly (readonly string[])[] {
  const bySet = new Map<string, Chunk>();
  for (const { id, bytes, pages, group } of modules) {
    const chunk = { ids: [id], group, bytes, pages };
    const set = `${pages} ${group}`;
    const known = bySet.get(set);
    bySet.set(set, known === undefined ? chunk : joined(known, chunk));
  }
  let chunks = [...bySet.values()];
  const gains = new Map<Chunk, Map<Chunk, number>>(chunks.map((chunk) => [chunk, new Map()]));
  const gain = (one: Chunk, other: Chunk): number => {
    const known = gains.get(one)?.get(other);
    if (known !== undefined) return known;
    const value = cost(one) + cost(other) - cost(joined(one, other));
    gains.get(one)?.set(other, value);
    return value;
  };
  const bestPair = (among: readonly Chunk[], least: number): readonly [Chunk, Chunk] | null => {
    let best: readonly [Chunk, Chunk] | null = null;
    let value = least;
    for (const [index, one] of among.entries())
      for (const other of among.slice(index + 1))
        if (one.group === other.group && gain(one, other) > value)
          [value, best] = [gain(one, other), [one, other]];
    return best;
  };
  for (;;) {
    const best = bestPair(chunks, 0) ?? bestPair(tooMany(chunks) ?? [], Number.NEGATIVE_INFINITY);
    if (best === null) return chunks.map(({ ids }) => ids);
    const [one, other] = best;
    const union = joined(one, other);
    gains.set(union, new Map());
    chunks = [...chunks.filter((chunk) => chunk !== one && chunk !== other), union];
  }
}
