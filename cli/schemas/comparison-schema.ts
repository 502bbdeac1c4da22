import { z } from 'zod';
import { changeKinds, entryKinds, weights } from './reference-change.ts';

/** Fates of a demo that breaks, the gravest first. */
export const brokenStatuses = ['build', 'draw', 'types'] as const;

/** Fates of a demo that works but changes, the gravest first. */
export const changedStatuses = ['changed', 'console', 'spoken', 'styled', 'markup'] as const;

/** Fates of a demo, the gravest first. */
export const demoStatuses = [...brokenStatuses, ...changedStatuses, 'unchanged'] as const;

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

const senseSchema = z
  .enum(['shown', 'spoken', 'styled', 'markup'])
  .describe('Readers see it; assistive technology reads it; its style differs; or neither.');

const pictureChangeSchema = z.strictObject({
  sense: senseSchema,
  where: z.string().describe('The element, or the selector of a rule.'),
  what: z.string(),
  count: z.int().min(1).describe('Places with the same difference.'),
});

const faultSchema = z.strictObject({
  rule: z.string().describe('Id of an axe rule.'),
  help: z.string(),
  before: z.int().min(0).describe('Elements that break it.'),
  after: z.int().min(0),
  example: z.string().describe('The first of them, as HTML.'),
});

const commonSchema = z.strictObject({
  sense: senseSchema,
  where: z.string(),
  what: z.string(),
  demos: z.int().min(2).describe('Demos with this difference.'),
});

const demoSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  file: z.string().describe('Relative to the root of the site.'),
  product: z.string(),
  pages: z.array(z.string()).describe('Pathnames of the pages that show it.'),
  status: z
    .enum(demoStatuses)
    .describe(
      'The gravest: it does not build, does not draw, has wrong types, shows something else, writes to the console …',
    ),
  build: z.array(z.string()),
  draw: z.array(z.string()),
  types: z.array(z.string()),
  console: z.array(z.string()).describe('Lines that it did not write before.'),
  picture: z.array(pictureChangeSchema),
  accessibility: z.array(faultSchema).describe('Rules that more or fewer elements break.'),
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

/** How far a codemod brings a demo over that breaks without it; `worse` for one that it breaks. */
export const codemodVerdicts = ['whole', 'part', 'not', 'worse'] as const;

const codemodSchema = z.strictObject({
  command: z.string(),
  files: z.int().min(0).describe('Files that it changed.'),
  demos: z
    .array(
      z.strictObject({
        ...demoSchema.pick({ id: true, name: true, product: true, pages: true }).shape,
        verdict: z.enum(codemodVerdicts),
        before: z.enum(demoStatuses).describe('With the other version alone.'),
        after: z.enum(demoStatuses).describe('With the other version, after the codemod.'),
        messages: z.array(z.string()).describe('Mistakes that remain.'),
      }),
    )
    .describe('Those that break without it, or by it.'),
});

/** `diff.json` of a comparison. */
export const comparisonSchema = z.strictObject({
  before: version.describe('Package → version; for another commit, the site and the commit.'),
  after: version,
  conflicts: z.array(z.string()).describe('Packages that want other versions of their neighbours.'),
  notes: z.array(z.string()).describe('What limits the comparison, and demos that only one side has.'),
  counts: z.strictObject({
    reference: counts.describe('Changes by weight.'),
    demos: counts.describe('Demos by status.'),
    pages: counts.describe('Pages that break, change, and are safe.'),
  }),
  codemod: codemodSchema.nullable().describe('What a codemod brings over; null without one.'),
  reference: z.array(changeSchema),
  demos: z.array(demoSchema).describe('Without those that are unchanged.'),
  common: z.array(commonSchema).describe('Differences that several demos share, the commonest first.'),
  accessibility: z
    .array(faultSchema.extend({ demos: z.int().min(1) }))
    .describe('Faults of all demos by rule, with the number of demos where they differ.'),
  pages: z.array(pageSchema).describe('Affected ones, the most affected first.'),
  safe: z.array(z.string()).describe('Pathnames of the pages that no change touches.'),
});

export type ComparisonData = z.infer<typeof comparisonSchema>;
