/** A run of letters and digits; scripts that do not part their words count by the letter. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}_$]+/gu;

const camelCase = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;

/** The words of a text as they stand in it, in order. */
export const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** The words of a text with their offsets. */
export const placedWordsOf = (text: string): { readonly word: string; readonly at: number }[] =>
  [...text.matchAll(word)].map((match) => ({ word: match[0], at: match.index }));

/** Words of a question that say nothing of what is looked for. Meant for English, harmless elsewhere. */
const fillers = new Set(
  'a an and can do does for how i in is of on or the to what when where which why with'.split(' '),
);

/** The words of a question that are looked for: all but fillers, unless there is nothing else. */
export function soughtWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((each) => !fillers.has(plain(each)));
  return telling.length > 0 ? telling : words;
}

/** A word as it is compared: without case and accents. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** All under which a word can be found: `getRowId` is also `get`, `row` and `id`. */
export function termsOf(text: string): string[] {
  const parts = text.match(camelCase) ?? [];
  return parts.length < 2
    ? [plain(text)]
    : [plain(text), ...parts.filter((part) => part.length > 1).map(plain)];
}

/** `Lamp Shade` is also looked for as `lampshade`. */
export function joinedPairs(text: string): string[] {
  const words = wordsOf(text).map(plain);
  return words.slice(1).map((next, index) => `${words[index]}${next}`);
}

/** What the inflected forms of a word begin with: `pinned` and `pinning` give `pin`. Meant for English, harmless elsewhere. */
export function rootOf(term: string): string {
  const root = term
    .replace(/(?:ings?|ed|(?<=[^s])s)$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/ie$/, '');
  return root.length < 3 ? term : root;
}
