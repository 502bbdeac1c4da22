import { type Code, type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeInStack } from './place-in-stack.ts';

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Finding for an error that a module of the site threw: at its line below `root`, or at the start of `file` when its
 * stack names none.
 */
export function thrownFinding(
  code: Code,
  thrown: unknown,
  root: string,
  file: string | null,
  saying: string,
): Diagnostic {
  const { message, stack = '' } = asError(thrown);
  const start = file === null ? null : { file, line: 1, column: 1 };
  return diagnostic(code, placeInStack(stack, root) ?? start, `${saying}: ${message}`);
}

/** The same for the site's templates. */
export const templateFinding = (thrown: unknown, root: string): Diagnostic =>
  thrownFinding('template/failed', thrown, root, 'templates/index.ts', 'The templates fail');
