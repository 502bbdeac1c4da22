import { z } from 'zod';
import { exportKinds } from '../../schemas/export-kinds.ts';

const text = z.string({ error: 'must be a text' }).min(1, { error: 'must not be empty' });
const of = text.describe('Component or interface whose entries are listed.');
const names = z
  .array(text, { error: 'must be a list of names' })
  .optional()
  .describe('Names of the entries that are listed; all by default.');
const product = text.optional().describe('Id of the product; that of the page by default.');

export const exportGroups = ['hooks', 'functions', 'classes', 'constants', 'types'] as const;

/** Kinds of export that readers regard as one kind. */
export type ExportGroup = (typeof exportGroups)[number];

/** Built-in components, which list entries of the API reference. Messages are predicates of the option. */
export const apiDirectives = {
  ApiProps: z.strictObject({ component: text, of, names, product }),
  ApiSlots: z.strictObject({ component: text, of, product }),
  ApiClasses: z.strictObject({
    component: text,
    of,
    product,
    parts: z
      .boolean({ error: 'must be true or false' })
      .default(false)
      .describe('List the classes of its parts, which have no keys in `classes`, instead of its own.'),
  }),
  ApiMembers: z.strictObject({
    component: text,
    of,
    names,
    product,
    group: text.optional().describe('Title of a group of members, for an interface that has groups.'),
  }),
  ApiEvents: z.strictObject({ component: text, product }),
  ApiSelectors: z.strictObject({
    component: text,
    product,
    category: text
      .nullable()
      .optional()
      .describe('Category of the selectors; null for those without one, all by default.'),
  }),
  ApiExports: z.strictObject({
    component: text,
    list: text.describe('Slug of the list in site.yaml.'),
    product,
    kind: z
      .enum([...exportGroups, ...exportKinds], {
        error: `must be ${[...exportGroups, ...exportKinds].join(', ')}`,
      })
      .optional()
      .describe('Those of a kind, by the name of its group or as in `kinds` of site.yaml; all by default.'),
  }),
} as const;

type Names = keyof typeof apiDirectives;

/** A directive that lists entries, with any options. */
export interface AnyDirective {
  readonly component: Names;
  readonly [option: string]: unknown;
}

/** The same with valid options. */
export type ApiDirective = {
  readonly [Name in Names]: z.infer<(typeof apiDirectives)[Name]> & { readonly component: Name };
}[Names];

export const isApiDirective = (value: Readonly<Record<string, unknown>>): value is AnyDirective =>
  typeof value.component === 'string' && Object.hasOwn(apiDirectives, value.component);
