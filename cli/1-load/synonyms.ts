import { z } from 'zod';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { Site } from '../model/site.ts';
import type { Source } from './parse-source.ts';
import { validate } from './validate.ts';

const words = z.string().regex(/[\p{L}\p{N}]/u, 'a text with a word in it');

/** The tables of `synonyms.yaml`, one per language; empty when it is not valid. */
export function readSynonyms(source: Source, languages: readonly string[]): Outcome<Site['synonyms']> {
  const table = z.record(words, z.array(words).min(1)).default({});
  const { value, diagnostics } = validate(source, {
    schema: z.strictObject(Object.fromEntries(languages.map((language) => [language, table]))),
    value: source.value ?? {},
    base: [],
    subject: 'The file',
    invalid: 'site/invalid',
  });
  return { value: value ?? {}, diagnostics };
}
