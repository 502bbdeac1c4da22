/** A run of letters and digits; in scripts without spaces, a single letter. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}_$]+/gu;

const camelCase = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;

/** The words of a text as written, in order. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** The words of a text with their offsets. */
export const placedWordsOf = (text: string): { readonly word: string; readonly at: number }[] =>
  [...text.matchAll(word)].map((match) => ({ word: match[0], at: match.index }));

/** Words of a question that carry no subject. Meant for English, harmless elsewhere. */
const fillers = new Set(
  'a an and can do does for how i in is of on or the to what when where which why with'.split(' '),
);

/** The words of a question to search for: all but fillers, unless there is nothing else. */
export function soughtWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((term) => !fillers.has(plain(term)));
  return telling.length > 0 ? telling : words;
}

/** A word without case and accents, for comparisons. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** All terms under which a word can be found: `getRowId` is also `get`, `row` and `id`. */
export function termsOf(text: string): string[] {
  const parts = text.match(camelCase) ?? [];
  return parts.length < 2
    ? [plain(text)]
    : [plain(text), ...parts.filter((part) => part.length > 1).map(plain)];
}

/** `Lamp Shade` is also searched as `lampshade`. */
export function joinedPairs(text: string): string[] {
  const words = wordsOf(text).map(plain);
  return words.slice(1).map((next, index) => `${words[index]}${next}`);
}

/**
 * Common beginning of a word's inflected forms: `pinned` and `pinning` give `pin`. Meant for English, harmless
 * elsewhere.
 */
export function rootOf(term: string): string {
  const root = term
    .replace(/(?:ings?|ed|(?<=[^s])s)$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/ie$/, '');
  return root.length < 3 ? term : root;
}
