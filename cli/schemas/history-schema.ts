import { z } from 'zod';
import { changeKinds, entryKinds } from './reference-change.ts';
import { exactVersion, packageName, text } from './text-schemas.ts';

/** One change of an entry between a version and the one before it. */
const changeSchema = z.strictObject({
  change: z.enum(changeKinds),
  kind: z.enum(entryKinds),
  name: text,
  /** For the class key of a part of a component, the interface that declares it. */
  part: text.optional(),
  /** Components or interfaces that have the entry; empty for exports and selectors. */
  owners: z.array(text),
  /** The fact before and after; absent where there was none, and for long types. */
  before: z.string().optional(),
  after: z.string().optional(),
});

/** `content/api/history/<product>.json`, written by `docs-build history`. */
export const historySchema = z.strictObject({
  /** Package → the version up to which its history is known. */
  packages: z.record(packageName, exactVersion),
  /** First release of the documented major version. */
  first: exactVersion,
  /** Releases that could not be read: their changes are told by the next one. */
  unread: z.array(exactVersion),
  /** Oldest first; releases without a change are left out. */
  versions: z.array(z.strictObject({ version: exactVersion, changes: z.array(changeSchema) })),
});

export type WrittenHistory = z.infer<typeof historySchema>;
