import type { YAMLError } from 'yaml';

interface Said {
  readonly message: string;
  readonly help: string;
}

const colon = {
  message: 'A value contains a colon and a space, or a line is indented differently from its neighbours.',
  help: 'Put a value that holds `: ` in quotes; begin keys of one map in the same column.',
};

/** Help for the parser's errors, by their codes. */
const known: Readonly<Partial<Record<YAMLError['code'], Said>>> = {
  BAD_INDENT: {
    message: 'This line is indented differently from its neighbours.',
    help: 'Begin keys of one map, and dashes of one list, in the same column.',
  },
  BLOCK_AS_IMPLICIT_KEY: colon,
  DUPLICATE_KEY: { message: 'This map has the key twice.', help: 'Keep one of the two.' },
  MULTILINE_IMPLICIT_KEY: {
    message: 'This line is not a `key: value`, or the one before it lacks a colon.',
    help: 'Write `key: value`; put a text of several lines in quotes.',
  },
  TAB_AS_INDENT: { message: 'A tab indents this line.', help: 'Indent with spaces.' },
};

/** The parser walks values recursively, and reports the position at which it ran out of stack. */
const tooDeep = {
  message: 'Values are nested too deeply.',
  help: 'Write fewer than a hundred lists or maps inside each other.',
};

/** The parser's first error, in words for the writer of the file. */
export const yamlMistake = ({ code, message }: YAMLError): Said =>
  (message.includes('call stack') ? tooDeep : known[code]) ?? {
    message: `${message}.`,
    help: 'Fix the syntax at this position.',
  };
