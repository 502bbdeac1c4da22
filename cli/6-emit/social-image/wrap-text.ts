// Own code because resvg does not break lines, and Satori would bring a whole layout engine for three of them.
import type { Typeface } from './typeface.ts';

/** Lines no wider than `room` px, broken at spaces; with more than `most` lines the last ends in an ellipsis. */
export function wrapText(face: Typeface, text: string, size: number, room: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && face.width(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines.map((line) => cut(face, line, size, room));
  const last = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), cut(face, last, size, room)];
}

function cut(face: Typeface, line: string, size: number, room: number): string {
  if (face.width(line, size) <= room) return line;
  let letters = [...line];
  while (letters.length > 0 && face.width(`${letters.join('')}…`, size) > room)
    letters = letters.slice(0, -1);
  // Cuts between words if there are several.
  return `${letters.join('').replace(/(\S)\s+\S*$/, '$1')}…`;
}
