import type { ApiReference } from '../model/reference.ts';
import { mapEntries } from './map-entries.ts';

/** Text of a package that describes nothing. */
export interface Dismissed {
  /** A regular expression. */
  readonly text: string;
}

/** Removes the texts that describe nothing. Also returns the expressions that none of the reference's texts matches. */
export function dismissTexts<Each extends Dismissed>(
  reference: ApiReference,
  dismissed: readonly Each[],
): { readonly reference: ApiReference; readonly unused: readonly Each[] } {
  const patterns = dismissed.map((dismissal) => ({ dismissal, pattern: new RegExp(dismissal.text, 'u') }));
  const unused = new Set(dismissed);
  const result = mapEntries(reference, (entry) => {
    const { description = '' } = entry;
    const matching = description === '' ? [] : patterns.filter(({ pattern }) => pattern.test(description));
    for (const { dismissal } of matching) unused.delete(dismissal);
    return matching.length > 0 ? { ...entry, description: '' } : entry;
  });
  return { reference: result, unused: [...unused] };
}
