import type { ApiIndex } from '../model/api-index.ts';
import type { ReferenceChange } from './reference/reference-changes.ts';

const exported = new Set(['component', 'interface', 'export']);

/** Places of the site that tell of a changed entry, one for each owner; empty for an entry that the site lacks. */
export function entryHrefs(
  { kind, product, owners, name }: ReferenceChange,
  index: ApiIndex,
): readonly string[] {
  const targets = (Object.hasOwn(index, name) ? (index[name] ?? []) : []).filter(
    (target) =>
      target.product === product &&
      (kind === 'export' ? exported.has(target.kind) : target.kind === kind) &&
      (target.owner === undefined || owners.length === 0 || owners.includes(target.owner)),
  );
  return [...new Set(targets.flatMap(({ href }) => href ?? []))];
}
