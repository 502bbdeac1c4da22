import { z } from 'zod';
import { exportKinds } from './export-kinds.ts';
import { pathnameSchema } from './pathname-schema.ts';

const exportName = z.string().regex(/^[A-Za-z_$][\w$]*$/, { error: 'must be the name of an export' });

const patterns = z.array(
  z.string().regex(/^!?[\w$*]+$/, { error: 'must be the name of an export, with * for any part of it' }),
);

const entry = z
  .string()
  .regex(/^\.(?:\/[\w.@*[\]-]+)*$/, { error: 'must be an entry point like . or ./Lamp' });

/** Keys of a package in `site.yaml` besides its name and version. */
export const packageApi = {
  plan: z
    .enum(['pro', 'premium'])
    .nullable()
    .default(null)
    .describe('Lowest plan with which the package can be used; none when it is free.'),
  entries: z
    .array(entry)
    .min(1, { error: 'must name at least one entry point' })
    .default(['.'])
    .describe('Entry points that readers import, such as . and ./Lamp; ./[A-Z]* matches every such folder.'),
  theme: entry
    .nullable()
    .default(null)
    .describe('Entry point whose types declare the keys under which a theme styles the components.'),
  source: z
    .string()
    .regex(/^https:\/\/\S*\{file\}\S*$/, { error: 'must be an https: URL with {file} in it' })
    .nullable()
    .default(null)
    .describe('URL of a source file at the documented version, with {file} for its path.'),
};

const text = z.string().trim().min(1, { error: 'must not be empty' });

/** `lists:` of a product's `api`. */
const lists = z
  .array(
    z.strictObject({
      slug: z
        .string()
        .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, { error: 'must be like lamp-types' })
        .describe('Last segment of the pathname of its page.'),
      title: text.describe('Title of its page.'),
      description: text.describe('What its page is about, in a sentence for search engines.'),
      kinds: z
        .array(z.enum(exportKinds, { error: `must be one of ${exportKinds.join(', ')}` }))
        .min(1, { error: 'must name at least one kind' })
        .describe('Kinds of export it has.'),
      names: patterns.default(['*']).describe('Names of the exports it has, by the same patterns.'),
    }),
  )
  .refine((all) => new Set(all.map(({ slug }) => slug)).size === all.length, {
    error: 'must not have a slug twice',
  })
  .default([])
  .describe('Pages for exports without one of their own; the first list that fits has an export.');

/** `features:` of a product's `api`. */
const features = z
  .array(
    z.strictObject({
      title: text.describe('Heading above its props.'),
      names: z
        .array(z.string().regex(/^!?[\w$*-]+$/, { error: 'must be the name of a prop, with * for any part' }))
        .describe('Names of its props and members, by the same patterns.'),
    }),
  )
  .refine((all) => new Set(all.map(({ title }) => title)).size === all.length, {
    error: 'must not have a title twice',
  })
  .default([])
  .describe('Groups of a long list of props or members, in order; the first one that fits has a prop.');

/** `api:` of a product in `site.yaml`. */
export const apiSchema = z.strictObject({
  pathname: pathnameSchema.describe(
    'Path below which each component and interface has a page; `/api` at its start becomes `/api-docs`.',
  ),
  components: patterns
    .default(['*'])
    .describe('Exported components to document; * matches any part of a name, ! removes names again.'),
  interfaces: patterns
    .default([])
    .describe('Exported interfaces and types to document, by the same patterns.'),
  grouped: z
    .array(exportName)
    .default([])
    .describe('Interfaces whose members are shown in groups, by the interface that declares them.'),
  editions: z
    .array(z.array(exportName).min(2, { error: 'must name at least two components' }))
    .default([])
    .describe('Names of one component in several plans, the lowest plan first.'),
  events: z
    .strictObject({
      lookup: exportName.describe('Interface that has a member for each event.'),
      listener: exportName.describe("Type that gives the listener for an event's name."),
      component: exportName.describe('Component whose `on…` props mirror events.'),
      page: pathnameSchema.nullable().default(null).describe('Page that lists the events.'),
    })
    .nullable()
    .default(null)
    .describe('Events one can listen to.'),
  selectors: z
    .strictObject({
      names: patterns.describe('Exported selectors, by the same patterns.'),
      page: pathnameSchema.nullable().default(null).describe('Page that lists the selectors.'),
    })
    .nullable()
    .default(null)
    .describe('Functions that read a part of the state.'),
  lists,
  features,
  typeParameters: z
    .record(exportName, text)
    .default({})
    .describe(
      'What type parameters of the packages stand for; told on each page of an entry whose types have them.',
    ),
});
