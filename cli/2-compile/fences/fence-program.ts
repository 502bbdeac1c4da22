import { type ParserOptions, parse } from '@babel/parser';
import type { Position } from '../../diagnostics/place.ts';
import type { Fence } from '../../model/fence.ts';
import { fragmentType } from '../../site/fence-fragment.ts';
import type { Program } from '../modules/babel-nodes.ts';
import { parseModules } from '../modules/parse-module.ts';
import { programNames } from './program-names.ts';

/** Where a fence may come from, with text around it; the first that parses counts. */
const surroundings = [
  ['', ''],
  ['<>', '</>'],
  // An object, or the members of one.
  [`const fenceFragment: ${fragmentType} = (`, ');'],
  [`const fenceFragment: ${fragmentType} = {`, '};'],
  // The attributes of an element.
  [`declare const FenceElement: (props: ${fragmentType}) => null; <FenceElement `, '/>'],
  ['class FenceClass {', '}'],
  ['async function* fenceFunction() {', '}'],
  // A type, or the signature of a function.
  ['type FenceType =', ''],
  ['interface FenceInterface {', '}'],
] as const;

/** A text such as `field: 'name'` or `{ field: 'name' }` is a label, and means a part of an object. */
const isLabelled = ({ body }: Program): boolean =>
  body.some(
    (statement) =>
      statement.type === 'LabeledStatement' ||
      (statement.type === 'BlockStatement' &&
        statement.body.every(({ type }) => type === 'LabeledStatement')),
  );

/** Statements with several elements behind them, as children of one: the text with `<>` at the end of a blank line. */
function withElements(code: string): string | null {
  const lines = code.split('\n');
  const first = lines.findIndex((line, index) => line.startsWith('<') && lines[index - 1]?.trim() === '');
  if (first < 1) return null;
  return lines.with(first - 1, '<>').join('\n');
}

type Completed = Pick<Fence, 'before' | 'code' | 'after' | 'names' | 'types' | 'imports' | 'elements'>;

/** The code as a module with its surroundings; null when no surroundings fit. */
export function fenceProgram(code: string, syntax: ParserOptions): Completed | null {
  const complete = (before: string, text: string, after: string): Completed | null => {
    const program = parseModules(`${before}\n${text}\n${after}`, syntax);
    if (program === null || (before === '' && isLabelled(program))) return null;
    const { imports, ...names } = programNames(program);
    return {
      before,
      code: text,
      after,
      ...names,
      imports: imports.map((each) => ({ ...each, line: each.line - 1 })),
    };
  };
  for (const [before, after] of surroundings) {
    // Most text would parse as children of an element.
    if (before === '<>' && !/^\s*(?:<|\{\/\*)/.test(code)) continue;
    const completed = complete(before, code, after);
    if (completed !== null) return completed;
  }
  const joined = withElements(code);
  return joined === null ? null : complete('', joined, '</>');
}

/** The first mistake of a text that has none of the surroundings. */
export function syntaxMistake(
  code: string,
  syntax: ParserOptions,
): { readonly at: Position; readonly message: string } | null {
  try {
    parse(code, syntax);
    return null;
  } catch (error) {
    const { line = 1, column = 0 }: Partial<Position> = Object(Reflect.get(Object(error), 'loc'));
    const message = String(Reflect.get(Object(error), 'message')).replace(/ \(\d+:\d+\)$/, '');
    return { at: { line, column: column + 1 }, message };
  }
}
