import type { AsPlainObject } from 'minisearch';
import { type SearchShard, searchFields } from './model.ts';
import { decodePostings } from './postings.ts';

/** Joins the shards into one index, so that a word is as rare as it is on the whole site. */
export function joinedShards(shards: readonly SearchShard[]): AsPlainObject {
  const terms = new Map<string, Record<string, Record<string, number>>>();
  const lengths = shards.flatMap((shard) => shard.lengths);
  let offset = 0;
  for (const shard of shards) {
    for (const { term, field, document, count } of decodePostings(shard.postings, offset)) {
      const fields = terms.get(term) ?? {};
      terms.set(term, fields);
      fields[field] ??= {};
      fields[field][document] = count;
    }
    offset += shard.lengths.length;
  }
  const average = searchFields.map(
    (_, field) =>
      lengths.reduce((sum, counts) => sum + (counts[field] ?? 0), 0) / Math.max(1, lengths.length),
  );
  return {
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: Object.fromEntries(lengths.map((_, id) => [id, id])),
    fieldIds: Object.fromEntries(searchFields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.map((counts, id) => [id, [...counts]])),
    averageFieldLength: average,
    storedFields: {},
    dirtCount: 0,
    index: [...terms],
    serializationVersion: 2,
  };
}
