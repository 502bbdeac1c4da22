import type { z } from 'zod';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import { type IssueContext, issueDiagnostics } from './issue-diagnostics.ts';
import type { Source } from './parse-source.ts';

/**
 * Validates a part of a source. After a mistake it tries again without the unknown keys and, if `lenient`, without the
 * wrong values, so that one mistake does not hide the rest of the file. Null when the rest is not valid either.
 */
export function validate<Schema extends z.ZodType>(
  source: Source,
  context: IssueContext & { readonly schema: Schema; readonly lenient?: boolean },
): Outcome<z.infer<Schema> | null> {
  const result = context.schema.safeParse(context.value);
  if (result.success) return { value: result.data, diagnostics: [] };
  const rest = structuredClone(context.value);
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) remove(rest, [...issue.path, key]);
    else if (context.lenient) remove(rest, issue.path);
  }
  const retry = context.schema.safeParse(rest);
  return {
    value: retry.success ? retry.data : null,
    diagnostics: issueDiagnostics(result.error, source, context),
  };
}

function remove(value: unknown, path: readonly PropertyKey[]): void {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return;
  if (rest.length === 0) Reflect.deleteProperty(value, key);
  else remove(Reflect.get(value, key), rest);
}
