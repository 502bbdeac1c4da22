import type { CodeStyle } from '../../model/site.ts';
import { closeGaps } from './close-gaps.ts';
import { formatCode } from './format-code.ts';
import { type StripProblem, stripTypes } from './strip-types.ts';

export const isTyped = (name: string): boolean => /\.tsx?$/.test(name);

/** `Name.tsx` → `Name.js`; other names stay. */
export const javascriptName = (name: string): string => name.replace(/\.tsx?$/, '.js');

/**
 * A TypeScript module without its types, and otherwise as it was: comments, empty lines, names, order. Lines stay as
 * they are when the site has no code style.
 */
export function javascriptVariant(
  code: string,
  name: string,
  style: CodeStyle | null,
): { readonly code: string } | StripProblem {
  const unix = code.replaceAll('\r\n', '\n');
  const stripped = stripTypes(unix, name.endsWith('x'));
  if ('kind' in stripped) return stripped;
  const script = closeGaps(unix, stripped.code);
  return { code: style === null ? script : formatCode(script, style) };
}
