import { z } from 'zod';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { ApiNote, ApiReference } from '../model/reference.ts';
import { withNotes } from '../reference/notes.ts';
import type { Source } from './parse-source.ts';
import { validate } from './validate.ts';

const text = z.string().trim().min(1, { error: 'must not be empty' });

const notesSchema = z.record(
  z
    .string()
    .regex(
      /^\S+ (?:\S+ (?:component|interface|(?:prop|slot|class|member|event) \S+)|(?:selector|export) \S+)$/,
      {
        error: 'must be like `lamps Lamp prop colour`, `lamps * slot shade` or `lamps selector lampSelector`',
      },
    ),
  z.union([text, z.strictObject({ add: text })], { error: 'must be a text, or a text under `add`' }),
);

/** The reference with the texts of `api-notes.yaml`; unchanged when that is not valid. */
export function apiNotes(source: Source, reference: ApiReference): Outcome<ApiReference> {
  const { value, diagnostics } = validate(source, {
    schema: notesSchema,
    value: source.value ?? {},
    base: [],
    subject: 'The file',
    invalid: 'site/invalid',
  });
  const notes = Object.entries(value ?? {}).map(
    ([of, told]): ApiNote => ({
      of,
      ...(typeof told === 'string' ? { text: told, adds: false } : { text: told.add, adds: true }),
    }),
  );
  const noted = withNotes(reference, notes);
  const findings = noted.uses.flatMap(({ note: { of }, found }): Diagnostic[] => {
    if (found === 'used') return [];
    const place = source.locate([of]);
    const message =
      found === 'nothing'
        ? `The API reference has no entry \`${of}\`.`
        : `The packages themselves say something about \`${of}\`.`;
    return [diagnostic(found === 'nothing' ? 'api/unknown-note' : 'api/needless-note', place, message)];
  });
  return { value: noted.reference, diagnostics: [...diagnostics, ...findings] };
}
