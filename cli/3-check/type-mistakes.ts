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
function importGroupOf({ specifiers }: TypedUnit, companions: DemoConfig['project']['companions']): string {
  const companionOf = companionFinder(companions);
  const names = specifiers
    .filter((specifier) => !specifier.startsWith('.'))
    .map((specifier) => (companionOf(specifier) === null ? packageName(specifier) : specifier));
  return [...new Set(names)].sort().join(' ');
}

const filesOf = (mistakes: readonly Mistake[]): ReadonlySet<string | undefined> =>
  new Set(mistakes.map(({ place }) => place?.file));

/** A set of modules whose types are checked. */
interface TypedModules {
  readonly paths: readonly string[];
  /** The units in which a mistake may come from what others import. */
  readonly units: readonly TypedUnit[];
  readonly companions: DemoConfig['project']['companions'];
  /** Checks some of the paths together; `isAgain` after the first time. */
  readonly check: (paths: readonly string[], isAgain: boolean) => Promise<readonly Mistake[]>;
}

/**
 * The mistakes of modules as a reader has them. A package that extends the types of another does so for all modules that
 * are checked with it, so units with mistakes are checked again, among those that import the same packages.
 */
export async function mistakesOf({
  paths,
  units,
  companions,
  check,
}: TypedModules): Promise<readonly Mistake[]> {
  const first = await check(paths, false);
  // Beside a module that cannot be parsed, the compiler reports no types.
  const torn = filesOf(first.filter(({ code }) => isSyntax(code)));
  const whole = paths.filter((path) => !torn.has(path));
  const mistakes = whole.length === paths.length ? first : [...first, ...(await check(whole, true))];
  const wrong = filesOf(mistakes);
  const suspected = units.filter(
    (unit) => unit.paths.some((path) => wrong.has(path)) && !unit.paths.some((path) => torn.has(path)),
  );
  if (new Set(units.map((unit) => importGroupOf(unit, companions))).size < 2) return mistakes;
  const groups = new Map<string, Set<string>>();
  for (const unit of suspected) {
    const name = importGroupOf(unit, companions);
    groups.set(name, new Set([...(groups.get(name) ?? []), ...unit.paths]));
  }
  const again = new Map<string, Mistake>();
  for (const group of groups.values())
    for (const mistake of await check([...group], true))
      if (mistake.place !== null && group.has(mistake.place.file))
        again.set(JSON.stringify(mistake), mistake);
  const checked = new Set(suspected.flatMap((unit) => unit.paths));
  const others = mistakes.filter(({ place }) => place === null || !checked.has(place.file));
  return [...others, ...again.values()];
}
