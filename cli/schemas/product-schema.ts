import { z } from 'zod';
import { apiSchema, packageApi } from './api-schema.ts';
import { pathnameSchema } from './pathname-schema.ts';
import { exactVersion, isHttps, text } from './text-schemas.ts';

const versionSchema = z.strictObject({
  text: text.describe('What the version menu shows, for example v2.1.0.'),
  href: z
    .string()
    .refine((value) => isHttps(value) || /^\/(?!\/)/.test(value), {
      error: 'must be an https: URL or begin with a single /',
    })
    .describe('Where that version is documented: an https: URL or a path of this site.'),
  current: z.boolean().default(false).describe('Whether this is the version documented here.'),
});

const packageSchema = z.strictObject({
  name: text.describe('Name in the package registry.'),
  version: exactVersion
    .optional()
    .describe('Exact version documented, which must be the one installed; without it, the installed one.'),
  ...packageApi,
});

/** An entry of `products:` of `site.yaml`. */
export const productSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z\d-]*$/, { error: 'must consist of lower-case letters, digits and hyphens' })
    .describe('Identifier, by which pages and `defaultProduct` refer to the product.'),
  category: text.optional().describe('Group of products it belongs to; its own id by default.'),
  name: text.describe('Name shown to readers and in page titles.'),
  metadata: z
    .string()
    .default('')
    .describe('Short line beside the name, for example the family of products.'),
  prefixes: z
    .array(pathnameSchema)
    .default([])
    .describe(
      'Pathnames whose pages, and all pages below them, belong to the product; the longest match counts.',
    ),
  versions: z
    .array(versionSchema)
    .refine((versions) => versions.filter((version) => version.current).length < 2, {
      error: 'must not have more than one current version',
    })
    .default([])
    .describe('Entries of the version menu, in order.'),
  packages: z.array(packageSchema).default([]).describe('Packages the product consists of.'),
  api: apiSchema.nullable().default(null).describe('Contents of the API reference of the packages.'),
});
