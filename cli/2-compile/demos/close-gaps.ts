// Own code because every tool that erases types either leaves gaps or reprints the module, without its comments and
// lines.
const isWord = (character: string | undefined): boolean => character !== undefined && /[\w$]/.test(character);

/** A comment for TypeScript's compiler, alone on its line or in JSX braces. */
const compilerComment = /^[ \t]*(?:\/\/[ \t]*@ts-|\{?\/\*[ \t]*@ts-)[^\n]*\n/gm;

/** The remains of `import { type A } from 'a'` and of `import B, { type A } from 'a'`. */
const emptyImport = /^(?:import|export)[ \t]*\{\s*\}[ \t]*from[ \t]*(['"])[^'"\n]*\1;?[ \t]*(?:\n|$)/gm;
const emptyNames = /^(import\s+[\w$]+),\s*\{\s*\}(?=\s*from\b)/gm;

/** The remains of the last names of a list on one line. */
const trailingComma = /^((?:import|export)\b[^\n{]*\{[^\n}]*?),[ \t]*\}/gm;

const declaration = /^(?:export\s+)?(?:declare\s+)?(?:type|interface|namespace|module|global)\b/;

/** Whole comments that end the text, with no empty line between them and its end. */
const commentsAbove = /(?:(?<=^|\n)[ \t]*(?:\/\/[^\n]*|\/\*(?:(?!\*\/)[\s\S])*\*\/)[ \t]*\n)+$/;

/**
 * Removes from `code` every character that is white space in `blank`, a text of the same length. Removes a line that
 * becomes empty, and the comment above it when the line was a declaration.
 */
export function closeGaps(code: string, blank: string): string {
  const isGone = (at: number): boolean => /\s/.test(blank.charAt(at)) && /\S/.test(code.charAt(at));
  let text = '';
  for (let at = 0; at < code.length; ) {
    if (!isGone(at)) {
      text += blank.charAt(at);
      at += 1;
      continue;
    }
    let end = at + 1;
    for (let next = end; next < code.length && /\s/.test(blank.charAt(next)); next += 1) {
      if (isGone(next)) end = next + 1;
    }
    const [before, rest] = joined(text, code.slice(at, end), blank.slice(end));
    text = before;
    at = code.length - rest.length;
  }
  return text
    .replace(compilerComment, '')
    .replace(emptyImport, '')
    .replace(emptyNames, '$1')
    .replace(trailingComma, '$1 }');
}

/** The text before and after a gap, without `removed`. */
function joined(before: string, removed: string, after: string): readonly [before: string, after: string] {
  const startsLine = /(?:^|\n)[ \t]*$/.test(before);
  const lineEnd = /^[ \t;]*(?:\n|$)/.exec(after)?.[0];
  if (startsLine && lineEnd !== undefined) {
    const lines = before.replace(/[ \t]+$/, '');
    const above = declaration.test(removed) ? lines.replace(commentsAbove, '') : lines;
    const below = after.slice(lineEnd.length);
    // Leaves one empty line if there was one above and one below.
    return [above, /(?:^|\n\n)$/.test(above) ? below.replace(/^(?:[ \t]*\n)+/, '') : below];
  }
  if (startsLine) return [before, after.replace(/^[ \t]+/, '')];
  if (lineEnd !== undefined || /^(?:[ \t]*[),;\]>]|\})/.test(after)) {
    return [before.replace(/[ \t]+$/, ''), after.replace(/^[ \t]+/, '')];
  }
  if (/[\s([{<]$/.test(before)) return [before, after.replace(/^[ \t]+/, '')];
  return [isWord(before.at(-1)) && isWord(after[0]) ? `${before} ` : before, after];
}
