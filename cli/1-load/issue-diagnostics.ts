import type { z } from 'zod';
import { type Code, type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { editToNearest, nearest } from '../diagnostics/nearest.ts';
import { describeOption } from './describe-option.ts';
import type { Path } from './locate.ts';
import type { Source } from './parse-source.ts';

export interface IssueContext {
  readonly schema: z.ZodType;
  /** The validated value, and its place in the source. */
  readonly value: unknown;
  readonly base: Path;
  /** Name of the validated value in messages, for example `A page`. */
  readonly subject: string;
  /** Code of every finding but unknown keys. */
  readonly invalid: Code;
  /** Unknown key → help, for keys that exist elsewhere. */
  readonly hints?: Readonly<Record<string, string>>;
}

/**
 * Turns zod's issues into diagnostics in the order of the file. Schemas phrase their messages as predicates: "must be
 * …".
 */
export function issueDiagnostics(error: z.ZodError, source: Source, context: IssueContext): Diagnostic[] {
  return error.issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownKey(key, issue.path, source, context))
        : invalidValue(issue, source, context),
    )
    .sort(
      (a, b) =>
        (a.place?.line ?? 0) - (b.place?.line ?? 0) || (a.place?.column ?? 0) - (b.place?.column ?? 0),
    );
}

function unknownKey(key: string, path: Path, source: Source, context: IssueContext): Diagnostic {
  const { keys } = describeOption(context.schema, path);
  const candidate = nearest(key, keys);
  // A key may equal the name of a member that every object inherits.
  const hint = Object.entries(context.hints ?? {}).find(([name]) => name === key)?.[1];
  return diagnostic(
    'site/unknown-key',
    source.locate([...context.base, ...path, key], 'key'),
    `${nameOf(path, context)} has no key \`${key}\`.`,
    {
      help: hint ?? (candidate === null ? remove(keys) : `Did you mean \`${candidate}\`?`),
      edit: hint === undefined ? editToNearest(key, keys) : undefined,
    },
  );
}

/** Limit of listed keys: a longer list does not help. */
const mostKeys = 24;

const remove = (keys: readonly string[]): string =>
  keys.length > 0 && keys.length <= mostKeys
    ? `Remove it. The keys are ${list(keys)}.`
    : 'Remove it, or fix its spelling.';

function invalidValue(issue: z.core.$ZodIssue, source: Source, context: IssueContext): Diagnostic {
  const found = valueAt(context.value, issue.path);
  const name = nameOf(issue.path, context);
  const { description } = describeOption(context.schema, issue.path);
  const isKey = issue.code === 'invalid_key';
  return diagnostic(
    context.invalid,
    source.locate([...context.base, ...issue.path], isKey ? 'key' : 'value'),
    found === undefined ? `${name} is missing.` : `${name} ${predicate(issue, found)}.`,
    {
      help:
        suggestion(issue, found) ??
        (found === undefined && description !== null ? `Add it: ${description}` : (description ?? undefined)),
    },
  );
}

function predicate(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code === 'invalid_type' && issue.expected !== 'int')
    return `must be ${kinds[issue.expected] ?? issue.expected}, not ${kindOf(found)}`;
  if (issue.code === 'invalid_value') {
    return `is ${JSON.stringify(found)}; it must be ${list(issue.values.map(String), 'or')}`;
  }
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;
  return issue.message;
}

function suggestion(issue: z.core.$ZodIssue, found: unknown): string | undefined {
  if (issue.code === 'invalid_value') {
    const candidate = nearest(String(found), issue.values.map(String));
    return candidate === null ? undefined : `Did you mean \`${candidate}\`?`;
  }
  const isBare = typeof found === 'number' || typeof found === 'boolean';
  return issue.code === 'invalid_type' && issue.expected === 'string' && isBare
    ? 'Put it in quotes to make it a text.'
    : undefined;
}

const kinds: Readonly<Partial<Record<string, string>>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map',
  record: 'a map',
};

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'boolean' ? String(value) : (kinds[typeof value] ?? typeof value);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, segment) => (typeof at === 'object' && at !== null ? Reflect.get(at, segment) : undefined),
    value,
  );
}

/**
 * Name of the mistaken part: the validated value, an item of it, or an option such as `products[0].versions[1].href`.
 */
function nameOf(path: Path, { subject }: IssueContext): string {
  const [first] = path;
  if (first === undefined) return subject;
  if (typeof first === 'number' && path.length === 1) return `Item ${first + 1}`;
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return `\`${steps.join('').replace(/^\./, '')}\``;
}

const list = (names: readonly string[], word: 'and' | 'or' = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
