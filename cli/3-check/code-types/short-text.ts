/** Types and texts of the reference in the length of a note. */

import { shortened } from '../../diagnostics/shortened.ts';

const lineLimit = 6;
const widthLimit = 240;

/** A type in at most six lines. Its first and last lines stay. */
export function shortType(type: string): string {
  const lines = type
    .trim()
    .split('\n')
    .map((line) => shortened(line, widthLimit));
  if (lines.length <= lineLimit) return lines.join('\n');
  return [...lines.slice(0, lineLimit - 2), '  …', lines.at(-1) ?? ''].join('\n');
}

/** A full stop in inline code, or in an abbreviation, ends no sentence. */
const sentence = /^(?:`[^`]*`|\b(?:e\.g|i\.e|etc|vs)\.|[^`])*?[.!?](?=\s+[^a-z]|$)/;

/** The first sentence of a Markdown text, without links and emphasis; undefined for none. */
export function firstSentence(text: string | undefined): string | undefined {
  const [paragraph = ''] = (text ?? '').trim().split(/\n\s*\n|\n(?=[-*] )/, 1);
  const plain = paragraph
    .replace(/!?\[((?:`[^`]*`|[^\]`])*)\]\([^()]*\)/g, '$1')
    .replace(/<[^>]+>(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)/g, '')
    .replace(/\*\*?([^*`]+)\*\*?/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return (sentence.exec(plain)?.[0] ?? plain) || undefined;
}
