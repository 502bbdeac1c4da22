import { z } from 'zod';
import type { Path } from './locate.ts';

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** The schema's description of the option at a path. */
interface OptionDescription {
  /** Description of the option, or of the nearest option that contains it. */
  readonly description: string | null;
  /** Keys of the option, when it is a map. */
  readonly keys: readonly string[];
}

export function describeOption(schema: z.ZodType, path: Path): OptionDescription {
  let at: JsonSchema | undefined = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  let description: string | null = null;
  for (const segment of path) {
    at = step(at, segment);
    if (typeof at === 'object' && at.description) description = at.description;
  }
  return {
    description,
    keys: Object.keys(withProperties(at)?.properties ?? {}).concat(namesOf(at)),
  };
}

/** Names that the keys of a map without fixed keys may have. */
const namesOf = (schema: JsonSchema | undefined): string[] =>
  typeof schema === 'object' && typeof schema.propertyNames === 'object'
    ? (schema.propertyNames.enum ?? []).map(String)
    : [];

/** Schema with the keys of a map; a nullable map is a choice between the map and null. */
function withProperties(schema: JsonSchema | undefined): z.core.JSONSchema.BaseSchema | null {
  if (typeof schema !== 'object') return null;
  if (schema.properties) return schema;
  return schema.anyOf?.map(withProperties).find((option) => option !== null) ?? null;
}

function step(schema: JsonSchema | undefined, segment: PropertyKey): JsonSchema | undefined {
  if (typeof schema !== 'object') return undefined;
  const property = withProperties(schema)?.properties?.[String(segment)];
  if (property !== undefined) return property;
  return typeof segment === 'number' && !Array.isArray(schema.items)
    ? schema.items
    : schema.additionalProperties;
}
