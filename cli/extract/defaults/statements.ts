import { ts } from '../program.ts';
import { functionOf, isSame, named, omit } from './made-values.ts';
import { nullTest } from './null-test.ts';
import type { Reading } from './reading.ts';
import { carries, memberOf, nothing, Scope, unknown, type Value } from './value.ts';

/** Reads declarations and bodies of functions. */
export function statementReader(reading: Pick<Reading, 'run' | 'evaluate'>): Pick<Reading, 'bind' | 'body'> {
  const { evaluate } = reading;

  const bind = (pattern: ts.BindingName, value: Value, scope: Scope): void => {
    if (ts.isIdentifier(pattern)) {
      scope.names.set(pattern.text, named(value, pattern.text));
      return;
    }
    pattern.elements.forEach((element, index) => {
      if (ts.isOmittedExpression(element)) return;
      const { name, propertyName, initializer, dotDotDotToken } = element;
      if (ts.isArrayBindingPattern(pattern)) {
        const item = value.kind === 'list' ? (value.items[index] ?? nothing) : unknown;
        bind(
          name,
          initializer ? reading.run.found.withDefault(item, () => evaluate(initializer, scope)) : item,
          scope,
        );
        return;
      }
      if (dotDotDotToken) {
        const taken = pattern.elements.map((binding) => (binding.propertyName ?? binding.name).getText());
        bind(name, omit(value, taken), scope);
        return;
      }
      const key = propertyName ?? name;
      const own = memberOf(value, ts.isStringLiteral(key) ? key.text : key.getText());
      bind(
        name,
        initializer ? reading.run.found.withDefault(own, () => evaluate(initializer, scope)) : own,
        scope,
      );
    });
  };

  const body = (node: ts.ConciseBody, scope: Scope): Value => {
    if (!ts.isBlock(node)) return evaluate(node, scope);
    const returned: Value[] = [];
    block(node.statements, scope, returned);
    return (
      returned.find((argument) => carries(argument)) ??
      returned.find(({ kind }) => kind !== 'nothing' && kind !== 'unknown') ??
      returned[0] ??
      nothing
    );
  };

  const block = (statements: readonly ts.Statement[], scope: Scope, returned: Value[]): void => {
    for (const node of statements)
      if (ts.isFunctionDeclaration(node) && node.name)
        scope.names.set(node.name.text, functionOf(node, scope, node.name.text));
    statements.forEach((node, index) => {
      if (ts.isIfStatement(node)) choice(node, statements.slice(index + 1), scope, returned);
      else statement(node, scope, returned);
    });
  };

  const statement = (node: ts.Statement, scope: Scope, returned: Value[]): void => {
    if (ts.isFunctionDeclaration(node)) return;
    if (ts.isBlock(node)) block(node.statements, scope, returned);
    else if (ts.isIfStatement(node)) choice(node, [], scope, returned);
    else if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations)
        bind(name, initializer ? evaluate(initializer, scope) : nothing, scope);
    } else if (ts.isReturnStatement(node)) {
      returned.push(node.expression ? evaluate(node.expression, scope) : nothing);
    } else {
      ts.forEachChild(node, (child) => {
        if (ts.isStatement(child)) statement(child, scope, returned);
        else if (ts.isExpression(child)) evaluate(child, scope);
      });
    }
  };

  /** `if (value == null) return other; return value;`, and the same with assignments. */
  const choice = (
    node: ts.IfStatement,
    after: readonly ts.Statement[],
    scope: Scope,
    returned: Value[],
  ): void => {
    const test = nullTest(node.expression);
    const tested = evaluate(test?.tested ?? node.expression, scope);
    const [absent, present] = test?.absentWhenTrue
      ? [node.thenStatement, node.elseStatement]
      : [node.elseStatement, node.thenStatement];
    const run = (branch: ts.Statement | undefined): { scope: Scope; returned: Value[] } => {
      const inner = new Scope(scope.file, scope);
      const results: Value[] = [];
      // Assignments of a branch stay in it until both branches are known.
      const isolated = new Proxy(inner, {});
      isolated.assign = (name, value) => {
        if (!inner.names.has(name)) inner.names.set(name, value);
      };
      if (branch) statement(branch, isolated, results);
      return { scope: inner, returned: results };
    };
    const one = run(present);
    const other = run(absent);
    if (test && tested.kind === 'given') {
      const [first] = other.returned;
      const last = after.find(ts.isReturnStatement);
      if (first && last?.expression && isSame(evaluate(last.expression, scope), tested)) {
        returned.push(carries(first) ? tested : reading.run.found.settle(tested.path, first));
        return;
      }
    }
    for (const name of new Set([...one.scope.names.keys(), ...other.scope.names.keys()])) {
      if (scope.find(name) === undefined) continue;
      const [is, instead] = [one.scope.names.get(name), other.scope.names.get(name)];
      const decided = test && tested.kind === 'given' && is && instead && isSame(is, tested);
      const value =
        decided && !carries(instead) ? reading.run.found.settle(tested.path, instead) : (is ?? instead);
      if (value) scope.assign(name, value);
    }
    returned.push(...one.returned, ...other.returned);
  };

  return { bind, body };
}
