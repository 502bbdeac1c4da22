import { z } from 'zod';
import type { DemoOptions } from '../../../renderer/view/demo.ts';

/** Directives that end a page with a list generated from other pages. */
export const generatedLists = ['TaskIndex', 'PlanIndex', 'ComparisonIndex'] as const;

const grounds = ['inline', 'playground', 'outlined', 'gradient'] as const;
const flag = z.boolean({ error: 'must be true or false' }).default(false);
const pixels = z
  .number({ error: 'must be a number of pixels' })
  .positive({ error: 'must be more than 0' })
  .nullable()
  .default(null);

const isDemo =
  'must be the name of a .tsx or .js file beside the page, or two or more such names by their labels';

const demoModule = z
  .string()
  .regex(/^(?:(?:\.{1,2}|[@#~\w-][\w.@-]*)\/)*[A-Za-z_$][\w$]*(?:\.(?:tsx|jsx|js))?$/);

/** Modules by the labels of their tabs. */
const demoTabs = z
  .record(z.string().min(1), demoModule)
  .refine((modules) => Object.keys(modules).length > 1, { error: isDemo });

/** Messages are predicates of the option. */
export const demoSchema = z.strictObject({
  demo: z
    .union([demoModule, demoTabs], { error: isDemo })
    .describe(
      'Module of the demo: beside the page, with a relative path from there, or by an alias of tsconfig.json. A folder stands for its index module. Or several modules by the labels of their tabs.',
    ),
  storageKey: z
    .string({ error: 'must be a text' })
    .min(1, { error: 'must be a text' })
    .nullable()
    .default(null)
    .describe('Name under which demos in tabs share the choice of the reader, with code tabs too.'),
  bg: z
    .union([z.enum(grounds), z.boolean()], {
      error: `must be ${grounds.map((ground) => JSON.stringify(ground)).join(', ')} or true`,
    })
    .optional()
    .describe('Background of the demo; true is the default one.'),
  defaultCodeOpen: flag.describe('Show the code from the start.'),
  hideToolbar: flag.describe('Hide the toolbar and the code.'),
  disableAd: flag.describe('Accepted for old pages, and ignored.'),
  iframe: flag.describe('Run the demo in a frame of its own.'),
  draw: z
    .boolean({ error: 'must be true or false' })
    .default(true)
    .describe(
      'Draw a picture of the demo at build time. Without one, readers see a box of its `height` first.',
    ),
  maxWidth: pixels.describe('Greatest width of the demo, in px.'),
  height: pixels.describe('Height kept for the demo, in px.'),
});

export type DemoDirective = z.infer<typeof demoSchema>;

export function demoOptions({ bg, ...options }: DemoDirective): DemoOptions {
  const { defaultCodeOpen, hideToolbar, iframe, maxWidth, height } = options;
  return {
    bg: typeof bg === 'string' ? bg : 'default',
    defaultCodeOpen,
    hideToolbar,
    iframe,
    maxWidth,
    height,
  };
}
