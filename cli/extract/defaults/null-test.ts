import { ts } from '../program.ts';

export interface NullTest {
  readonly tested: ts.Expression;
  readonly absentWhenTrue: boolean;
}

const isNone = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  ts.isVoidExpression(node) ||
  (ts.isIdentifier(node) && node.text === 'undefined');

const equal = new Set([ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.EqualsEqualsEqualsToken]);
const different = new Set([ts.SyntaxKind.ExclamationEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** `value == null`, `value !== undefined`, and the same at the start of a longer condition. */
export function nullTest(node: ts.Expression): NullTest | null {
  if (ts.isParenthesizedExpression(node)) return nullTest(node.expression);
  if (!ts.isBinaryExpression(node)) return null;
  const { left, right, operatorToken } = node;
  const { kind } = operatorToken;
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    const test = nullTest(left);
    return test?.absentWhenTrue === (kind === ts.SyntaxKind.BarBarToken) ? test : null;
  }
  if (!isNone(right)) return null;
  if (equal.has(kind)) return { tested: left, absentWhenTrue: true };
  return different.has(kind) ? { tested: left, absentWhenTrue: false } : null;
}
