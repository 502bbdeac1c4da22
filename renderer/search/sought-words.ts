import type { QueryCombination } from 'minisearch';
import type { Synonyms } from './model.ts';
import { searchFields } from './model.ts';
import { plain, rootOf, soughtWords, wordsOf } from './words.ts';

/** Weights of a document's fields. */
export const weights = { title: 10, heading: 5, names: 1.2, context: 0.6, text: 1 };

const fields = [...searchFields];

const lighter = (by: number) =>
  Object.fromEntries(Object.entries(weights).map(([field, weight]) => [field, weight * by]));

const neighboursSwapped = (term: string): string[] =>
  Array.from(term.slice(1), (letter, index) =>
    [term.slice(0, index), letter, term.charAt(index), term.slice(index + 2)].join(''),
  );

/**
 * One word: as written, as a beginning, or with another ending. Forgives up to `mistakes` typing mistakes: one from
 * four letters on, two from six.
 */
function wordQuery(term: string, mistakes: number): QueryCombination {
  const root = rootOf(term);
  const forgiven = Math.min(mistakes, term.length > 5 ? 2 : term.length > 3 ? 1 : 0);
  return {
    combineWith: 'OR',
    queries: [
      // Too many words begin with a single letter to look for them in texts.
      {
        queries: [term],
        prefix: true,
        fuzzy: forgiven,
        fields: /^[a-z]$/.test(term) ? ['title'] : fields,
      },
      ...(root === term ? [] : [{ queries: [root], prefix: true, boost: lighter(0.5) }]),
      ...(forgiven === 1 ? [{ queries: neighboursSwapped(term), boost: lighter(0.4) }] : []),
    ],
  };
}

/** A condition on sections for one or more words of the question. */
export interface Sought {
  readonly query: QueryCombination;
  /** Positions of the words that such a section answers. */
  readonly answers: readonly number[];
  readonly weight: number;
}

/** Weight of synonyms against the words themselves. */
const synonymWeight = 0.7;

/** The words of a question, all of them written as one, and synonyms of some of them. */
export function sought(text: string, synonyms: Synonyms, mistakes: number): Sought[] {
  const terms = soughtWords(text).map(plain);
  const all = terms.map((_, index) => index);
  const whole = terms.join('');
  const roots = terms.map(rootOf);
  const meant = Object.entries(synonyms).flatMap(([words, others]): Sought[] => {
    const wanted = soughtWords(words).map(plain).map(rootOf);
    const at = all.find((start) => wanted.every((root, index) => roots[start + index] === root));
    if (at === undefined) return [];
    return others.map((other) => ({
      query: {
        combineWith: 'AND',
        queries: wordsOf(other)
          .map(plain)
          .map((term) => wordQuery(term, 0)),
      },
      answers: wanted.map((_, index) => at + index),
      weight: synonymWeight * wanted.length,
    }));
  });
  return [
    ...terms.map((term, index) => ({ query: wordQuery(term, mistakes), answers: [index], weight: 1 })),
    ...(terms.length > 1 && whole.length < 40
      ? [{ query: { queries: [whole] }, answers: all, weight: 1 }]
      : []),
    ...meant,
  ];
}
