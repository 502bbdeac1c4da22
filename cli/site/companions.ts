import { perObject } from '../machine/per-object.ts';
import type { DemoConfig } from '../model/config.ts';
import { modulePattern } from './module-pattern.ts';

type Companion = DemoConfig['project']['companions'][number];

/** The text with which every module name that fits a pattern begins. */
export const literalPart = (pattern: string): string => pattern.split('*')[0] ?? '';

/** Finds the companion of a module by its specifier; null for most modules. */
export const companionFinder = perObject((companions: readonly Companion[]) => {
  const expressions = companions.map((companion) => ({
    companion,
    expression: modulePattern(companion.import),
  }));
  return (specifier: string): Companion | null =>
    expressions.find(({ expression }) => expression.test(specifier))?.companion ?? null;
});
