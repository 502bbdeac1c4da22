import { createRequire } from 'node:module';
import type { TransformOutput } from '@swc/wasm-typescript';
import type { Position } from '../../diagnostics/place.ts';

const require = createRequire(import.meta.url);

/** Why the types of a module cannot be removed; line and column count from 1. */
export interface StripProblem {
  /** `unsupported`: valid TypeScript with effects at run time, such as an enum. */
  readonly kind: 'syntax' | 'unsupported';
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly end: Position;
}

interface SwcError {
  readonly code: string;
  readonly message: string;
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

type Transform = (
  code: string,
  options: {
    readonly mode: 'strip-only';
    readonly parser: { readonly syntax: string; readonly tsx: boolean };
  },
) => TransformOutput;

const isSwcError = (error: unknown): error is SwcError =>
  typeof error === 'object' && error !== null && 'startLine' in error;

/** The module with white space in place of its types; every other character keeps its offset. */
export function stripTypes(code: string, tsx: boolean): { readonly code: string } | StripProblem {
  // Required here, because most runs strip nothing and never need its WebAssembly.
  const { transformSync }: { transformSync: Transform } = require('@swc/wasm-typescript');
  try {
    return { code: transformSync(code, { mode: 'strip-only', parser: { syntax: 'typescript', tsx } }).code };
  } catch (error) {
    if (!isSwcError(error)) throw error;
    return {
      kind: error.code === 'UnsupportedSyntax' ? 'unsupported' : 'syntax',
      message: error.message.replace(
        / is not supported in (?:type )?strip(?:-only)? mode.*$/s,
        ' cannot be taken away, so there is no variant without types.',
      ),
      line: error.startLine,
      column: error.startColumn + 1,
      end: { line: error.endLine, column: error.endColumn + 1 },
    };
  }
}
