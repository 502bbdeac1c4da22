import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { ComparisonDigest } from '../model/comparison-digest.ts';
import { digestSchema } from '../schemas/digest-schema.ts';
import type { Source } from './parse-source.ts';
import { validate } from './validate.ts';

/** The committed part of a comparison; null when it is not valid. */
export const comparisonDigest = (source: Source): Outcome<ComparisonDigest | null> =>
  validate(source, {
    schema: digestSchema,
    value: source.value,
    base: [],
    subject: 'The file',
    invalid: 'site/invalid',
  });
