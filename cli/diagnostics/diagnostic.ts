/// <reference path="./picomatch.d.ts" />
import picomatch from 'picomatch';
import { type Code, catalogue } from './catalogue.ts';
import type { CatalogueEntry, Severity } from './codes/entry.ts';
import type { Place } from './place.ts';

export type { Code } from './catalogue.ts';

/** A fix for a finding: the text at its place, or after it on its line, and the replacement. */
export interface Edit {
  readonly from: string;
  readonly to: string;
}

/** A finding about the author's input. The author's mistakes are data, ours are exceptions. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** The mistake and its reason, in one sentence. */
  readonly message: string;
  readonly place: Place | null;
  /** The way out; suggests the nearest valid name if there is one. */
  readonly help: string;
  readonly related: readonly { readonly message: string; readonly place: Place }[];
  /** Present only where the mistake has exactly one fix. */
  readonly edit?: Edit;
  /** Findings with the same code and cause are reported as one. */
  readonly cause?: string;
  /** File of a page whose mistakes cause this one, if it has any. */
  readonly follows?: string;
}

export function diagnostic(
  code: Code,
  place: Place | null,
  message: string,
  more: { help?: string | undefined; edit?: Edit | undefined } & Partial<
    Pick<Diagnostic, 'related' | 'cause' | 'follows'>
  > = {},
): Diagnostic {
  const entry: CatalogueEntry = catalogue[code];
  return {
    code,
    severity: entry.severity,
    message,
    place,
    help: more.help ?? entry.help,
    related: more.related ?? [],
    ...(more.edit === undefined ? {} : { edit: more.edit }),
    ...(more.cause === undefined ? {} : { cause: more.cause }),
    ...(more.follows === undefined ? {} : { follows: more.follows }),
  };
}

/** Result of a stage, which reports a mistake and continues. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((finding) => finding.severity === 'error');

/** Rules of a site for its findings. */
export interface FindingRules {
  readonly severity: Readonly<Partial<Record<Code, Severity>>>;
  readonly ignore?: readonly { readonly code: Code; readonly files: readonly string[] }[] | undefined;
}

/**
 * Findings by the rules of a site: with its severities, without findings that it turns off or ignores in their files.
 */
export function withRules(
  diagnostics: readonly Diagnostic[],
  { severity, ignore }: FindingRules,
): Diagnostic[] {
  const ignored = (ignore ?? []).map(({ code, files }) => ({ code, isIgnored: picomatch(files) }));
  return diagnostics
    .map((finding) => ({ ...finding, severity: severity[finding.code] ?? finding.severity }))
    .filter(
      ({ severity: given, code, place }) =>
        given !== 'off' &&
        !ignored.some((rule) => rule.code === code && place !== null && rule.isIgnored(place.file)),
    );
}
