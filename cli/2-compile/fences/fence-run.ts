import { type ParserOptions, parse } from '@babel/parser';
import type { Position } from '../../diagnostics/place.ts';
import type { Fence, FenceRun, StatedResult } from '../../model/fence.ts';
import { reportFunction } from '../../site/fence-fragment.ts';
import type { Program } from '../modules/babel-nodes.ts';

/** Begins a comment that states a result. */
const arrow = /^\s*(?:→|=>)/;

/** The indent of the further lines of a result, so that they stand below the first one. */
const further = /^ {3}/;

type Statement = Program['body'][number];

interface Comment {
  readonly value: string;
  /** Its lines, from 1. */
  readonly line: number;
  readonly last: number;
  readonly column: number;
  readonly isBlock: boolean;
}

/** A text that replaces a span of the program. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Parts {
  readonly text: string;
  readonly comments: readonly Comment[];
  readonly body: readonly Statement[];
}

function partsOf(text: string, syntax: ParserOptions): Parts {
  const { program, comments } = parse(text, { ...syntax, errorRecovery: true });
  return {
    text,
    body: program.body,
    comments: (comments ?? []).map(({ value, type, loc }) => ({
      value,
      line: loc?.start.line ?? 0,
      last: loc?.end.line ?? 0,
      column: (loc?.start.column ?? 0) + 1,
      isBlock: type === 'CommentBlock',
    })),
  };
}

/** The lines that a comment and the ones below it state. */
function statedLines(first: Comment, comments: readonly Comment[]): string[] {
  const lines = [first.value.replace(arrow, '').replace(/^ /, '').trimEnd()];
  for (;;) {
    const next = comments.find(
      ({ line, column }) => line === first.line + lines.length && column === first.column,
    );
    if (next === undefined || next.isBlock || !further.test(next.value)) return lines;
    lines.push(next.value.replace(further, '').trimEnd());
  }
}

const span = ({ start, end }: { start?: number | null; end?: number | null }) => ({
  start: start ?? 0,
  end: end ?? 0,
});

/** The value that a statement states: an expression, the argument of `console.log`, or a variable. */
function reporting(statement: Statement, index: number, text: string): Change | null {
  const call = `await ${reportFunction}(${index}, `;
  if (statement.type === 'ExpressionStatement') {
    const { expression } = statement;
    const { start, end } = span(expression);
    const logged =
      expression.type === 'CallExpression' &&
      expression.arguments.length === 1 &&
      text.slice(span(expression.callee).start, span(expression.callee).end) === 'console.log'
        ? expression.arguments[0]
        : undefined;
    const value = span(logged ?? expression);
    return { start, end, text: `${call}${text.slice(value.start, value.end)})` };
  }
  const [variable, ...others] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
  if (variable?.id.type !== 'Identifier' || others.length > 0) return null;
  const { end } = span(statement);
  return { start: end, end, text: `; ${call}${variable.id.name});` };
}

/** The statement whose last line a comment ends, or that ends on the line above. */
function statementBefore({ body }: Parts, comment: Comment, isOwnLine: boolean): Statement | undefined {
  const line = isOwnLine ? comment.line - 1 : comment.line;
  return body.findLast(({ loc }) => loc?.end.line === line);
}

/** Elements beside one another, each of which may state the text that it shows; they end the fence. */
function elementChanges({
  body,
  text,
}: Parts): { readonly line: number; readonly change: (index: number) => Change }[] {
  const statement = body.at(-1);
  const root = statement?.type === 'ExpressionStatement' ? statement.expression : null;
  if (root?.type !== 'JSXFragment') return [];
  return root.children.flatMap((child) => {
    if (child.type !== 'JSXElement') return [];
    const { start, end } = span(child);
    const change = (index: number): Change => ({
      start,
      end,
      text: `{${reportFunction}(${index}, ${text.slice(start, end)})}`,
    });
    return [{ line: child.loc?.end.line ?? 0, change }];
  });
}

function changed(text: string, changes: readonly Change[]): string {
  let made = '';
  let at = 0;
  for (const { start, end, text: replacement } of [...changes].sort((one, two) => one.start - two.start)) {
    made += text.slice(at, start) + replacement;
    at = end;
  }
  return made + text.slice(at);
}

/** In the text of elements, `// → 17:45` does not begin a comment. `comments`: those of the code. */
const textComments = (text: string, comments: readonly Comment[]): Comment[] =>
  text.split('\n').flatMap((line, index) => {
    const column = line.lastIndexOf('//');
    const value = line.slice(column + 2);
    return column < 0 || !arrow.test(value) || comments.some((comment) => comment.line === index + 1)
      ? []
      : [{ value, line: index + 1, last: index + 1, column: column + 1, isBlock: false }];
  });

type Completed = Pick<Fence, 'before' | 'code' | 'after'>;

interface Found {
  /** Null for a fence that is not executed. */
  readonly run: FenceRun | null;
  /** Stated results that no value belongs to, in the code. */
  readonly stray: readonly Position[];
}

/** The program of a fence that reports its values, with what the fence states of them after its `earlier` lines. */
export function fenceRun(
  { before, code, after }: Completed,
  syntax: ParserOptions,
  { runs, earlier }: { readonly runs: boolean; readonly earlier: number },
): Found {
  if (!runs && !/\/\/\s*(?:→|=>)/.test(code)) return { run: null, stray: [] };
  const parts = partsOf(`${before}\n${code}\n${after}`, syntax);
  const isElements = after === '</>';
  const comments = isElements
    ? [...parts.comments, ...textComments(parts.text, parts.comments)]
    : parts.comments;
  const elements = isElements ? elementChanges(parts) : [];
  const results: StatedResult[] = [];
  const changes: Change[] = [];
  const stray: Position[] = [];
  const lines = parts.text.split('\n');
  for (const comment of comments) {
    const at = { line: comment.line - 1, column: comment.column };
    if (comment.isBlock || !arrow.test(comment.value) || at.line <= earlier) continue;
    const isOwnLine = (lines[comment.line - 1] ?? '').slice(0, comment.column - 1).trim() === '';
    const index = results.length;
    const statement = before === '' ? statementBefore(parts, comment, isOwnLine) : undefined;
    const change =
      elements.find(({ line }) => line === comment.line)?.change(index) ??
      (statement && reporting(statement, index, parts.text));
    if (change === undefined || change === null || changes.some(({ start }) => start === change.start))
      stray.push(at);
    else {
      changes.push(change);
      results.push({ ...at, lines: statedLines(comment, comments) });
    }
  }
  if (!runs && results.length === 0) return { run: null, stray };
  return { run: { code: changed(parts.text, changes), results }, stray };
}
