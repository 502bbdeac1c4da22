import { type ParserOptions, parse } from '@babel/parser';
import type { Program } from './babel-nodes.ts';

const syntaxes: Readonly<Record<string, NonNullable<ParserOptions['plugins']>>> = {
  ts: ['typescript'],
  tsx: ['typescript', 'jsx'],
  js: ['jsx'],
  jsx: ['jsx'],
};

/** Parser options of a language, by its file extension; null for a language without modules. */
export const syntaxOf = (language: string): ParserOptions | null => {
  const plugins = Object.hasOwn(syntaxes, language) ? syntaxes[language] : undefined;
  return plugins === undefined ? null : { sourceType: 'module', plugins };
};

/** Null for text that is not a module or too broken to read: the bundler reports it, with its place. */
export function parseModule(code: string, language: string): Program | null {
  const syntax = syntaxOf(language);
  if (syntax === null) return null;
  try {
    return parse(code, { ...syntax, errorRecovery: true }).program;
  } catch {
    return null;
  }
}

const isTwice = /^(?:VarRedeclaration|Duplicate(?:Default)?Export)$/;

/**
 * Parses one module, or several in one text, such as two ways to import one: only their repeated names would be errors.
 */
export function parseModules(text: string, syntax: ParserOptions): Program | null {
  try {
    const { program, errors } = parse(text, { ...syntax, errorRecovery: true });
    return errors?.every(({ reasonCode }) => isTwice.test(reasonCode)) === false ? null : program;
  } catch {
    return null;
  }
}
