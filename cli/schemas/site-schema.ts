import { z } from 'zod';
import { sandboxes } from '../../renderer/view/export-targets.ts';
import { type Code, catalogue, severities } from '../diagnostics/catalogue.ts';
import { apiSchema, externalPages, ignoredNames, packageApi } from './api-schema.ts';
import { pathnameSchema } from './pathname-schema.ts';
import { serviceSchemas } from './services-schema.ts';

const text = z.string().trim().min(1, { error: 'must not be empty' });

const isHttps = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:';
const httpsUrl = z
  .string()
  .refine(isHttps, { error: 'must be an absolute https: URL' })
  .transform((value) => value.replace(/\/$/, ''));

const origin = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'must be an absolute URL',
    abort: true,
  })
  .refine((value) => new URL(value).origin === value.replace(/\/$/, ''), {
    error: 'must be an origin, without a path, query or hash',
  })
  .transform((value) => new URL(value).origin);

const colour = z.string().regex(/^#[\da-f]{6}$/i, { error: 'must be a colour like #0b57d0' });

/** Normalised to a path without the leading `./`. */
const modulePath = z
  .string()
  .regex(/^(?:\.\/)?(?:[\w@.+-]+\/)*[\w@.+-]+\.[cm]?[jt]sx?$/, {
    error: 'must be the path of a script below the site, with its extension',
  })
  .refine((value) => !value.split('/').includes('..'), { error: 'must stay below the site' })
  .transform((value) => value.replace(/^\.\//, ''));

const isTimeZone = (timeZone: string): boolean => accepts(() => new Intl.DateTimeFormat('en', { timeZone }));
const isLocale = (locale: string): boolean => accepts(() => Intl.getCanonicalLocales(locale));

function accepts(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

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
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/, { error: 'must be an exact version like 2.1.0' })
    .describe('Exact version documented; it must be the one installed.'),
  ...packageApi,
});

const productSchema = z.strictObject({
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
  api: apiSchema.nullable().default(null).describe('What the API reference of the packages holds.'),
});

const demosSchema = z.strictObject({
  theme: z
    .enum(['material', 'none'])
    .default('none')
    .describe("What surrounds a demo: Material UI's theme, or nothing."),
  width: z
    .number()
    .int({ error: 'must be a whole number' })
    .positive({ error: 'must be above 0' })
    .default(854)
    .describe('Width in px of the layout in which pictures of demos are made.'),
  clock: z.iso
    .datetime({ offset: true, error: 'must be an instant like 2024-05-15T10:30:00Z' })
    .default('2024-05-15T10:30:00Z')
    .describe('Instant at which every picture is made, in ISO 8601.'),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'must be an IANA time zone' })
    .default('UTC')
    .describe('Time zone in which pictures are made, for example Europe/Paris.'),
  locale: z
    .string()
    .refine(isLocale, { error: 'must be a BCP 47 locale' })
    .default('en-US')
    .describe('Locale in which pictures are made, for example en-US.'),
  seed: z
    .number()
    .int({ error: 'must be a whole number' })
    .default(1)
    .describe('Seed of Math.random while a picture is made.'),
  timeLimit: z
    .number()
    .positive({ error: 'must be a number of seconds above 0' })
    .default(60)
    .describe('Seconds a demo may take to render before it is given up.'),
  wrappers: z
    .array(text)
    .default(['div'])
    .describe('Names of elements that only lay a demo out; the preview of its code leaves them out.'),
  allowedConsole: z
    .array(text)
    .default([])
    .describe('Console output that is expected while demos render, each by a part of its text.'),
  setup: modulePath
    .nullable()
    .default(null)
    .describe('Module below the site that runs once before the first demo.'),
  environment: z
    .record(
      z
        .string()
        .regex(/^[A-Z_][A-Z\d_]*$/, { error: 'must be an upper-case name of an environment variable' }),
      text,
    )
    .default({})
    .describe('Environment variables demos may read, each with what the build says once when it is not set.'),
  sandboxes: z
    .array(z.enum(sandboxes))
    .refine((names) => new Set(names).size === names.length, { error: 'must not name a sandbox twice' })
    .default([])
    .describe(
      `Sites in which a reader may open a demo: ${sandboxes.join(', ')}. Pages may send forms to these alone.`,
    ),
  playground: z
    .strictObject({
      packages: z
        .array(
          text.regex(/^(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)*$/, {
            error: 'must be what an import names, like kit or kit/styles',
          }),
        )
        .default([])
        .describe(
          'What changed demos may import besides the packages of their product and what its demos import, for example kit/styles.',
        ),
    })
    .nullable()
    .prefault({})
    .describe('Readers can change demos in the page; null takes the tool away.'),
});

