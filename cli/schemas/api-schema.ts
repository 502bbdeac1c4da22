import { z } from 'zod';
import { exportKinds } from '../reference/export-kinds.ts';
import { pathnameSchema } from './pathname-schema.ts';
import { isHttps } from './text-schemas.ts';

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

/** Names in code that look documented and are not. */
export const ignoredNames = z
  .array(
    z.strictObject({
      name: z
        .string()
        .trim()
        .min(1, { error: 'must not be empty' })
        .describe('The name as the finding has it.'),
      reason: z
        .string()
        .trim()
        .min(1, { error: 'must not be empty' })
        .describe('Where the name comes from, or why a page has it though it does not exist.'),
    }),
  )
  .refine((entries) => new Set(entries.map((ignored) => ignored.name)).size === entries.length, {
    error: 'must not have a name twice',
  })
  .default([])
  .describe('Names that look like those of the documented packages but are not; an unused one is a finding.');

const isPattern = (text: string): boolean => {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
};

/** Comments of the documented packages that describe nothing. */
export const dismissedTexts = z
  .array(
    z.strictObject({
      text: z
        .string()
        .min(1, { error: 'must not be empty' })
        .refine(isPattern, { error: 'must be a regular expression' })
        .describe('Regular expression for the text of an entry, with ^ and $ for its start and end.'),
      reason: z
        .string()
        .trim()
        .min(1, { error: 'must not be empty' })
        .describe('Why the text describes nothing.'),
    }),
  )
  .refine((entries) => new Set(entries.map((dismissal) => dismissal.text)).size === entries.length, {
    error: 'must not have a text twice',
  })
  .default([])
  .describe(
    'Texts of the packages that describe nothing: an entry with one counts as not described. One that no entry has is a finding.',
  );

const address = z.string().refine(isHttps, { error: 'must be an absolute https: URL' });

/** Other addresses for links in comments of the documented packages. */
export const movedLinks = z
  .array(
    z.strictObject({
      from: address.describe('Beginning of the address in the text; the longest that fits counts.'),
      to: address.describe('What stands in its place, for example the address of the installed version.'),
    }),
  )
  .refine((entries) => new Set(entries.map((moved) => moved.from)).size === entries.length, {
    error: 'must not have an address twice',
  })
  .default([])
  .describe(
    'Links in texts of the packages that lead to another address than the text says. One that no text has is a finding.',
  );

/** Modules that the types of the documented packages import and that the site does without. */
export const untypedModules = z
  .array(
    z.strictObject({
      name: z
        .string()
        .min(1, { error: 'must not be empty' })
        .describe('Module as the declarations import it.'),
      reason: z.string().min(1, { error: 'must not be empty' }).describe('Why its types are not installed.'),
    }),
  )
  .default([])
  .describe(
    'Modules whose types may be missing; types from there are `any` in the reference; an unused one is a finding.',
  );

/** Packages whose components the documented ones build on. */
export const externalPages = z
  .array(
    z.strictObject({
      package: z.string().min(1, { error: 'must not be empty' }).describe('Name of the package.'),
      href: z
        .string()
        .regex(/^https:\/\/\S+$/, { error: 'must be an https: URL' })
        .describe('Page of a component, with {slug} for its name in lower case and hyphens.'),
    }),
  )
  .default([])
  .describe('Where other packages document components whose props the documented ones accept.');

/** Rules for reading code of the library. */
export const codePaths = z
  .array(
    z.strictObject({
      after: z
        .string()
        .regex(/^[\w$*]+(?:\.[\w$*]+)*$/, {
          error: 'must be names with dots between them, like lampRef.current',
        })
        .describe('Name before the dot, for example parts or *Ref.current; * matches any part of a name.'),
      kind: z
        .enum(['slot', 'member', 'class'])
        .describe(
          'Kind of the name after the dot: a slot or class of a component, or a member of an interface.',
        ),
      owners: z
        .string()
        .regex(/^[\w$*]+$/, { error: 'must be the name of an interface, with * for any part of it' })
        .nullable()
        .default(null)
        .describe('Interfaces that have the member, for example *Params; any other member is a finding.'),
    }),
  )
  .default([])
  .describe('Meaning of names in code like `parts.shade`; the first matching entry counts.');
