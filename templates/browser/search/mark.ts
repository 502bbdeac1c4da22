import { placedWordsOf, plain, termsOf, wordsOf } from '../../../renderer/search/words.ts';
import { element } from './element.ts';

/** The words to mark, as typed, and the terms that the index found for them. */
export interface Marking {
  readonly typed: readonly string[];
  readonly terms: ReadonlySet<string>;
}

export const marking = (query: string, terms: readonly string[]): Marking => ({
  typed: wordsOf(query).map(plain),
  terms: new Set(terms),
});

/** Number of letters of a word to mark; the whole word when another form matched. */
function markedLength(word: string, { typed, terms }: Marking): number {
  const whole = plain(word);
  const begun = typed.filter((start) => whole.startsWith(start)).map(({ length }) => length);
  if (begun.length > 0) return whole.length === word.length ? Math.max(...begun) : word.length;
  return termsOf(word).some((term) => terms.has(term)) ? word.length : 0;
}

interface MarkedPlace {
  readonly word: string;
  readonly at: number;
  readonly length: number;
}

/**
 * Matches in a text. For `Lamp Shade`, found as `lampshade`, both words are marked, unless the first one matches alone: a
 * pair that begins with it is found as well.
 */
function markedPlaces(text: string, what: Marking): MarkedPlace[] {
  const places = placedWordsOf(text).map((place) => ({ ...place, length: markedLength(place.word, what) }));
  const pairs = places.map(
    ({ word, length }, index) =>
      length === 0 && what.terms.has(plain(word + (places[index + 1]?.word ?? ' '))),
  );
  return places
    .map(({ word, at, length }, index) => {
      const inPair = pairs[index] || pairs[index - 1];
      return { word, at, length: inPair ? word.length : length };
    })
    .filter(({ length }) => length > 0);
}

/** The text with matches in `<mark>`. */
export function marked(text: string, what: Marking): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let done = 0;
  for (const { at, length } of markedPlaces(text, what)) {
    parts.push(text.slice(done, at), element('mark', {}, text.slice(at, at + length)));
    done = at + length;
  }
  return [...parts, text.slice(done)];
}

/** Letters of a text around its densest matches. */
const room = 150;
const before = 40;

/** The part of a text with most of the matches. */
export function excerpt(text: string, what: Marking): string {
  const places = markedPlaces(text, what);
  let best = { at: 0, count: 0 };
  for (const { at } of places) {
    const near = places.filter((other) => other.at >= at && other.at < at + room - before);
    const count = new Set(near.map(({ word }) => plain(word))).size;
    if (count > best.count) best = { at, count };
  }
  if (best.at <= before) return text.slice(0, 2 * room);
  const start = text.lastIndexOf(' ', best.at - before + 12) + 1;
  return `… ${text.slice(start, start + 2 * room)}`;
}
