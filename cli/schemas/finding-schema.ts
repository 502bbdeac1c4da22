import { z } from 'zod';
import { type Code, catalogue } from '../diagnostics/catalogue.ts';
import { severities } from '../diagnostics/codes/entry.ts';

const position = {
  line: z.int().min(1).describe('Counted from 1.'),
  column: z.int().min(1).describe('Counted from 1, in UTF-16 code units.'),
};

const placeSchema = z.strictObject({
  file: z.string().describe('Relative to the root of the site, with `/`.'),
  ...position,
  end: z.strictObject(position).optional().describe('The first position behind it, where it is known.'),
});

/** The output of `--format json`. */
export const findingsSchema = z.array(
  z.strictObject({
    code: z
      .enum(Object.keys(catalogue) as [Code, ...Code[]])
      .describe('Permanent; `docs-build explain` says more.'),
    severity: z.enum(severities.filter((severity) => severity !== 'off')),
    message: z.string().describe('What is wrong, in one sentence.'),
    place: placeSchema.nullable().describe('Null for what has no place in a file.'),
    help: z.string().describe('What to do.'),
    related: z
      .array(z.strictObject({ message: z.string(), place: placeSchema }))
      .describe('Other places that have to do with it.'),
    edit: z
      .strictObject({
        from: z.string().describe('Stands at the place, or after it on its line.'),
        to: z.string().describe('What takes its stead.'),
      })
      .optional()
      .describe('What `check --fix` does; only where there is one way to put it right.'),
  }),
);
