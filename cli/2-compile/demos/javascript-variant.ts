import type { CodeStyle } from '../../model/site.ts';
import { closeGaps } from './close-gaps.ts';
import { formatCode } from './format-code.ts';
import { type StripProblem, stripTypes } from './strip-types.ts';

export const isTyped = (name: string): boolean => /\.tsx?$/.test(name);

/** `Name.tsx` → `Name.js`; other names stay. */
export const javascriptName = (name: string): string => name.replace(/\.tsx?$/, '.js');

export interface JavascriptVariant {
  readonly code: string;
  /** The lines of an excerpt that an author took from the module, without their types. Unknown lines are kept. */
  readonly excerpt: (lines: string) => string;
}

/**
 * A TypeScript module without its types. Comments, empty lines, names and order stay. Line breaks also stay when the
 * site has no code style.
 */
export function javascriptVariant(
  code: string,
  name: string,
  style: CodeStyle | null,
): JavascriptVariant | StripProblem {
  const unix = code.replaceAll('\r\n', '\n');
  const stripped = stripTypes(unix, name.endsWith('x'));
  if ('kind' in stripped) return stripped;
  const script = closeGaps(unix, stripped.code);
  return {
    code: style === null ? script : formatCode(script, style),
    excerpt: (lines) => excerptWithoutTypes(lines, unix, stripped.code),
  };
}

/** `blank` is `code` with white space where its types were. */
function excerptWithoutTypes(lines: string, code: string, blank: string): string {
  const written = code.split('\n');
  const blanks = blank.split('\n');
  let from = 0;
  const found = lines
    .trimEnd()
    .split('\n')
    .map((row) => {
      const line = row.trimEnd();
      const text = line.trimStart();
      const at = written.findIndex((own, index) => index >= from && own.trim() === text);
      if (at < 0) return { line, gaps: line };
      from = at + 1;
      const start = written[at]?.indexOf(text) ?? 0;
      const gaps = blanks[at]?.slice(start, start + text.length) ?? text;
      return { line, gaps: line.slice(0, line.length - text.length) + gaps };
    });
  const joined = (part: 'line' | 'gaps') => found.map((match) => match[part]).join('\n');
  return closeGaps(joined('line'), joined('gaps'));
}
