/// <reference path="./picomatch.d.ts" />
import picomatch from 'picomatch';
import type { Diagnostic } from './diagnostic.ts';

export interface Choice {
  /** Codes, or their first halves: `link` selects all of `link/…`. All codes when absent. */
  readonly rule?: readonly string[] | undefined;
  /** Patterns of files. When absent, all findings, including findings without a place. */
  readonly only?: readonly string[] | undefined;
}

/** The requested findings. */
export function chosen(diagnostics: readonly Diagnostic[], { rule = [], only = [] }: Choice): Diagnostic[] {
  const isOnly = picomatch(only);
  return diagnostics.filter(
    ({ code, place }) =>
      (rule.length === 0 || rule.includes(code) || rule.includes(code.split('/')[0] ?? '')) &&
      (only.length === 0 || (place !== null && isOnly(place.file))),
  );
}
