import { z } from 'zod';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { ApiCorrection, ApiReference } from '../model/reference.ts';
import { type CorrectionUse, withCorrections } from '../reference/corrections.ts';
import type { Source } from './parse-source.ts';
import { validate } from './validate.ts';

const text = z.string().trim().min(1, { error: 'must not be empty' });

const correctionsSchema = z.record(
  z.string().regex(/^\S+ \S+ (?:prop|slot|class|member|event) \S+$/, {
    error: 'must be like `lamps Lamp prop colour` or `lamps * slot shade`',
  }),
  z
    .strictObject({
      stated: text.optional(),
      default: text.nullable().optional(),
      effect: z.literal('none', { error: 'must be `none`' }).optional(),
      because: text,
    })
    .refine(({ default: right, effect }) => right !== undefined || effect !== undefined, {
      error: 'must have a `default`, or `effect: none`',
    }),
);

const problems: Readonly<Record<Exclude<CorrectionUse['found'], 'used'>, string>> = {
  nothing: 'The API reference has no such entry.',
  changed: 'The packages state another default than `stated` says, or none.',
  same: 'The reference has this default without a correction.',
};

/** The reference with the defaults of `api-corrections.yaml`; unchanged when that is not valid. */
export function apiCorrections(source: Source, reference: ApiReference): Outcome<ApiReference> {
  const { value, diagnostics } = validate(source, {
    schema: correctionsSchema,
    value: source.value ?? {},
    base: [],
    subject: 'The file',
    invalid: 'site/invalid',
  });
  const corrections = Object.entries(value ?? {}).map(
    ([of, { stated, default: right, effect }]): ApiCorrection => ({
      of,
      ...(stated === undefined ? {} : { stated }),
      ...(right === undefined ? {} : { default: right }),
      ...(effect === undefined ? {} : { noEffect: true }),
    }),
  );
  const corrected = withCorrections(reference, corrections);
  const findings = corrected.uses.flatMap(({ correction: { of }, found }): Diagnostic[] =>
    found === 'used'
      ? []
      : [diagnostic('api/unused-correction', source.locate([of]), `\`${of}\`: ${problems[found]}`)],
  );
  return { value: corrected.reference, diagnostics: [...diagnostics, ...findings] };
}
