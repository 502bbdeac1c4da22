import { z } from 'zod';
import { writtenLayouts } from '../../renderer/view/layout.ts';
import type { Immutable } from './immutable.ts';

const text = z.string({ error: 'must be a text' });
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address' });
const component = z
  .string({ error: 'must be names' })
  .trim()
  .regex(/^[A-Za-z_$][\w$]*$/, {
    error: ({ input }) => `has \`${input}\`, which cannot be the name of a component`,
  });

/** Messages are predicates of the key. A value is a text, a list or a map; bare numbers and booleans count as text. */
export const frontmatterSchema = z.object({
  title: text
    .max(70, {
      error: ({ input }) => `has ${String(input).length} characters; more than 70 are cut in search results`,
    })
    .describe('Title of the page; otherwise its first `#` heading.'),
  description: text.describe(
    'What the page is about, at most 170 characters; otherwise its <p class="description">.',
  ),
  productId: text.describe('Id of the product the page belongs to; otherwise the one of its path.'),
  components: z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter((name) => name.trim() !== '') : value),
      z.array(component, { error: 'must be names, separated by commas or as a list' }),
    )
    .describe(
      'Components and interfaces the page documents: linked from here and back from their API pages.',
    ),
  githubLabel: text.describe('Label of issues reported from the page.'),
  version: text
    .regex(/^\d+\.\d+(?:\.\d+)?$/, { error: 'must be a version like 2.1 or 2.1.0' })
    .describe(
      'Version that the page is for, where that is older than the documented one: a name of the reference that is newer is a finding.',
    ),
  deprecated: z
    .array(text, { error: 'must be a list of names' })
    .describe('Deprecated names that the page is about; elsewhere their use is a finding.'),
  packageName: text.describe('Package the page documents.'),
  waiAria: webAddress.describe('The WAI-ARIA pattern the page is about.'),
  materialDesign: webAddress.describe('Accepted for old pages, and ignored.'),
  anchors: z
    .record(z.string(), text, { error: 'must be a map from old fragments to ids of headings' })
    .describe(
      'Fragments under which sections were known before, each with the id of the heading that answers it now.',
    ),
  tasks: z
    .array(
      z.strictObject({ task: text, section: text }, { error: 'must be a map with `task` and `section`' }),
      { error: 'must be a list of tasks' },
    )
    .describe(
      'Tasks in the words of readers, each with the id of the heading that answers it; listed by `TaskIndex`, and found by search.',
    ),
  skill: z
    .array(text, { error: 'must be a list of ids of headings' })
    .describe(
      'Ids of the sections (`##`) that agents need for any task; the skill of the product repeats them at its start.',
    ),
  layout: z
    .enum(writtenLayouts, {
      error: `must be ${writtenLayouts
        .map((layout) => `\`${layout}\``)
        .join(', ')
        .replace(/, (?!.*, )/, ' or ')}`,
    })
    .describe('Page frame: the one of the documentation, the one of its entrance, or none.'),
});

export type FrontmatterKey = keyof typeof frontmatterSchema.shape;

export const frontmatterKeys = Object.keys(frontmatterSchema.shape) as readonly FrontmatterKey[];

/** The meaning of the key, for an author who gave it a wrong value. */
export const describeKey = (key: FrontmatterKey): string | undefined =>
  frontmatterSchema.shape[key].description;

export const isFrontmatterKey = (key: string): key is FrontmatterKey =>
  Object.hasOwn(frontmatterSchema.shape, key);

/** Values of absent keys whose default is not null. */
const empty = { components: [], anchors: {}, tasks: [], skill: [], deprecated: [] } as const;

type Values = z.infer<typeof frontmatterSchema>;

export type Frontmatter = Immutable<{
  [Key in FrontmatterKey]: Values[Key] | (Key extends keyof typeof empty ? never : null);
}>;

export const absentFrontmatter = {
  ...Object.fromEntries(frontmatterKeys.map((key) => [key, null])),
  ...empty,
} as unknown as Frontmatter;
