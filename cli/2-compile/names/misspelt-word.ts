import type { CodeName } from '../../reference/read-code.ts';
import type { KnownNames } from './known-names.ts';
import type { NameScope } from './name-scope.ts';
import { editsIn } from './slip.ts';
import type { Unknown } from './unknown-code.ts';

/** Length of the shortest checked word: shorter words are near too many others. */
const shortest = 5;

const isPlural = (one: string, other: string): boolean => `${one}s` === other || `${other}s` === one;

/** Typos keep the first letter. */
const isNear = (word: string, name: string): boolean =>
  word.charAt(0) === name.charAt(0) &&
  Math.abs(word.length - name.length) <= 1 &&
  !isPlural(word, name) &&
  editsIn(word, name) === 1;

/**
 * A single word that is one letter away from a name with a meaning on the page. Most single words in code do not belong
 * to the library, so a word that occurs in the reference, or in a demo of the page, is right.
 */
export function misspeltWord(read: CodeName | null, known: KnownNames, scope: NameScope): Unknown | null {
  if (read === null || read.form === 'path' || read.form === 'class') return null;
  const { name } = read;
  if (name.length < shortest || !/^[A-Za-z][a-z]+$/.test(name)) return null;
  if (Object.hasOwn(known.index, name) || known.mentions(name) || scope.usesWord(name)) return null;
  const candidates = [...new Set([...scope.names, ...known.exports])].filter((candidate) =>
    isNear(name, candidate),
  );
  if (candidates.length === 0) return null;
  return { name, message: `Nothing documented is called \`${name}\`.`, candidates };
}
