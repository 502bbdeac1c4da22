import type { ApiReference } from '../model/reference.ts';
import { type Dismissed, dismissTexts } from './dismiss-texts.ts';
import { isSilent, mapEntries } from './map-entries.ts';

/** Entries without a description, or only with a dismissed one, such as `lamps Lamp prop colour`, in order. */
export function silentEntries(reference: ApiReference, dismissed: readonly Dismissed[] = []): string[] {
  const silent: string[] = [];
  mapEntries(dismissTexts(reference, dismissed).reference, (entry, [key]) => {
    if (isSilent(entry)) silent.push(key);
    return entry;
  });
  return silent;
}
