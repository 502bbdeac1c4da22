import { z } from 'zod';

const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname));

const isServiceUrl = (value: string): boolean => URL.canParse(value) && isSecure(new URL(value));

/** URL of a service; `http:` is allowed for testing on one's own machine. */
const serviceUrl = z
  .string()
  .refine(isServiceUrl, { error: 'must be an https: URL, or an http: URL of localhost' });

const serviceOrigin = z.string().regex(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/, {
  error: 'must be an origin like https://example.com or https://*.example.com',
});

const analyticsSchema = z.strictObject({
  measurementId: z
    .string()
    .regex(/^[\w-]+$/, { error: 'must consist of letters, digits and hyphens, like G-12345' })
    .describe('Id of the property that is measured, for example G-12345.'),
  script: serviceUrl
    .default('https://www.googletagmanager.com/gtag/js')
    .describe("The provider's script; the id is added to it as a query."),
  collectors: z
    .array(serviceOrigin)
    .default([
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ])
    .describe('Origins to which that script may send what it measures.'),
});

const serviceWorkerSchema = z.strictObject({
  path: z
    .string()
    .regex(/^(?:\/[\w@+-]+)*\/[\w@+-]+\.js$/, { error: 'must be a path like /sw.js' })
    .describe('Address of the worker; it serves the pages of its folder, and those below.'),
  host: z
    .string()
    .regex(/^[\w.-]+(?::\d+)?$/, { error: 'must be a host like example.com' })
    .describe('The only host on which pages register it, for example example.com.'),
});

const stylesheets = z.array(serviceUrl);

const iconFontsSchema = z.strictObject({
  stylesheet: serviceUrl.describe('Style sheet of the icon font.'),
  origins: z
    .array(serviceOrigin)
    .default([])
    .describe('Origins of the font files, where they are not those of the style sheets.'),
  onPaths: z
    .array(
      z.strictObject({
        contains: z
          .string()
          .min(1, { error: 'must not be empty' })
          .describe('Part of the path of the pages that get more style sheets.'),
        stylesheets: stylesheets.describe('Style sheets of the families they get.'),
      }),
    )
    .default([])
    .describe('Further families, for some pages only.'),
});

const allowed = z.array(serviceOrigin).default([]);

const originsSchema = z.strictObject({
  images: allowed.describe('Origins from which demos and pages show images.'),
  frames: allowed.describe('Origins whose documents they may show in frames.'),
  fonts: allowed.describe('Origins from which they load fonts.'),
  connect: allowed.describe('Origins from which they fetch data.'),
});

/** Optional keys of `site.yaml`: without them a site requests nothing from another server. */
export const serviceSchemas = {
  feedback: z
    .strictObject({
      endpoint: z
        .string()
        .refine((value) => isServiceUrl(value) || /^\/(?!\/)/.test(value), {
          error: 'must be an https: URL or begin with a single /',
        })
        .describe('Where votes and comments of readers are sent, as JSON.'),
    })
    .nullable()
    .default(null)
    .describe('Where feedback goes. Without it, readers get a prefilled issue of the repository.'),
  analytics: analyticsSchema.nullable().default(null).describe('Measurement of visits; off by default.'),
  serviceWorker: serviceWorkerSchema
    .nullable()
    .default(null)
    .describe('Worker that makes visited pages readable offline; none by default.'),
  iconFonts: iconFontsSchema
    .nullable()
    .default(null)
    .describe('Icon fonts that pages load from a provider; none by default.'),
  origins: originsSchema
    .prefault({})
    .describe('Other servers that demos and pages may use; the content security policy allows only these.'),
};
