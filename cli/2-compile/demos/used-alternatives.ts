import type { AlternativesConfig } from '../../model/config.ts';
import { literalPart } from '../../site/companions.ts';

/** Escapes, which can hide the letters of a name. */
const disguised = /\\[ux]/;

/**
 * The alternatives, reduced to the rules that can apply to a module, so that a change to another rule keeps its cached
 * result; null when no rule can apply. A rule is about names, and a module without the letters of a name does not
 * contain the name.
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
