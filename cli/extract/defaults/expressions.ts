import { ts } from '../program.ts';
import { unwrapped } from '../script.ts';
import { codeOf, functionOf, isDerived, isSame, merge } from './made-values.ts';
import { nullTest } from './null-test.ts';
import type { Reading } from './reading.ts';
import { asObject, carries, memberOf, nothing, objectOf, type Scope, unknown, type Value } from './value.ts';

/** A component replaces its absent props in far fewer steps. */
const mostSteps = 150_000;

const isAssignment = ({ operatorToken }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Reads expressions other than calls. */
export function expressionReader(
  reading: Pick<Reading, 'run' | 'calling' | 'topValue'>,
): Pick<Reading, 'evaluate'> {
  const { calling, topValue } = reading;

  const conditional = (node: ts.ConditionalExpression, scope: Scope): Value => {
    const test = nullTest(node.condition);
    if (test === null) {
      const condition = evaluate(node.condition, scope);
      const [one, other] = [evaluate(node.whenTrue, scope), evaluate(node.whenFalse, scope)];
      if (carries(one) || carries(other)) return carries(one) ? one : other;
      return [condition, one, other].some(isDerived) ? unknown : codeOf(node, scope);
    }
    const tested = evaluate(test.tested, scope);
    const [absent, present] = test.absentWhenTrue
      ? [node.whenTrue, node.whenFalse]
      : [node.whenFalse, node.whenTrue];
    if (tested.kind === 'nothing') return evaluate(absent, scope);
    const is = evaluate(present, scope);
    const instead = evaluate(absent, scope);
    if (!isSame(tested, is)) return is;
    return reading.run.found.withDefault(is, () => instead);
  };

  const evaluate = (node: ts.Expression, scope: Scope): Value => {
    reading.run.steps += 1;
    if (reading.run.steps > mostSteps) return unknown;
    if (ts.isParenthesizedExpression(node)) return evaluate(node.expression, scope);
    if (ts.isIdentifier(node)) return identifier(node, scope);
    if (ts.isVoidExpression(node)) return nothing;
    if (ts.isPropertyAccessExpression(node)) return access(node, node.name.text, scope);
    if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
      return access(node, node.argumentExpression.text, scope);
    if (ts.isElementAccessExpression(node)) return anyMember(node, scope);
    if (ts.isObjectLiteralExpression(node)) return objectLiteral(node, scope);
    if (ts.isArrayLiteralExpression(node))
      return { kind: 'list', items: node.elements.map((element) => evaluate(element, scope)) };
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
      return functionOf(node, scope, node.name?.getText() ?? null);
    if (ts.isConditionalExpression(node)) return conditional(node, scope);
    if (ts.isBinaryExpression(node)) return binary(node, scope);
    if (ts.isCallExpression(node)) return calling(node, scope);
    return opaque(node, scope);
  };

  const identifier = (node: ts.Identifier, scope: Scope): Value => {
    if (node.text === 'undefined') return nothing;
    const local = scope.find(node.text);
    if (local) return local;
    const top = topValue(scope.file, node.text);
    return top.kind === 'unknown' ? codeOf(node, scope) : top;
  };

  /** `object[key]` with a key that is known only at run time. */
  const anyMember = (node: ts.ElementAccessExpression, scope: Scope): Value => {
    const object = asObject(evaluate(node.expression, scope));
    evaluate(node.argumentExpression, scope);
    const values = object ? [...object.members.values()] : [];
    return values.length > 0 ? { kind: 'either', values } : unknown;
  };

  const access = (
    node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
    name: string,
    scope: Scope,
  ): Value => {
    const object = evaluate(node.expression, scope);
    const own = memberOf(object, name);
    if (object.kind === 'code' || object.kind === 'name') return codeOf(node, scope);
    return own.kind === 'unknown' &&
      !carries(object) &&
      object.kind !== 'settled' &&
      object.kind !== 'unknown'
      ? codeOf(node, scope)
      : own;
  };

  const objectLiteral = (node: ts.ObjectLiteralExpression, scope: Scope): Value => {
    let object = objectOf(new Map());
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        object = merge(reading.run.found, object, evaluate(property.expression, scope));
        continue;
      }
      const key = property.name;
      if (!key || ts.isComputedPropertyName(key)) continue;
      const name = ts.isStringLiteral(key) ? key.text : key.getText();
      const value = ts.isPropertyAssignment(property)
        ? evaluate(property.initializer, scope)
        : ts.isShorthandPropertyAssignment(property)
          ? identifier(property.name, scope)
          : ts.isMethodDeclaration(property)
            ? functionOf(property, scope, name)
            : unknown;
      object = merge(reading.run.found, object, objectOf(new Map([[name, value]])));
    }
    return object;
  };

  const binary = (node: ts.BinaryExpression, scope: Scope): Value => {
    const { left, right, operatorToken } = node;
    if (isAssignment(node)) {
      const value = evaluate(right, scope);
      if (ts.isIdentifier(left)) scope.assign(left.text, value);
      if (ts.isElementAccessExpression(left) && ts.isStringLiteral(left.argumentExpression))
        setMember(left.expression, left.argumentExpression.text, value, scope);
      if (ts.isElementAccessExpression(left) && ts.isElementAccessExpression(right))
        copyAll(left, right, scope);
      return value;
    }
    if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return reading.run.found.withDefault(evaluate(left, scope), () => evaluate(right, scope));
    if (operatorToken.kind === ts.SyntaxKind.BarBarToken) {
      // `_icon || (_icon = value)`: a compiler makes a constant when it is needed first.
      const made = unwrapped(right);
      if (ts.isBinaryExpression(made) && isAssignment(made) && made.left.getText() === left.getText())
        return evaluate(made.right, scope);
      const [value, other] = [evaluate(left, scope), evaluate(right, scope)];
      // `one || other` of two conditions gives no default.
      return value.kind === 'given' && other.kind === 'code' && !ts.isLiteralExpression(other.node)
        ? unknown
        : reading.run.found.withDefault(value, () => other);
    }
    return opaque(node, scope);
  };

  /** `object["key"] = value` */
  const setMember = (object: ts.Expression, name: string, value: Value, scope: Scope): void => {
    const known = ts.isIdentifier(object) ? scope.find(object.text) : undefined;
    if (ts.isIdentifier(object) && known?.kind === 'object')
      scope.assign(object.text, merge(reading.run.found, known, objectOf(new Map([[name, value]]))));
  };

  /** `copy[key] = object[key]` for all keys. */
  const copyAll = (
    left: ts.ElementAccessExpression,
    right: ts.ElementAccessExpression,
    scope: Scope,
  ): void => {
    const { expression, argumentExpression: key } = left;
    if (!ts.isIdentifier(expression) || key.getText() !== right.argumentExpression.getText()) return;
    const copy = scope.find(expression.text);
    if (copy?.kind === 'object')
      scope.assign(expression.text, merge(reading.run.found, copy, evaluate(right.expression, scope)));
  };

  /** Reads the parts to record their defaults. The whole is unknown where a part comes from the caller. */
  const opaque = (node: ts.Expression, scope: Scope): Value => {
    let derived = false;
    const visit = (child: ts.Node): void => {
      if (ts.isExpression(child)) derived = isDerived(evaluate(child, scope)) || derived;
      else ts.forEachChild(child, visit);
    };
    ts.forEachChild(node, visit);
    return derived ? unknown : codeOf(node, scope);
  };

  return { evaluate };
}
