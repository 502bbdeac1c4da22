import type { Options } from 'sucrase';
import type { DemoProblem, SourceText } from '../../model.ts';
import { ProblemError } from './problem.ts';

const transforms = (name: string): Options['transforms'] => [
  ...(/\.tsx?$/.test(name) ? (['typescript'] as const) : []),
  ...(name.endsWith('.ts') ? [] : (['jsx'] as const)),
  'imports',
];

/** The problem with a file that the fast transform, or the browser, did not take. */
export async function syntaxProblem(file: SourceText, error: Error): Promise<DemoProblem> {
  const { parseProblem } = await import('./parse-problem.ts');
  const found = parseProblem(file);
  const { message } = error;
  return found ?? { kind: 'syntax', message, file: file.name, line: null, column: null };
}

/**
 * A module as the body of a function of `require`, `module` and `exports`; every line stays where it was.
 *
 * @throws ProblemError
 */
export async function transformModule(file: SourceText): Promise<string> {
  // It is loaded with the first change, and not before.
  const { transform } = await import('sucrase');
  try {
    return transform(file.code, {
      transforms: transforms(file.name),
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    throw new ProblemError(await syntaxProblem(file, error as Error));
  }
}

/** Specifiers that a transformed module may ask for. */
export const requiredBy = (code: string): string[] => [
  ...new Set([...code.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)].map((match) => match[2] ?? '')),
];
