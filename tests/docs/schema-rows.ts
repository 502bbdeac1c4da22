import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** `true` and `false` are schemas too, but not ours. */
const isSchema = (schema: unknown): schema is Schema => typeof schema === 'object' && schema !== null;

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

const names: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: '`true` or `false`',
  integer: 'whole number',
  array: 'list',
  object: 'map',
};

/** Null is how code marks an absent option; a writer leaves it out. */
function kindOf(schema: Schema): string {
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  if (schema.anyOf !== undefined) {
    const values = schema.anyOf.filter(isSchema).filter(({ type }) => type !== 'null');
    return values.map(kindOf).join(', ');
  }
  const [type = ''] = [schema.type].flat();
  const { items } = schema;
  if (isSchema(items) && items.enum !== undefined) return `list of ${kindOf(items)}`;
  return names[type] ?? type;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

function defaultOf(schema: Schema, required: boolean): string {
  if (required) return 'required';
  return isEmpty(schema.default) || schema.default === '' ? '' : code(schema.default);
}

function rowsBelow(prefix: string, schema: Schema): string[][] {
  const variants = [schema, ...(schema.anyOf ?? []), schema.items].filter(isSchema);
  return variants.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties)
      .filter((entry): entry is [string, Schema] => isSchema(entry[1]))
      .flatMap(([key, property]) => {
        const path = prefix + key;
        const nested = [property.type].flat().includes('array') ? `${path}[].` : `${path}.`;
        return [
          [
            `\`${path}\``,
            kindOf(property),
            defaultOf(property, required.includes(key)),
            property.description ?? '',
          ],
          ...rowsBelow(nested, property),
        ];
      }),
  );
}

export const schemaHead = ['Key', 'Value', 'Default', 'Meaning'] as const;

/** A row of `schemaHead` for each key of an object schema as an author may write it, nested keys included. */
export const schemaRows = (schema: z.ZodType): string[][] =>
  rowsBelow('', z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
