import type { AlternativesConfig } from '../../model/config.ts';
import { literalPart } from './companions.ts';

/** Ways to write a name that do not show its letters. */
const disguised = /\\[ux]/;

/**
 * The alternatives with those of their rules alone that can say something of a module, so that another rule changes
 * nothing of what is kept of it; null when none can. A rule is about names, and a module that does not have the letters
 * of a name does not have the name.
 */
export function usedAlternatives(
  config: AlternativesConfig | null,
  code: string,
): Pick<AlternativesConfig, 'except' | 'others'> | null {
  if (config === null) return null;
  const { except, others } = config;
  if (disguised.test(code)) return { except, others };
  const usedIn = ({ imports, names }: AlternativesConfig['except']) => ({
    imports: imports.filter((pattern) => code.includes(literalPart(pattern))),
    names: names.filter((name) => code.includes(name)),
  });
  const shared = usedIn(except);
  const used = others
    .map((other) => ({
      ...other,
      replace: other.replace.filter(({ from }) => code.includes(from)),
      except: usedIn(other.except),
    }))
    .filter((other) => other.replace.length > 0 || [...shared.imports, ...other.except.imports].length > 0);
  return used.length === 0 ? null : { except: shared, others: used };
}