/** `content/site.yaml`. */
const code = z.enum(Object.keys(catalogue) as [Code, ...Code[]], { error: 'must be a diagnostic code' });

export const siteSchema = z.strictObject({
  name: text.describe('Name of the site.'),
  url: origin
    .nullable()
    .default(null)
    .describe(
      'Origin of the published site, for example https://example.com; without one there are no canonical links.',
    ),
  repository: z
    .strictObject({
      url: httpsUrl.describe('Repository of the documented code.'),
      tag: text.describe('Git tag of the documented version; replaces `-` in `…/blob/-/…` links.'),
      sourceUrl: httpsUrl
        .nullable()
        .default(null)
        .describe('URL under which the files of this site can be seen, without a trailing slash.'),
    })
    .nullable()
    .default(null)
    .describe('Where the documented code is kept.'),
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/, { error: 'must be a code of two lower-case letters' }))
    .min(1, { error: 'must name at least one language' })
    .refine((codes) => new Set(codes).size === codes.length, { error: 'must not name a language twice' })
    .default(['en'])
    .describe('Languages of the site, the default one first.'),
  themeColor: z
    .strictObject({
      light: colour.default('#ffffff').describe("Colour of the browser's frame in light mode."),
      dark: colour.default('#101418').describe("Colour of the browser's frame in dark mode."),
    })
    .prefault({})
    .describe("Colours of the browser's frame around the site."),
  products: z
    .array(productSchema)
    .min(1, { error: 'must have at least one product' })
    .describe('The documented products; each page belongs to one.'),
  defaultProduct: z.string().describe('Id of the product of pages that no prefix matches.'),
  demos: demosSchema.prefault({}).describe('How demos are shown and how their pictures are made.'),
  components: z
    .record(z.string().regex(/^[A-Z]\w*$/, { error: 'must be a component name in PascalCase' }), modulePath)
    .default({})
    .describe('Components pages may place, each with its module below the site.'),
  redirects: z
    .array(
      z.strictObject({
        from: pathnameSchema.describe('Path that has no page.'),
        to: pathnameSchema.describe('Page it leads to.'),
      }),
    )
    .default([])
    .describe('Old paths and the pages that replace them.'),
  terms: z
    .record(text, z.array(text))
    .default({})
    .describe(
      'Terms as the site writes them, each with the spellings that are wrong; code is not looked at.',
    ),
  elsewhere: z
    .array(pathnameSchema)
    .default([])
    .describe(
      'Paths of the same host that another site serves, those below them included: links there stay, and are not checked.',
    ),
  favicon: z
    .string()
    .regex(/^(?:\/[\w@.+-]+)+$/, { error: 'must be a path like /favicon.svg' })
    .refine((value) => !value.split('/').includes('..'), { error: 'must stay below content/public' })
    .nullable()
    .default(null)
    .describe('Icon of the site, a path below content/public such as /favicon.svg.'),
  api: z
    .strictObject({ ignore: ignoredNames, external: externalPages })
    .prefault({})
    .describe('What else pages need to know for names of the API reference and in code.'),
  severity: z
    .partialRecord(code, z.enum(severities, { error: `must be ${severities.join(', ')}` }))
    .default({})
    .describe('How serious findings of a code are: error, warning or off.'),
  search: z.boolean().default(true).describe('Whether readers can search the site.'),
  ...serviceSchemas,
});

export type SiteInput = z.infer<typeof siteSchema>;
