import { inject } from 'vitest';
import { builtPages, isWritten } from '../pages.ts';
import { representatives, type Shape, shapeOf } from '../shapes.ts';

const out = inject('out');
const all = builtPages(out);

/** The page named by `npm run test:page`. */
function named(): string | null {
  const given = process.env.TEST_PAGE;
  if (given === undefined) return null;
  const path = `${given.replace(/\/$/, '')}/`;
  if (!all.includes(path)) throw new Error(`The site has no page ${path}.`);
  return path;
}

const one = named();

/** Every page, or the requested one. */
export const pages: readonly string[] = one === null ? all : [one];

let shapes: readonly Shape[] | null = null;

/** Pages of the API reference, all of which one template renders. */
export function referenceShapes(): readonly Shape[] {
  shapes ??= all.filter((path) => !isWritten(path)).map((path) => shapeOf(out, path));
  return shapes;
}

/** Pages that a browser visits: every written page, and pages of the reference that represent all of them. */
export const visitedPages = (): readonly string[] =>
  one === null ? [...all.filter(isWritten), ...representatives(referenceShapes())] : [one];
