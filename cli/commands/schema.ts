import { z } from 'zod';
import { nodeSchemas } from '../1-load/node-schemas.ts';
import { comparisonSchema } from '../schemas/comparison-schema.ts';
import { findingsSchema } from '../schemas/finding-schema.ts';
import { frontmatterSchema } from '../schemas/frontmatter-schema.ts';
import { pathnameSchema } from '../schemas/pathname-schema.ts';
import { siteSchema } from '../schemas/site-schema.ts';

type JsonSchema = Record<string, unknown>;

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** The schema for authors, who may omit keys with a default. */
const written = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

/** A group has nodes of every kind. */
function pagesSchema(): JsonSchema {
  const { group, ...others } = nodeSchemas;
  const node = { $ref: '#/$defs/node' };
  const groupSchema = written(group);
  return {
    type: 'object',
    properties: {
      pages: { type: 'array', minItems: 1, items: node, description: 'Nodes of the page tree, in order.' },
    },
    required: ['pages'],
    additionalProperties: false,
    $defs: {
      node: { anyOf: [{ $ref: '#/$defs/group' }, ...Object.values(others).map(written)] },
      group: {
        ...groupSchema,
        properties: {
          ...Object(groupSchema.properties),
          children: { type: 'array', minItems: 1, items: node, description: 'Nodes of the group, in order.' },
        },
      },
    },
  };
}

const schemas = {
  site: () => written(siteSchema),
  pages: pagesSchema,
  pending: () => written(z.array(pathnameSchema)),
  frontmatter: () => written(frontmatterSchema.partial()),
  findings: () => written(findingsSchema),
  comparison: () => written(comparisonSchema),
} as const;

export type SchemaName = keyof typeof schemas;

export const schemaNames = Object.keys(schemas) as readonly SchemaName[];

/** JSON Schema of a file that people write, or of output that tools read. */
export const schemaText = (name: SchemaName): string =>
  `${JSON.stringify({ $schema: dialect, title: `docs-build: ${name}`, ...schemas[name]() }, null, 2)}\n`;
