import type { Picture } from '../model/output.ts';

/** One style sheet for the pictures of a page: every rule once, in the order of first use. */
export function criticalCss(pictures: readonly Picture[]): string {
  const rules = new Set(pictures.flatMap((picture) => picture.css));
  return [...rules].join('').replaceAll('</', '<\\/');
}
