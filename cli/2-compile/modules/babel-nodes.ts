import type { parse } from '@babel/parser';

export type Program = ReturnType<typeof parse>['program'];
type Statement = Program['body'][number];
export type Import = Extract<Statement, { type: 'ImportDeclaration' }>;
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type Opening = Extract<Expression, { type: 'JSXElement' }>['openingElement'];

/** Any node of a syntax tree. */
interface AnyNode {
  readonly type: string;
}

export const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

export const isImport = (node: AnyNode): node is Import => node.type === 'ImportDeclaration';

export const isOpening = (node: AnyNode): node is Opening => node.type === 'JSXOpeningElement';

/** Calls `see` with a node and every node below it, in order, with its parent and its key in the parent. */
export function eachNode(
  node: AnyNode,
  see: (node: AnyNode, parent: AnyNode | null, key: string) => void,
  parent: AnyNode | null = null,
  key = '',
): void {
  see(node, parent, key);
  for (const [below, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) eachNode(child, see, node, below);
  }
}
