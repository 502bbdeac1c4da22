import type { Unresolved } from '../model/reference.ts';
import { type Package, packageOf } from './packages.ts';
import type { ApiProgram } from './program.ts';

/** Missing imports of the declarations of documented packages, in order, without repetition within a package. */
export function unresolvedImports(
  { files, unresolvedIn }: ApiProgram,
  packages: readonly Package[],
): Unresolved[] {
  const found = new Map<string, Unresolved>();
  for (const file of files) {
    const owner = packageOf(packages, file);
    if (owner === null) continue;
    for (const specifier of unresolvedIn(file)) {
      const key = `${owner.name} ${specifier}`;
      const path = file.slice(owner.directory.length + 1);
      if (!found.has(key)) found.set(key, { package: owner.name, specifier, file: path });
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}
