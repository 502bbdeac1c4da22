import { isAbsolute, relative } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import { type Diagnostic, diagnostic } from '../diagnostics.ts';

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && Array.isArray((error as { errors?: unknown }).errors);

function toDiagnostic({ text, location, notes }: Message, root: string): Diagnostic {
  const place = location && {
    file: isAbsolute(location.file) ? relative(root, location.file) : location.file,
    line: location.line,
    column: location.column + 1,
  };
  return diagnostic('demo/build-failed', place, text, { help: notes[0]?.text });
}

/** Errors of the author's modules as findings; anything else is a bug and thrown on. */
export function bundleDiagnostics(error: unknown, root: string): readonly Diagnostic[] {
  if (!isBuildFailure(error)) throw error;
  return error.errors.map((message) => toDiagnostic(message, root));
}
