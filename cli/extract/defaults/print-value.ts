import { ts } from '../program.ts';
import type { Value } from './value.ts';

/** A longer default is less clear than its prop's text. */
const longest = 100;

const isLiteral = (node: ts.Expression): boolean =>
  ts.isNumericLiteral(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind) ||
  (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand));

/** `one.other` where `one` is neither a parameter nor a variable of a function. */
function isGlobal(node: ts.Expression, { scope }: Value & { readonly kind: 'code' }): boolean {
  if (ts.isIdentifier(node)) {
    const known = scope.find(node.text);
    return known === undefined || known.kind === 'name' || known.kind === 'unknown';
  }
  return ts.isPropertyAccessExpression(node) && isGlobal(node.expression, scopeOf(scope));
}

const scopeOf = (scope: (Value & { readonly kind: 'code' })['scope']) =>
  ({ scope }) as Value & { readonly kind: 'code' };

/** All ways to write a value, including its name and the code that makes it. */
export function spellingsOf(value: Value): string[] {
  if (value.kind === 'settled') return spellingsOf(value.value);
  if (value.kind === 'either') return value.values.flatMap(spellingsOf);
  const printed = print(value) ?? [];
  if (value.kind === 'name')
    return [value.name, ...value.also].flatMap((name) => [name, name.replace(/Icon$/, '')]);
  if (value.kind === 'function') return [value.name ?? [], value.node.getText(), printed].flat();
  if (value.kind === 'code') return [value.node.getText(), printed].flat();
  return [printed].flat();
}

/** A value as a reader would write it; null for one that has a name only in the script. */
export function printValue(value: Value): string | null {
  const text = print(value);
  return text === null || text.length > longest ? null : text;
}

function print(value: Value): string | null {
  switch (value.kind) {
    case 'nothing':
      return 'undefined';
    case 'settled':
      return print(value.value);
    case 'name':
      return value.name;
    case 'function':
      return value.name !== null && /^[A-Z]|^use[A-Z]|^render/.test(value.name)
        ? value.name
        : printFunction(value.node);
    case 'list': {
      const items = value.items.map(print);
      return items.includes(null) ? null : `[${items.join(', ')}]`;
    }
    case 'object': {
      if (value.rest !== null) return null;
      const members = [...value.members].map(([name, member]) => [name, print(member)] as const);
      if (members.some(([, text]) => text === null)) return null;
      const entries = members.map(([name, text]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${text}`);
      return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    }
    case 'code':
      return printCode(value);
    default:
      return null;
  }
}

function printCode(value: Value & { readonly kind: 'code' }): string | null {
  const { node } = value;
  if (ts.isStringLiteral(node))
    return node.text.includes("'") ? node.getText() : `'${node.getText().slice(1, -1)}'`;
  if (isLiteral(node)) return node.getText();
  return isGlobal(node, value) ? node.getText() : null;
}

function printFunction(node: ts.FunctionLikeDeclaration): string | null {
  const text = node
    .getText()
    // A bare element with a text.
    .replace(/(?:\/\*#__PURE__\*\/)?_jsx\("(\w+)", \{\s*children: "([^"]*)"\s*\}\)/, '<$1>$2</$1>');
  return ts.isArrowFunction(node) && !/jsxs?\(|createElement\(/.test(text) ? text.replace(/\s+/g, ' ') : null;
}
