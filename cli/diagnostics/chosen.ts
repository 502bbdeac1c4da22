/// <reference path="./picomatch.d.ts" />
import picomatch from 'picomatch';
import type { Diagnostic } from './diagnostic.ts';

export interface Choice {
  /** Codes, or their first halves: `link` stands for all of `link/…`. None stands for all. */
  readonly rule?: readonly string[] | undefined;
  /** Patterns of files. None stands for all, those without a place included. */
  readonly only?: readonly string[] | undefined;
}

/** The findings that were asked for. */
export function chosen(diagnostics: readonly Diagnostic[], { rule = [], only = [] }: Choice): Diagnostic[] {
  const isOnly = picomatch(only);
  return diagnostics.filter(
    ({ code, place }) =>
      (rule.length === 0 || rule.includes(code) || rule.includes(code.split('/')[0] ?? '')) &&
      (only.length === 0 || (place !== null && isOnly(place.file))),
  );
}
