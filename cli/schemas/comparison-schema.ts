import { z } from 'zod';
import { changeKinds, entryKinds, weights } from '../model/reference-change.ts';

const counts = z.record(z.string(), z.int().min(0));
const version = z.record(z.string(), z.string());

const changeSchema = z.strictObject({
  change: z.enum(changeKinds),
  weight: z.enum(weights),
  kind: z.enum(entryKinds),
  product: z.string().describe('Id of a product.'),
  owners: z.array(z.string()).describe('Components or interfaces that have it; empty for an export.'),
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  href: z.string().nullable().describe('Where the site tells of it; null where it does not.'),
});

const pictureChangeSchema = z.strictObject({
  where: z.string().describe('The element, or the selector of a rule.'),
  what: z.string(),
  count: z.int().min(1).describe('Places with the same difference.'),
});

const demoSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  file: z.string().describe('Relative to the root of the site.'),
  product: z.string(),
  pages: z.array(z.string()).describe('Pathnames of the pages that show it.'),
  status: z
    .enum(['build', 'draw', 'types', 'changed', 'styled', 'unchanged'])
    .describe('The gravest: does not build, does not draw, has wrong types, or looks otherwise.'),
  build: z.array(z.string()),
  draw: z.array(z.string()),
  types: z.array(z.string()),
  console: z.array(z.string()).describe('Lines that it did not write before.'),
  picture: z.array(pictureChangeSchema),
  styles: z.array(pictureChangeSchema),
});

const pageSchema = z.strictObject({
  pathname: z.string(),
  title: z.string(),
  product: z.string(),
  demos: z.array(z.string()).describe('Ids of its demos that change.'),
  entries: z.array(z.string()).describe('Changed entries that it links to, as `<owner>.<name>: <change>`.'),
  fences: z.array(z.string()).describe('Mistakes that its code blocks have from now on.'),
  isBreaking: z.boolean(),
});

/** `diff.json` of a comparison. */
export const comparisonSchema = z.strictObject({
  before: version.describe('Package → version.'),
  after: version,
  conflicts: z.array(z.string()).describe('Packages that want other versions of their neighbours.'),
  counts: z.strictObject({
    reference: counts.describe('Changes by weight.'),
    demos: counts.describe('Demos by status.'),
    pages: counts.describe('Pages that break, change, and are safe.'),
  }),
  reference: z.array(changeSchema),
  demos: z.array(demoSchema).describe('Without those that are unchanged.'),
  pages: z.array(pageSchema).describe('Affected ones, the most affected first.'),
  safe: z.array(z.string()).describe('Pathnames of the pages that no change touches.'),
});

export type ComparisonData = z.infer<typeof comparisonSchema>;
