import type { ApiNote, ApiReference } from '../model/reference.ts';
import { isSilent, mapEntries } from './map-entries.ts';

/** The entries that a note applies to. */
export interface NoteUse {
  readonly note: ApiNote;
  /** `used`: entries now have its text; `described`: the packages already describe the entries with that name. */
  readonly found: 'used' | 'described' | 'nothing';
}

/**
 * Adds the site's texts where the packages have none, and after the packages' texts where a note adds to them. A note
 * for one owner takes precedence over one for all.
 */
export function withNotes(
  reference: ApiReference,
  notes: readonly ApiNote[],
): { readonly reference: ApiReference; readonly uses: readonly NoteUse[] } {
  const byKey = new Map(notes.map((note) => [note.of, note]));
  const found = new Map<ApiNote, 'used' | 'described'>();
  const result = mapEntries(reference, (entry, keys) => {
    const fitting = keys.flatMap((key) => (key === undefined ? [] : (byKey.get(key) ?? [])));
    const silent = isSilent(entry);
    const note = silent ? fitting[0] : fitting.find(({ adds }) => adds);
    if (!silent) for (const other of fitting) if (!found.has(other)) found.set(other, 'described');
    if (note === undefined) return entry;
    found.set(note, 'used');
    return silent ? { ...entry, description: note.text, own: true } : { ...entry, note: note.text };
  });
  return { reference: result, uses: notes.map((note) => ({ note, found: found.get(note) ?? 'nothing' })) };
}
