import type { ApiEntryText, ApiProp } from '../model/api-entry.ts';
import type { ApiCorrection, ApiReference } from '../model/reference.ts';
import { mapEntries } from './map-entries.ts';

/** The outcome of a correction: `used`, or the reason why it has no effect. */
export interface CorrectionUse {
  readonly correction: ApiCorrection;
  readonly found: 'used' | 'same' | 'changed' | 'nothing';
}

type Stating = ApiEntryText & Pick<ApiProp, 'default' | 'stated'>;

/**
 * Corrects defaults that the packages state wrongly or not at all. A correction applies while the packages state what
 * it corrects; one for a single owner takes precedence over one for all.
 */
export function withCorrections(
  reference: ApiReference,
  corrections: readonly ApiCorrection[],
): { readonly reference: ApiReference; readonly uses: readonly CorrectionUse[] } {
  const byKey = new Map(corrections.map((correction) => [correction.of, correction]));
  const found = new Map<ApiCorrection, CorrectionUse['found']>();
  const result = mapEntries(reference, (entry, keys) => {
    const correction = keys.flatMap((key) => (key === undefined ? [] : (byKey.get(key) ?? [])))[0];
    if (correction === undefined) return entry;
    const use = usefulness(entry, correction);
    if (found.get(correction) !== 'used') found.set(correction, use);
    return use === 'used' ? corrected(entry, correction) : entry;
  });
  const uses = corrections.map((correction) => ({
    correction: correction,
    found: found.get(correction) ?? 'nothing',
  }));
  return { reference: result, uses };
}

function usefulness(
  entry: Stating,
  { stated, default: right, noEffect }: ApiCorrection,
): CorrectionUse['found'] {
  if ((entry.stated ?? (stated === undefined ? undefined : entry.default)) !== stated) return 'changed';
  const changes = noEffect || (right === null ? entry.default !== undefined : entry.default !== right);
  return changes ? 'used' : 'same';
}

function corrected<Entry extends Stating>(entry: Entry, correction: ApiCorrection): Entry {
  const { default: wrong, ...rest } = entry;
  const stated = correction.stated === undefined ? {} : { stated: correction.stated };
  const effect = correction.noEffect ? { noEffect: true as const } : {};
  const right = correction.default === undefined ? wrong : correction.default;
  const shown = right === null || right === undefined || correction.noEffect ? {} : { default: right };
  return { ...rest, ...stated, ...shown, ...effect } as Entry;
}
