import type { ApiInterface } from '../model/api-interface.ts';
import type { ProductConfig } from '../model/config.ts';
import type { ApiReference } from '../model/reference.ts';

/** Share of common members from which two interfaces count as variants of one. */
const alike = 0.9;

const membersOf = ({ groups }: ApiInterface): ReadonlySet<string> =>
  new Set(groups.flatMap(({ members }) => members.map(({ name }) => name)));

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((name) => other.has(name)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}

/**
 * Owner → the owner that represents all owners with the same members: the edition of the lowest plan for a component,
 * the plainest name for nearly equal interfaces. Owners without such relatives are left out.
 */
export function apiFamilies(
  { interfaces }: ApiReference,
  products: readonly ProductConfig[],
): ReadonlyMap<string, string> {
  const families = new Map<string, string>();
  for (const names of products.flatMap(({ api }) => api?.editions ?? [])) {
    for (const name of names) families.set(name, names[0] ?? name);
  }
  const known = interfaces.map(({ name, product, ...rest }) => ({
    name,
    product,
    members: membersOf({ name, product, ...rest }),
  }));
  for (const { name, product, members } of known) {
    const relatives = known.filter(
      (owner) => owner.product === product && likeness(owner.members, members) >= alike,
    );
    const [head] = relatives.map((relative) => relative.name).sort((one, other) => one.length - other.length);
    if (relatives.length > 1 && head !== undefined) families.set(name, head);
  }
  return families;
}
