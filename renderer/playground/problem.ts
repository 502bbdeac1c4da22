import type { DemoProblem } from '../view/events.ts';

/** Carries a problem out of the code that found it. */
export class ProblemError extends Error {
  readonly problem: DemoProblem;

  constructor(problem: DemoProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Name of a file's module for the JavaScript engine; without spaces, so that stacks can be parsed. */
export const sourceUrl = (file: string): string => encodeURI(file);

/** Lines that `new Function` puts before its code. */
const linesBefore = 2;

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Place of an error in the files. Line numbers are those of the source, columns are not. */
export function runtimeProblem(error: unknown, files: readonly string[]): DemoProblem {
  if (error instanceof ProblemError) return error.problem;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const frame of stack.split('\n')) {
    for (const file of files) {
      const at = frame.indexOf(`${sourceUrl(file)}:`);
      const line = at < 0 ? Number.NaN : Number.parseInt(frame.slice(at + sourceUrl(file).length + 1), 10);
      if (line > linesBefore)
        return { kind: 'runtime', message: textOf(error), file, line: line - linesBefore, column: null };
    }
  }
  return { kind: 'runtime', message: textOf(error), file: null, line: null, column: null };
}
