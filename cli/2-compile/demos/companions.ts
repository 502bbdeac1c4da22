import type { DemoConfig } from '../../model/config.ts';

type Companion = DemoConfig['project']['companions'][number];

/** What an import names, and all below it; `*` stands for any part. */
export const modulePattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.$+]/g, '\\$&').replaceAll('*', '.*')}(?:/.*)?$`);

/** What every module has in its name that a pattern fits. */
export const literalPart = (pattern: string): string => pattern.split('*')[0] ?? '';

/** Finds what goes with a module, by its specifier; null for most modules. */
export function companionFinder(companions: readonly Companion[]): (specifier: string) => Companion | null {
  const expressions = companions.map((companion) => ({
    companion,
    expression: modulePattern(companion.import),
  }));
  return (specifier) => expressions.find(({ expression }) => expression.test(specifier))?.companion ?? null;
}
