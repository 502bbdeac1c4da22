import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { joinedShards } from '../../renderer/search/joined-shards.ts';
import { type SearchDocument, type SearchShard, searchFields } from '../../renderer/search/model.ts';
import { encodePostings } from '../../renderer/search/postings.ts';
import { indexOptions } from '../../renderer/search/search-index.ts';

const words = ['lamp', 'shade', 'dim', 'switchOn', 'colour', 'warm'];

const documents: readonly SearchDocument[] = Array.from({ length: 9 }, (_, at) => ({
  title: words.slice(at % 3, 3).join(' '),
  heading: words[at % 6] ?? '',
  names: at % 2 === 0 ? 'switchOn switchOn' : '',
  context: 'Lamps',
  text: words.slice(0, at % 6).join(' '),
}));

const indexed = (part: readonly SearchDocument[]) => {
  const engine = new MiniSearch(indexOptions);
  engine.addAll(part.map((document, id) => ({ ...document, id })));
  return engine.toJSON();
};

function shardOf(part: readonly SearchDocument[]): SearchShard {
  const { fieldLength, index } = indexed(part);
  return {
    pages: [],
    lengths: part.map((_, id) => searchFields.map((__, field) => fieldLength[id]?.[field] ?? 0)),
    postings: encodePostings(index as unknown as Parameters<typeof encodePostings>[0]),
  };
}

test('joined shards are the index that MiniSearch makes of all documents', () => {
  const { index, averageFieldLength, fieldLength, ...facts } = joinedShards([
    shardOf(documents.slice(0, 4)),
    shardOf(documents.slice(4)),
  ]);
  const whole = indexed(documents);
  expect({ ...whole, ...facts }).toEqual(whole);
  expect(new Map(index as never)).toEqual(new Map(whole.index as never));
  expect(
    Object.entries(fieldLength).map(([id, each]) => [id, searchFields.map((_, at) => each[at] ?? 0)]),
  ).toEqual(
    Object.entries(whole.fieldLength).map(([id, each]) => [id, searchFields.map((_, at) => each[at] ?? 0)]),
  );
  for (const [at, average] of whole.averageFieldLength.entries())
    expect(averageFieldLength[at]).toBeCloseTo(average, 12);
});
