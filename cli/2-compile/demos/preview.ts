import { longestPreview as longest } from '../../site/longest-preview.ts';
import type { Program } from '../modules/babel-nodes.ts';
import { choosePieces, namesShown } from './preview-choice.ts';
import { type Piece, piecesWith } from './preview-pieces.ts';

type Statement = Program['body'][number];
type Expression = NonNullable<Extract<Statement, { type: 'ReturnStatement' }>['argument']>;
type Argument = Extract<Expression, { type: 'CallExpression' }>['arguments'][number];
type Node = Statement | Expression | Argument;
type Jsx = Extract<Expression, { type: 'JSXElement' | 'JSXFragment' }>;

const isJsx = (node: { readonly type: string } | null | undefined): node is Jsx =>
  node?.type === 'JSXElement' || node?.type === 'JSXFragment';

/** Hints from the site and from the text around a demo. */
export interface PreviewHints {
  /** Names of elements that only affect a demo's layout. */
  readonly wrappers: readonly string[];
  /** Names that the section of the demo mentions. */
  readonly names: readonly string[];
}

/**
 * The subject of a demo's section in at most `longestPreview` lines. It is the JSX that the default export returns
 * last, without the wrappers around it, if that contains all mentioned names. Otherwise it is the statements and
 * elements with these names. Null when both are too long.
 */
export function preview(program: Program, code: string, { wrappers, names }: PreviewHints): string | null {
  const core = coreOf(program, code, wrappers);
  const pieces = piecesWith(new Set(names), program, code, longest);
  const text = [...pieces, ...core].map(({ start, end }) => code.slice(start, end)).join('\n');
  const wanted = new Set(namesShown(text, new Set(names)));
  const isEnough = core.some(
    ({ start, end }) => namesShown(code.slice(start, end), wanted).length === wanted.size,
  );
  const chosen = isEnough ? core : choosePieces([...pieces, ...core], wanted, code, longest);
  return chosen.length === 0 ? null : chosen.flatMap(({ start, end }) => dedent(code, start, end)).join('\n');
}

/** The JSX that a reader sees, as a list of one; empty when there is none or it is too long. */
function coreOf(program: Program, code: string, wrappers: readonly string[]): Piece[] {
  const returned = lastReturned(defaultExport(program));
  if (!isJsx(returned)) return [];
  const [start, end] = heart(returned, wrappers, code);
  return dedent(code, start, end).length > longest ? [] : [{ start, end }];
}

/** The function or class of `export default`, without its wrappers. */
function defaultExport({ body }: Program): Node | null {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  return exported === undefined ? null : resolve(exported, body);
}

function resolve(node: Node, body: readonly Statement[]): Node {
  if (node.type === 'CallExpression') {
    const [first] = node.arguments;
    return first === undefined ? node : resolve(first, body);
  }
  if (node.type !== 'Identifier') return node;
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration') {
      if (declared.id?.name === node.name) return declared;
    } else if (declared?.type === 'VariableDeclaration') {
      const found = declared.declarations.find(
        ({ id }) => id.type === 'Identifier' && id.name === node.name,
      )?.init;
      if (found) return resolve(found, body);
    }
  }
  return node;
}

function lastReturned(component: Node | null): Expression | null {
  if (component?.type === 'ClassDeclaration' || component?.type === 'ClassExpression') {
    const render = component.body.body.find(
      (member) =>
        member.type === 'ClassMethod' && member.key.type === 'Identifier' && member.key.name === 'render',
    );
    return render?.type === 'ClassMethod' ? lastReturn(render.body.body) : null;
  }
  if (component?.type === 'ArrowFunctionExpression' && component.body.type !== 'BlockStatement')
    return component.body;
  const isFunction =
    component?.type === 'FunctionDeclaration' ||
    component?.type === 'FunctionExpression' ||
    component?.type === 'ArrowFunctionExpression';
  return isFunction && component.body.type === 'BlockStatement' ? lastReturn(component.body.body) : null;
}

const lastReturn = (statements: readonly Statement[]): Expression | null =>
  statements.findLast((statement) => statement.type === 'ReturnStatement')?.argument ?? null;

/** Offsets of the part of an element that remains without its layout. */
function heart(element: Jsx, wrappers: readonly string[], code: string): readonly [number, number] {
  const content = element.children.filter((child) =>
    child.type === 'JSXText'
      ? child.value.trim() !== ''
      : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression',
  );
  const [first] = content;
  const last = content.at(-1);
  const isWrapper =
    element.type === 'JSXFragment' ||
    (element.openingElement.name.type === 'JSXIdentifier' &&
      wrappers.includes(element.openingElement.name.name));
  if (!isWrapper || first === undefined || last === undefined || !content.some(isJsx))
    return [element.start ?? 0, element.end ?? 0];
  if (content.length === 1 && isJsx(first)) return heart(first, wrappers, code);
  const text = code.slice(first.start ?? 0, last.end ?? 0);
  const start = (first.start ?? 0) + text.length - text.trimStart().length;
  return [start, start + text.trim().length];
}

/** The lines of a part of the code, without the indentation of the first line. */
function dedent(code: string, start: number, end: number): string[] {
  const line = code.slice(code.lastIndexOf('\n', start - 1) + 1);
  const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
  return code
    .slice(start, end)
    .split('\n')
    .map((text) => (text.startsWith(indentation) ? text.slice(indentation.length) : text.trimStart()));
}

/** Lines that an author took out of a demo, without their indentation. */
export function excerpt(text: string): string {
  const lines = text.trimEnd().split('\n');
  const indentations = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const shared = Math.min(...indentations);
  return lines.map((line) => line.slice(shared)).join('\n');
}
