import type { Options } from 'sucrase';
import { siteBase } from '../preferences/site-base.ts';
import type { SourceText } from '../view/demo.ts';
import type { DemoProblem } from '../view/events.ts';
import { withOwnAddresses } from './own-addresses.ts';
import { ProblemError } from './problem.ts';

const transforms = (name: string): Options['transforms'] => [
  ...(/\.tsx?$/.test(name) ? (['typescript'] as const) : []),
  ...(name.endsWith('.ts') ? [] : (['jsx'] as const)),
  'imports',
];

/** The values that the bundler writes into modules, in place of Vite's names. */
function withBundlerValues(code: string): string {
  const values = { MODE: 'production', DEV: false, PROD: true, SSR: false, BASE_URL: siteBase() };
  return code.replace(/\bimport\.meta\.env\.(\w+)/g, (_, name: string) =>
    String(JSON.stringify(Reflect.get(values, name))),
  );
}

/**
 * A module as the body of a function of `require`, `module` and `exports`, with every line in its place. The transform
 * is fast because it does not check everything, closing tags for example, so a parser runs first.
 *
 * @throws ProblemError
 */
export async function transformModule(file: SourceText): Promise<string> {
  // Loaded only when an editor opens.
  const [{ transform }, { parseProblem }] = await Promise.all([
    import('sucrase'),
    import('./parse-problem.ts'),
  ]);
  const found = parseProblem(file);
  if (found !== null) throw new ProblemError(found);
  try {
    return transform(withBundlerValues(withOwnAddresses(file.code)), {
      transforms: transforms(file.name),
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    throw new ProblemError(syntaxProblem(file, error as Error));
  }
}

/** A problem with a file that only the transform or the browser finds, without a place. */
export const syntaxProblem = ({ name }: SourceText, { message }: Error): DemoProblem => ({
  kind: 'syntax',
  message,
  file: name,
  line: null,
  column: null,
});

/** Specifiers that a transformed module may require. */
export const requiredBy = (code: string): string[] => [
  ...new Set([...code.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)].map((match) => match[2] ?? '')),
];
