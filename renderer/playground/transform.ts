import type { Options } from 'sucrase';
import type { SourceText } from '../view/demo.ts';
import type { DemoProblem } from '../view/events.ts';
import { ProblemError } from './problem.ts';

const transforms = (name: string): Options['transforms'] => [
  ...(/\.tsx?$/.test(name) ? (['typescript'] as const) : []),
  ...(name.endsWith('.ts') ? [] : (['jsx'] as const)),
  'imports',
];

/**
 * A module as the body of a function of `require`, `module` and `exports`; every line stays where it was. The transform is
 * fast because it takes much on trust, closing tags among it, so a parser looks first.
 *
 * @throws ProblemError
 */
export async function transformModule(file: SourceText): Promise<string> {
  // They are loaded when an editor opens, and not before.
  const [{ transform }, { parseProblem }] = await Promise.all([
    import('sucrase'),
    import('./parse-problem.ts'),
  ]);
  const found = parseProblem(file);
  if (found !== null) throw new ProblemError(found);
  try {
    return transform(file.code, {
      transforms: transforms(file.name),
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    throw new ProblemError(syntaxProblem(file, error as Error));
  }
}

/** A problem that only the transform or the browser has with a file, and does not say where. */
export const syntaxProblem = ({ name }: SourceText, { message }: Error): DemoProblem => ({
  kind: 'syntax',
  message,
  file: name,
  line: null,
  column: null,
});

/** Specifiers that a transformed module may ask for. */
export const requiredBy = (code: string): string[] => [
  ...new Set([...code.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)].map((match) => match[2] ?? '')),
];
