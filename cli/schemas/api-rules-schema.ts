// Keys of `api:` of the whole site: rules for names, texts and links of the documented packages.
import { z } from 'zod';
import { isHttps } from './text-schemas.ts';

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
