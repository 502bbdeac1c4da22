import { markdownLines } from '../markdown-lines.ts';

/** The first sentence of a warning, with the heading above it. */
export interface Trap {
  readonly heading: string;
  readonly sentence: string;
}

const opening = /^:{3,}(?:warning|error)\b/;

/** A full stop in inline code ends no sentence. */
const firstSentence = /^(?:`[^`]*`|[^`])*?[.!?](?=\s|$)/;

/** Links to discussions that prove a sentence, in brackets behind it. */
const sources = /\s*\((?:\[[^\]]*\]\([^()]*\)(?:, )?)+\)/g;

function shortened(warning: string): string {
  const words = warning
    .replace(sources, '')
    .replace(/<\/?kbd[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:- )?/, '')
    .trim();
  return firstSentence.exec(words)?.[0] ?? words;
}

/** The warnings of a page in Markdown. */
export function trapsIn(text: string): Trap[] {
  const traps: Trap[] = [];
  let heading = '';
  let warning: string[] | null = null;
  for (const { line, isCode } of markdownLines(text)) {
    if (isCode) continue;
    if (warning === null) {
      heading = /^#{2,6} (.+)$/.exec(line)?.[1] ?? heading;
      if (opening.test(line)) warning = [];
    } else if (/^:{3,}\s*$/.test(line)) {
      traps.push({ heading, sentence: shortened(warning.join(' ')) });
      warning = null;
    } else warning.push(line);
  }
  return traps;
}
