import { z } from 'zod';
import { type Code, catalogue } from '../diagnostics/catalogue.ts';
import { severities } from '../diagnostics/codes/entry.ts';
import {
  codePaths,
  dismissedTexts,
  externalPages,
  ignoredNames,
  movedLinks,
  untypedModules,
} from './api-rules-schema.ts';
import { basePath } from './base-path.ts';
import { demosSchema } from './demos-schema.ts';
import { pathnameSchema } from './pathname-schema.ts';
import { productSchema } from './product-schema.ts';
import { redirectSource, redirectTarget } from './redirect-schema.ts';
import { serviceSchemas } from './services-schema.ts';
import { httpsUrl, modulePath, text } from './text-schemas.ts';

/** An origin, with the path after it and no closing slash; null for any other URL. */
function addressOf(value: string): string | null {
  const { origin, pathname } = new URL(value);
  const base = basePath(pathname);
  const address = base === null ? null : origin + base.slice(0, -1);
  return address === value.replace(/\/$/, '') ? address : null;
}

const siteAddress = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'must be an absolute URL',
    abort: true,
  })
  .refine((value) => addressOf(value) !== null, {
    error: 'must be an origin, or an origin and a path, without query or hash',
  })
  .transform((value) => addressOf(value) ?? value);

const colour = z.string().regex(/^#[\da-f]{6}$/i, { error: 'must be a colour like #0b57d0' });

const code = z.enum(Object.keys(catalogue) as [Code, ...Code[]], { error: 'must be a diagnostic code' });

/** A code in a list. The message does not list the codes: there are too many. */
const codeName = z
  .string()
  .refine((value) => code.safeParse(value).success, { error: 'must be a diagnostic code' })
  .transform((value) => value as Code);

/** `content/site.yaml`. */
export const siteSchema = z.strictObject({
  name: text.describe('Name of the site.'),
  url: siteAddress
    .nullable()
    .default(null)
    .describe(
      'Address of the published site, for example https://example.com, or https://example.com/kite for a site below a path; without one there are no canonical links.',
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
  languagePrefixes: z
    .array(z.string().regex(/^[a-z]{2}$/, { error: 'must be a code of two lower-case letters' }))
    .optional()
    .describe(
      'Further languages with which addresses may begin, for example of a translation that is no longer there; they lead to the page without. The languages of a site that has several count already.',
    ),
  themeColor: z
    .strictObject({
      light: colour.default('#ffffff').describe("Colour of the browser's toolbar in light mode."),
      dark: colour.default('#101418').describe("Colour of the browser's toolbar in dark mode."),
    })
    .prefault({})
    .describe("Colours of the browser's toolbar around the site."),
  products: z
    .array(productSchema)
    .min(1, { error: 'must have at least one product' })
    .describe('The documented products; each page belongs to one.'),
  defaultProduct: z.string().describe('Id of the product of pages that no prefix matches.'),
  demos: demosSchema.prefault({}).describe('How demos are shown and how their pictures are drawn.'),
  components: z
    .record(text, modulePath)
    .default({})
    .describe(
      'Components pages may place, by the name that their directives use, each with its module below the site.',
    ),
  plugins: modulePath
    .nullable()
    .default(null)
    .describe(
      'Module below the site. Its export `esbuild` lists plugins that read what demos import, for pictures and for readers; `remark` and `rehype` list plugins for Markdown and for its HTML, before that is sanitised.',
    ),
  redirects: z
    .array(
      z.strictObject({
        from: redirectSource.describe('Path that has no page; /old/* means all paths below it.'),
        to: redirectTarget.describe(
          'Page it leads to, with #anchor for a part of it, or an address of another site. After a path with *, :splat stands for what * matched.',
        ),
      }),
    )
    .default([])
    .describe('Old paths and the pages that replace them.'),
  redirectPages: z
    .boolean()
    .optional()
    .describe(
      'Whether each old path gets a page that leads on, for hosts that do not read `_redirects`, such as GitHub Pages.',
    ),
  terms: z
    .record(text, z.array(text))
    .default({})
    .describe("Terms in the site's spelling, each with its wrong spellings; code is not checked."),
  elsewhere: z
    .array(pathnameSchema)
    .default([])
    .describe(
      'Paths of the same host that another site serves, with all below them. Links there are kept and not checked.',
    ),
  help: pathnameSchema
    .nullable()
    .default(null)
    .describe('Page that explains settings, search and the rest of the site; the settings link to it.'),
  assistants: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('Name of the assistant, for example Claude.'),
        href: z
          .string()
          .regex(/^https:\/\/\S*\{prompt\}\S*$/, { error: 'must be an https: URL with {prompt}' })
          .describe('Address that opens it, with {prompt} for the request to read the page.'),
      }),
    )
    .default([])
    .describe(
      'Assistants in which readers can open a page by a link under its title; none by default. Needs `url`.',
    ),
  favicon: z
    .string()
    .regex(/^(?:\/[\w@.+-]+)+$/, { error: 'must be a path like /favicon.svg' })
    .refine((value) => !value.split('/').includes('..'), { error: 'must stay below content/public' })
    .nullable()
    .default(null)
    .describe('Icon of the site, a path below content/public such as /favicon.svg.'),
  api: z
    .strictObject({
      ignore: ignoredNames,
      external: externalPages,
      paths: codePaths,
      untyped: untypedModules,
      dismissed: dismissedTexts,
      moved: movedLinks,
      coverage: z
        .number()
        .min(0)
        .max(100)
        .optional()
        .describe(
          'Least share of the entries of the reference that demos or pages show, in percent. With a smaller one, docs-build check --coverage fails.',
        ),
      evaluation: z
        .boolean()
        .default(false)
        .describe(
          'Whether the layouts of lists are being compared, with a random one for each reader. Otherwise lists are tables on wide screens and complete entries on narrow ones.',
        ),
    })
    .prefault({})
    .describe('Further settings for names of the API reference and names in code.'),
  severity: z
    .partialRecord(code, z.enum(severities, { error: `must be ${severities.join(', ')}` }))
    .default({})
    .describe('How serious findings of a code are: error, warning or off.'),
  ignore: z
    .array(
      z.strictObject({
        code: codeName.describe('Code of the findings.'),
        files: z
          .array(text)
          .min(1, { error: 'must name at least one pattern' })
          .describe('Patterns of their files from the root of the site, for example content/public/**.'),
      }),
    )
    .optional()
    .describe('Findings that are not reported in some files.'),
  accept: z
    .strictObject({
      frontmatter: z.array(text).default([]).describe('Keys of frontmatter.'),
      demo: z.array(text).default([]).describe('Options of demos.'),
    })
    .optional()
    .describe('Keys of another tool that pages may have, and that have no effect here.'),
  search: z.boolean().default(true).describe('Whether readers can search the site.'),
  ...serviceSchemas,
});

export type SiteInput = z.infer<typeof siteSchema>;
