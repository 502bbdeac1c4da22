import { z } from 'zod';
import { pathnameSchema } from '../schemas/pathname-schema.ts';

const text = z.string().trim().min(1, { error: 'must not be empty' });

const common = {
  plan: z.enum(['pro', 'premium']).optional().describe('Plan a reader needs for what is documented.'),
  planned: z.boolean().default(false).describe('Whether it is announced but not released.'),
  newFeature: z.boolean().default(false).describe('Whether it carries a "new" mark.'),
};

const title = text.optional().describe('Text shown in the navigation; made from the pathname by default.');

/** One schema per kind of node, so that messages are about the kind the author meant. */
export const nodeSchemas = {
  page: z.strictObject({
    pathname: pathnameSchema
      .refine((value) => value !== '/404', { error: 'must not be /404, which is the not-found page' })
      .describe('Route of the page.'),
    title,
    ...common,
    source: z
      .string()
      .regex(/^[^/\\]+(?:\/[^/\\]+)*\.md$/, {
        error: 'must be the path of a .md file below content/',
        abort: true,
      })
      .refine((value) => !value.split('/').some((part) => /^\.{1,2}$/.test(part)), {
        error: 'must stay below content/',
      })
      .optional()
      .describe('Markdown file, relative to content/; found by the pathname by default.'),
  }),
  group: z.strictObject({
    pathname: pathnameSchema.describe('Identifier of the group; no page is made for it.'),
    title,
    subheader: text.optional().describe('Title of a group shown as a section heading.'),
    ...common,
    children: z.array(z.unknown()).describe('Nodes of the group, in order.'),
  }),
  api: z.strictObject({
    api: text.describe('Id of the product whose API reference belongs here, with a page for each entry.'),
    part: z
      .enum(['index', 'components', 'interfaces', 'lists'], {
        error: 'must be index, components, interfaces or lists',
      })
      .describe('Which of its pages: the one that lists all, those of a kind, or those that entries share.'),
    title: title.describe('Text shown in the navigation for the index.'),
    first: z
      .array(text)
      .default([])
      .describe('Entries that come first, in this order; the others follow by name.'),
  }),
  link: z.strictObject({
    pathname: z
      .string()
      .refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', {
        error: 'must be an absolute https: URL',
      })
      .describe('Where the link leads.'),
    title,
    ...common,
  }),
};

type NodeKind = keyof typeof nodeSchemas;

/** The kind of a node, decided before validation: by `children`, by `api`, then by a pathname that has a scheme. */
export function kindOf(node: object): NodeKind {
  if ('children' in node) return 'group';
  if ('api' in node) return 'api';
  const pathname: unknown = Reflect.get(node, 'pathname');
  return typeof pathname === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(pathname) ? 'link' : 'page';
}

/** Keys that only another kind of node has. */
export const misplacedKeys: Readonly<Record<string, string>> = {
  subheader: 'Only a group, which is a node with `children`, has a subheader. Use `title`.',
  source: 'Only a page has a source.',
  part: 'Only a node with `api` has a part.',
  first: 'Only a node with `api` has entries that come first.',
};
