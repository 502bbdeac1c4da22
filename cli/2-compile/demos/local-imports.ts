import { importSpecifiers } from './import-specifiers.ts';

/** Specifiers of the relative imports and re-exports of a module, in order, each once. */
export const localImports = (code: string): string[] =>
  importSpecifiers(code).filter((specifier) => /^\.{1,2}\//.test(specifier));
