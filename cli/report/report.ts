import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** A line of a source file, counted from 1, or null. */
export type LineAt = (file: string, line: number) => string | null;

export type Report = (diagnostics: readonly Diagnostic[], lineAt: LineAt) => string;

/** Sorts findings by file, then position; findings without a place come first. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const key = ({ place }: Diagnostic) => place;
  return [...diagnostics].sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    if (left === null || right === null) return Number(left !== null) - Number(right !== null);
    if (left.file !== right.file) return left.file < right.file ? -1 : 1;
    return left.line - right.line || left.column - right.column;
  });
}

/** `1 error, 2 warnings` */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity']) => {
    const number = diagnostics.filter((finding) => finding.severity === severity).length;
    return number === 0 ? [] : [`${number} ${severity}${number === 1 ? '' : 's'}`];
  };
  return [...count('error'), ...count('warning')].join(', ') || 'no problems';
}
