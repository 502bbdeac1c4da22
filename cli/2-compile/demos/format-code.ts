import { createRequire } from 'node:module';
import type { Options } from 'prettier';
import type { CodeStyle } from '../../model/site.ts';

const require = createRequire(import.meta.url);

/** Formats a script in the site's style. Prettier takes half a second to start, so it is loaded only when needed. */
export function formatCode(code: string, style: CodeStyle, parser: 'babel' | 'babel-ts' = 'babel'): string {
  const { format }: { format: (code: string, options: Options) => string } = require('@prettier/sync');
  return format(code, { ...style, parser });
}
