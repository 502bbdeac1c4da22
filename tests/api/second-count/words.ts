/** Whether any script that a component reaches mentions a name, apart from its types and from lists of names. */
import { readFileSync } from 'node:fs';
import { fileOfComponent, reached } from './modules.ts';
import type { Entry } from './printed.ts';

const kept = new Map<string, ReadonlySet<string>>();

function wordsIn(file: string): ReadonlySet<string> {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const code = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\w+\.propTypes = \{[\s\S]*?\n\}/g, '')
    .replace(/const _excluded\d* = \[[^\]]*\]/g, '');
  const words = new Set(code.match(/\w+/g));
  kept.set(file, words);
  return words;
}

/** Whether a component takes the prop out of the props that it passes on. */
function takesOut(file: string, name: string): boolean {
  const lists = readFileSync(file, 'utf8').match(/const _excluded\d* = \[[^\]]*\]/g) ?? [];
  return lists.some((list) => list.includes(`"${name}"`));
}

const unions = new Map<string, ReadonlySet<string>>();

function wordsReached(from: string): ReadonlySet<string> {
  const words =
    unions.get(from) ??
    new Set([...reached(from, Number.POSITIVE_INFINITY).keys()].flatMap((each) => [...wordsIn(each)]));
  unions.set(from, words);
  return words;
}

export function isUnread({ packages, owner, kind, name, printed }: Entry): boolean {
  const file = fileOfComponent(packages, owner);
  if (file === undefined || (printed === undefined && kind === 'prop' && !takesOut(file, name))) return false;
  const words = wordsReached(file);
  return !words.has(name) && !words.has(`${name[0]?.toUpperCase()}${name.slice(1)}`);
}
