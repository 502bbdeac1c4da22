import { z } from 'zod';
import { sandboxes } from '../../renderer/view/export-targets.ts';
import { exactVersion, modulePath, packageName, text } from './text-schemas.ts';

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

const projectSchema = z.strictObject({
  shell: modulePath
    .nullable()
    .default(null)
    .describe('Module below the site whose default export says what surrounds the demo of a project.'),
  packages: z
    .array(packageName)
    .default([])
    .describe('Packages of every project besides React and what its demo imports.'),
  companions: z
    .array(
      z.strictObject({
        import: text.describe(
          'Module of an import, and all below it; * matches any part. The first matching entry counts.',
        ),
        package: packageName
          .nullable()
          .default(null)
          .describe(
            'Package that goes with it. Without one, a demo with such an import cannot be a project.',
          ),
        version: exactVersion
          .nullable()
          .default(null)
          .describe('Exact version of the package, where it is not the installed one.'),
      }),
    )
    .default([])
    .describe('Packages that a project needs because of a module that its demo imports.'),
});

function isExpression(value: string): boolean {
  return accepts(() => new RegExp(value));
}

const exceptionsSchema = z.strictObject({
  imports: z
    .array(text)
    .default([])
    .describe(
      'Module of an import, and all below it; * matches any part. Replaced modules need not be listed.',
    ),
  names: z.array(text).default([]).describe('Members, props and keys, by their names.'),
});

const replacementSchema = z.strictObject({
  export: text.describe('An export that demos import; `default` is the default one.'),
  from: text.describe('The module, as an import names it.'),
  argument: text
    .refine(isExpression, { error: 'must be a regular expression' })
    .nullable()
    .default(null)
    .describe(
      'If given, every use must be a call with one literal text that matches this regular expression.',
    ),
  with: z
    .strictObject({
      code: z
        .string()
        .regex(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/, {
          error: 'must be a name, or names joined by dots',
        })
        .describe('Code that replaces the export. Its first name is imported.'),
      from: text.nullable().default(null).describe('Module that exports that name; none for a global one.'),
      default: z.boolean().default(false).describe('Whether it is the default export.'),
    })
    .describe('The replacement.'),
});

const otherSchema = z.strictObject({
  name: text.describe('What readers choose.'),
  except: exceptionsSchema.prefault({}).describe('Excludes a demo from this alternative.'),
  replace: z
    .array(replacementSchema)
    .min(1, { error: 'must replace something' })
    .refine((list) => new Set(list.map((rule) => `${rule.export} ${rule.from}`)).size === list.length, {
      error: 'must not replace an export twice',
    })
    .describe('Imports of a demo, and their replacements.'),
});

const alternativesSchema = z
  .strictObject({
    label: text.describe('Label of the choice, for example Router.'),
    name: text.describe('The library that demos are written with.'),
    except: exceptionsSchema.prefault({}).describe('Excludes a demo from all of them.'),
    others: z
      .array(otherSchema)
      .min(1, { error: 'must offer something' })
      .describe('Libraries that readers can choose instead, each with a name of its own.'),
  })
  .refine(({ name, others }) => new Set([name, ...others.map((other) => other.name)]).size > others.length, {
    error: 'must not use a name twice',
    path: ['others'],
  });

/** The `demos:` of `site.yaml`. */
export const demosSchema = z.strictObject({
  shell: modulePath
    .nullable()
    .default(null)
    .describe(
      'Module below the site whose export `Shell` surrounds every demo, for example with a theme; `styleSheet` gives the CSS that its demos need once on a page.',
    ),
  width: z
    .number()
    .int({ error: 'must be a whole number' })
    .positive({ error: 'must be above 0' })
    .default(854)
    .describe('Width in px at which pictures of demos are drawn.'),
  clock: z.iso
    .datetime({ offset: true, error: 'must be an instant like 2024-05-15T10:30:00Z' })
    .default('2024-05-15T10:30:00Z')
    .describe('Instant at which every picture is drawn, in ISO 8601.'),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'must be an IANA time zone' })
    .default('UTC')
    .describe('Time zone in which pictures are drawn, for example Europe/Paris.'),
  locale: z
    .string()
    .refine(isLocale, { error: 'must be a BCP 47 locale' })
    .default('en-US')
    .describe('Locale in which pictures are drawn, for example en-US.'),
  seed: z
    .number()
    .int({ error: 'must be a whole number' })
    .default(1)
    .describe('Seed of Math.random while a picture is drawn.'),
  timeLimit: z
    .number()
    .positive({ error: 'must be a number of seconds above 0' })
    .default(60)
    .describe('Seconds that a demo may take to render, and the code of a fence to run.'),
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
  beforeMount: z
    .array(
      z.strictObject({
        import: text.describe('Module of an import, and all below it; * matches any part.'),
        module: modulePath.describe('Module below the site with a function as its default export.'),
      }),
    )
    .default([])
    .describe(
      'Functions that are called each time before a live demo with a certain import is mounted in its page, for example to switch off animations that nobody would see.',
    ),
  modernFolder: text
    .nullable()
    .default(null)
    .describe(
      'Folder in which packages have their modules once more for current browsers; readers load them from there. Packages without it are not affected.',
    ),
  environment: z
    .record(
      z
        .string()
        .regex(/^[A-Z_][A-Z\d_]*$/, { error: 'must be an upper-case name of an environment variable' }),
      text,
    )
    .default({})
    .describe('Environment variables demos may read, each with what the build says once when it is not set.'),
  project: projectSchema
    .prefault({})
    .describe(
      'Contents of projects besides the code of their demo; readers open them in a sandbox or download them.',
    ),
  sandboxes: z
    .array(z.enum(sandboxes))
    .refine((names) => new Set(names).size === names.length, { error: 'must not name a sandbox twice' })
    .default([])
    .describe(
      `Sites in which a reader may open a demo: ${sandboxes.join(', ')}. Pages may send forms only to these.`,
    ),
  alternatives: alternativesSchema
    .nullable()
    .default(null)
    .describe('Libraries that demos can be read and run with instead of the one they are written with.'),
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
    .describe('Readers can change demos in the page; null removes the tool.'),
});
