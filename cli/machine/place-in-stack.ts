import { fileURLToPath } from 'node:url';
import type { Place } from '../diagnostics/place.ts';
import { toolRoot } from './own-code.mjs';
import { join, relative } from './paths.ts';

/** Excludes docs-build's own code, which may lie in the site. */
const isOwn = (path: string): boolean =>
  ['cli', 'renderer'].some((room) => path.startsWith(join(toolRoot, room, '/')));

/** First call in a source-mapped stack trace that is in the site's own code. */
export function placeInStack(stack: string, root: string): Place | null {
  for (const line of stack.split('\n')) {
    const [, path, row, column] = /^\s*at (?:.*?\()?((?:file:\/\/|\/).+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    if (path === undefined) continue;
    const absolute = path.startsWith('file:') ? fileURLToPath(path) : path;
    if (isOwn(absolute)) continue;
    const file = relative(root, absolute);
    if (!file.startsWith('..') && !file.includes('node_modules')) {
      return { file, line: Number(row), column: Number(column) };
    }
  }
  return null;
}
