import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from '../model/place.ts';

/** First call in a source-mapped stack trace that is in the site's own code. */
export function placeInStack(stack: string, root: string): Place | null {
  for (const line of stack.split('\n')) {
    const [, path, row, column] = /^\s*at (?:.*?\()?((?:file:\/\/|\/).+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    if (path === undefined) continue;
    const file = relative(root, path.startsWith('file:') ? fileURLToPath(path) : path).replaceAll('\\', '/');
    if (!file.startsWith('..') && !file.includes('node_modules')) {
      return { file, line: Number(row), column: Number(column) };
    }
  }
  return null;
}
