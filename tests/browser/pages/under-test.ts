import { inject } from 'vitest';
import { builtPages, isWritten } from '../pages.ts';
import { representatives, type Shape, shapeOf } from '../shapes.ts';

const out = inject('out');
const all = builtPages(out);

/** The pages named by `npm run test:page`, or by a run after a change; null if none is. */
function named(): readonly string[] | null {
  const given = (process.env.TEST_PAGE ?? '').split(' ').filter((path) => path !== '');
  if (given.length === 0) return null;
  return given.map((name) => {
    const path = `${name.replace(/\/$/, '')}/`;
    if (!all.includes(path)) throw new Error(`The site has no page ${path}.`);
    return path;
  });
}

const some = named();

export const isWholeSite = some === null;

/** Every page, or the requested ones. */
export const pages: readonly string[] = some ?? all;

let shapes: readonly Shape[] | null = null;

/** Pages of the API reference, all of which one template renders. */
export function referenceShapes(): readonly Shape[] {
  shapes ??= all.filter((path) => !isWritten(path)).map((path) => shapeOf(out, path));
  return shapes;
}

/** Pages that a browser visits: every written page, and pages of the reference that represent all of them. */
export const visitedPages = (): readonly string[] =>
  some ?? [...all.filter(isWritten), ...representatives(referenceShapes())];
