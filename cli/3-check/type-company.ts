import { packageName } from '../../renderer/package-name.ts';
import type { DemoConfig } from '../model/config.ts';
import { companionFinder } from '../site/companions.ts';
import { isSyntax, type Mistake } from './type-errors.ts';

/** Modules that a reader has together, and what they import. */
export interface TypedUnit {
  readonly paths: readonly string[];
  readonly specifiers: readonly string[];
}

/** The packages of a unit, and those of their modules that go with another package, such as adapters. */
function companyOf({ specifiers }: TypedUnit, companions: DemoConfig['project']['companions']): string {
  const companionOf = companionFinder(companions);
  const names = specifiers
    .filter((specifier) => !specifier.startsWith('.'))
    .map((specifier) => (companionOf(specifier) === null ? packageName(specifier) : specifier));
  return [...new Set(names)].sort().join(' ');
}

const filesOf = (mistakes: readonly Mistake[]): ReadonlySet<string | undefined> =>
  new Set(mistakes.map(({ place }) => place?.file));

/**
 * The mistakes of modules as a reader has them. A package that extends the types of another does so for all modules that
 * are checked with it, so units with mistakes are checked again, among those that import the same packages.
 *
 * @param mistakes - of all units, checked together
 * @param check - checks some of the paths alone
 */
export async function inCompany(
  mistakes: readonly Mistake[],
  units: readonly TypedUnit[],
  companions: DemoConfig['project']['companions'],
  check: (paths: readonly string[]) => Promise<readonly Mistake[]>,
): Promise<readonly Mistake[]> {
  const companies = new Set(units.map((unit) => companyOf(unit, companions)));
  const wrong = filesOf(mistakes);
  // Beside a module that cannot be parsed, the compiler reports no types.
  const torn = filesOf(mistakes.filter(({ code }) => isSyntax(code)));
  const suspected = units.filter(
    ({ paths }) => paths.some((path) => wrong.has(path)) && !paths.some((path) => torn.has(path)),
  );
  if (companies.size < 2 || suspected.length === 0) return mistakes;
  const groups = new Map<string, Set<string>>();
  for (const unit of suspected) {
    const company = companyOf(unit, companions);
    groups.set(company, new Set([...(groups.get(company) ?? []), ...unit.paths]));
  }
  const again = new Map<string, Mistake>();
  for (const paths of groups.values())
    for (const mistake of await check([...paths]))
      if (mistake.place !== null && paths.has(mistake.place.file))
        again.set(JSON.stringify(mistake), mistake);
  const checked = new Set(suspected.flatMap(({ paths }) => paths));
  const others = mistakes.filter(({ place }) => place === null || !checked.has(place.file));
  return [...others, ...again.values()];
}
