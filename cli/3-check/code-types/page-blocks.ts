/** The code blocks of a page and the notes on their names. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { codeKey } from '../../../renderer/highlighting/code-key.ts';
import type { CodeTypes } from '../../../renderer/view/code-types.ts';
import type { CompiledPage, Demo, DemoVariant } from '../../model/page.ts';
import type { FenceModule } from '../fence-modules.ts';
import type { Meanings } from './meanings.ts';
import type { Note } from './name-notes.ts';
import { shownAt, stretches, wordStretches } from './shown-code.ts';

export type MeaningsOf = (path: string) => Meanings | undefined;

type Notes = ReadonlyMap<number, Note>;

/** A browser normalises the ends of lines. */
const unix = (code: string): string => code.replaceAll('\r\n', '\n');

const textOf = (html: string): string => unix(DomUtils.textContent(parseDocument(html)));

/** Blank lines that a change removes, and without marks those that it adds; every other character keeps its offset. */
const withoutMarks = (diff: string): string =>
  diff.replace(/^(?:-|@@|diff |index ).*$/gm, (line) => ' '.repeat(line.length)).replace(/^\+/gm, ' ');

/** Texts of the fences on a page that may be TypeScript, in order. */
function fencesIn({ html }: CompiledPage): { readonly text: string; readonly language: string }[] {
  if (!html.includes('class="language-')) return [];
  const codes = DomUtils.getElementsByTagName('code', parseDocument(html));
  return codes.flatMap((code) => {
    const language = /^language-(tsx?|typescript|diff)$/.exec(code.attribs.class ?? '')?.[1];
    return language === undefined ? [] : [{ text: unix(DomUtils.textContent(code)), language }];
  });
}

const linesWithWords = (code: string): number => code.split('\n').filter((line) => /\w/.test(line)).length;

export function* fenceBlocks(
  page: CompiledPage,
  modules: readonly FenceModule[],
  meaningsOf: MeaningsOf,
): Generator<readonly [text: string, notes: Notes]> {
  let next = 0;
  for (const { text, language } of fencesIn(page)) {
    const shown = language === 'diff' ? withoutMarks(text) : text;
    for (const [index, { path, text: module, fence }] of modules.entries()) {
      if (index < next) continue;
      const found = stretches(shown, module, fence.earlier + 1);
      if (found.length !== linesWithWords(shown)) continue;
      next = index + 1;
      const meanings = meaningsOf(path);
      if (meanings !== undefined) yield [text, shownAt(found, meanings.notes)];
      break;
    }
  }
}

const isTyped = (file: string): boolean => /\.tsx?$/.test(file);
const stem = (file: string): string => file.replace(/\.\w+$/, '');

/** The notes of each file of a variant, at offsets of its code; those without types get them from the typed ones. */
function notesOf(
  { sources }: DemoVariant,
  typed: DemoVariant,
  meaningsOf: MeaningsOf,
  textOfFile: (file: string) => string,
): [string, Notes][] {
  return sources.flatMap(({ file, code }): [string, Notes][] => {
    const original = typed.sources.find((source) => stem(source.file) === stem(file) && isTyped(source.file));
    const meanings = original === undefined ? undefined : meaningsOf(original.file);
    if (original === undefined || meanings === undefined) return [];
    const shown = unix(code);
    const module = textOfFile(original.file);
    if (shown === module) return [[shown, meanings.notes]];
    const found =
      original.file === file ? stretches(shown, module) : wordStretches(shown, module, meanings.erased);
    return [[shown, shownAt(found, meanings.notes)]];
  });
}

/** The previews and files of a demo; `textOfFile` gives the text that the compiler has read. */
export function* demoBlocks(
  demo: Demo,
  meaningsOf: MeaningsOf,
  textOfFile: (file: string) => string,
): Generator<readonly [text: string, notes: Notes]> {
  for (const variant of [demo, demo.javascript]) {
    if (variant === null) continue;
    const files = notesOf(variant, demo, meaningsOf, textOfFile);
    yield* files;
    const [entry] = files;
    if (variant.preview === null || entry === undefined) continue;
    const preview = textOf(variant.preview);
    yield [preview, shownAt(stretches(preview, entry[0]), entry[1])];
  }
}

/** Numbers the notes, each once. Blocks without names have no place in the result. */
export function codeTypes(blocks: Iterable<readonly [text: string, notes: Notes]>): Omit<CodeTypes, 'texts'> {
  const names: Note[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (note: Note): number => {
    const key = JSON.stringify(note);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, names.length);
    return names.push(note) - 1;
  };
  const found: Record<string, number[]> = {};
  for (const [text, notes] of blocks) {
    if (notes.size === 0) continue;
    let before = 0;
    found[codeKey(text)] = [...notes]
      .sort(([one], [other]) => one - other)
      .flatMap(([at, note]) => {
        const pair = [at - before, numberOf(note)];
        before = at;
        return pair;
      });
  }
  return { names, blocks: found };
}
