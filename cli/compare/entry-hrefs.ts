import type { ApiIndex } from '../model/api-index.ts';
import type { ReferenceChange } from './reference/reference-changes.ts';

const exported = new Set(['component', 'interface', 'export']);

type Named = Pick<ReferenceChange, 'kind' | 'product' | 'owners' | 'name'>;

const targetsOf = (name: string, product: string, index: ApiIndex) =>
  (Object.hasOwn(index, name) ? (index[name] ?? []) : []).filter((target) => target.product === product);

/** Places of the site that tell of a changed entry, one for each owner; empty for an entry that the site lacks. */
export function entryHrefs({ kind, product, owners, name }: Named, index: ApiIndex): readonly string[] {
  const targets = targetsOf(name, product, index).filter(
    (target) =>
      (kind === 'export' ? exported.has(target.kind) : target.kind === kind) &&
      (target.owner === undefined || owners.length === 0 || owners.includes(target.owner)),
  );
  return [...new Set(targets.flatMap(({ href }) => href ?? []))];
}

/** Places of the owners of an entry. */
export const ownerHrefs = ({ product, owners }: Named, index: ApiIndex): readonly string[] =>
  owners.flatMap((owner) =>
    targetsOf(owner, product, index).flatMap(({ kind, href }) => (exported.has(kind) ? (href ?? []) : [])),
  );
