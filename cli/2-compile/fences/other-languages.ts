import { createRequire } from 'node:module';
import type { Language } from '@codemirror/language';
import { parseDocument } from 'yaml';
import { yamlMistake } from '../../diagnostics/yaml-mistake.ts';

const require = createRequire(import.meta.url);

/** The first mistake of a text. */
export interface SyntaxMistake {
  /** UTF-16 units from the start of the text. */
  readonly offset: number;
  readonly message: string;
}

type FindMistake = (code: string) => SyntaxMistake | null;

/** Grammars that the highlighter loads as well. They accept all text, and mark what they cannot read. */
const marked =
  (grammar: () => Language['parser']): FindMistake =>
  (code) => {
    let offset: number | null = null;
    grammar()
      .parse(code)
      .iterate({
        enter: ({ type, from }) => {
          if (type.isError) offset ??= from;
        },
      });
    return offset === null ? null : { offset, message: 'The code cannot be read from here on.' };
  };

const yaml: FindMistake = (code) => {
  const [error] = parseDocument(code, { prettyErrors: false, logLevel: 'error' }).errors;
  return error === undefined ? null : { offset: error.pos[0], message: yamlMistake(error).message };
};

const shell: FindMistake = (code) => {
  const { parse }: typeof import('unbash') = require('unbash');
  const [error] = parse(code).errors ?? [];
  return error === undefined
    ? null
    : { offset: error.pos, message: `${error.message[0]?.toUpperCase()}${error.message.slice(1)}.` };
};

const shells = ['bash', 'sh', 'shell'];

export const isShell = (language: string): boolean => shells.includes(language);

/** Mistakes by the language of a fence, for languages without types. */
export const findMistakes: Readonly<Record<string, FindMistake>> = {
  json: marked(() => require('@lezer/json').parser),
  css: marked(() => require('@lezer/css').parser),
  html: marked(() => require('@lezer/html').parser),
  yaml,
  yml: yaml,
  ...Object.fromEntries(shells.map((name) => [name, shell])),
};
