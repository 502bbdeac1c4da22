import { closeGaps } from './close-gaps.ts';
import { formatCode } from './format-code.ts';
import { type StripProblem, stripTypes } from './strip-types.ts';

export const isTyped = (name: string): boolean => /\.tsx?$/.test(name);

/** `Name.tsx` → `Name.js`; other names stay. */
export const javascriptName = (name: string): string => name.replace(/\.tsx?$/, '.js');

/**
 * A TypeScript module without its types, and otherwise as it was: comments, empty lines, names, order. Lines are
 * broken anew only in a module that the formatter had no quarrel with before.
 */
export function javascriptVariant(code: string, name: string): { readonly code: string } | StripProblem {
  const unix = code.replaceAll('\r\n', '\n');
  const stripped = stripTypes(unix, name.endsWith('x'));
  if ('kind' in stripped) return stripped;
  const script = closeGaps(unix, stripped.code);
  const isFormatted = formatCode(unix, name) === unix;
  return { code: (isFormatted ? formatCode(script, 'module.jsx') : null) ?? script };
}
