import { z } from 'zod';
import { codemodVerdicts, comparisonSchema, demoStatuses } from './comparison-schema.ts';
import { changeKinds, entryKinds } from './reference-change.ts';

const count = z.int().min(0);

/** A demo, with a link to it. */
const demoShape = {
  name: z.string(),
  page: z.string().describe('Pathname of the first page that shows it.'),
  product: z.string(),
};

/** `digest.json` of a comparison, which a site commits as `content/comparison.json` for a page of its own. */
export const digestSchema = z.strictObject({
  ...comparisonSchema.pick({ before: true, after: true, counts: true }).shape,
  demos: z.array(
    z.strictObject({
      ...demoShape,
      status: z.enum(demoStatuses),
      words: z.string().describe('Its first finding, perhaps shortened.'),
    }),
  ),
  entries: z.array(
    z.strictObject({
      name: z.string().describe('With the first owner: `Kite.hue`.'),
      owners: count.describe('Further owners with the same change.'),
      kind: z.enum(entryKinds),
      change: z.enum(changeKinds),
      product: z.string(),
      after: z.string().optional().describe('New name, what its authors name instead, or new module.'),
      href: z.string().optional(),
    }),
  ),
  pages: z.array(
    z.strictObject({ pathname: z.string(), title: z.string(), demos: count, names: count, fences: count }),
  ),
  common: comparisonSchema.shape.common.describe('Those that readers see or hear in the most demos.'),
  accessibility: comparisonSchema.shape.accessibility,
  safe: comparisonSchema.shape.safe,
  codemod: z
    .strictObject({
      command: z.string(),
      demos: z
        .array(
          z.strictObject({
            ...demoShape,
            verdict: z.enum(codemodVerdicts),
            words: z.string().describe('The first mistake that remains, perhaps shortened.'),
          }),
        )
        .describe('Those that break without it, or by it.'),
    })
    .optional(),
});

export type DigestData = z.infer<typeof digestSchema>;
