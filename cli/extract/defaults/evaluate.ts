import { ts } from '../program.ts';
import { calleeName } from '../script.ts';
import { nullTest } from './null-test.ts';
import type { Scripts } from './scripts.ts';
import {
  asObject,
  carries,
  childPath,
  type FunctionValue,
  given,
  memberOf,
  nothing,
  type ObjectValue,
  objectOf,
  type Path,
  Scope,
  unknown,
  type Value,
} from './value.ts';

/** The values that a script uses in place of props. */
export interface Found {
  /** Values for props that the caller does not pass, by path. */
  readonly defaults: ReadonlyMap<Path, readonly Value[]>;
  /** Values that replace whatever the caller passes. */
  readonly forced: ReadonlyMap<Path, readonly Value[]>;
}

/** Depth limit of calls: enough for the hooks of a component; a script that calls itself ends sooner. */
const deepest = 24;
/** A component replaces its absent props in far fewer steps. */
const mostSteps = 150_000;

/**
 * Reads the script of a component as if it ran with no optional prop: it follows the props through functions, hooks and
 * components of the documented packages, and records every value that replaces an absent prop. It does not run the
 * script.
 */
export function createReader(scripts: Scripts) {
  const modules = new Map<string, Scope>();
  const resolving = new Set<string>();
  let defaults = new Map<Path, Value[]>();
  let forced = new Map<Path, Value[]>();
  let stack: ts.Node[] = [];
  let steps = 0;

  const record = (into: Map<Path, Value[]>, path: Path, value: Value): void => {
    into.set(path, [...(into.get(path) ?? []), value]);
  };
  const settle = (path: Path, value: Value): Value => {
    if (value.kind !== 'nothing') record(defaults, path, value);
    return { kind: 'settled', path, value };
  };
  /** `value`, or `other()` for an absent prop. */
  const withDefault = (value: Value, other: () => Value): Value => {
    if (value.kind === 'nothing') return other();
    const instead = other();
    if (value.kind !== 'given' || carries(instead)) return value;
    return settle(value.path, instead);
  };

  const moduleScope = (file: string): Scope => {
    const scope = modules.get(file) ?? new Scope(file);
    modules.set(file, scope);
    return scope;
  };

  /** The value of a name at the top of a module. */
  const topValue = (file: string, name: string): Value => {
    const scope = moduleScope(file);
    const known = scope.names.get(name);
    if (known) return known;
    const key = `${file}:${name}`;
    if (resolving.has(key)) return unknown;
    resolving.add(key);
    const value = named(boundValue(scripts.binding(file, name), name), name);
    resolving.delete(key);
    scope.names.set(name, value);
    return value;
  };

  const boundValue = (bound: ReturnType<Scripts['binding']>, name: string): Value => {
    if (bound === null) return unknown;
    if (bound.kind === 'foreign') {
      const last = bound.specifier.split('/').at(-1) ?? '';
      return { kind: 'name', name, also: [bound.name === 'default' ? last : bound.name] };
    }
    const { node, file } = bound;
    const scope = moduleScope(file);
    if (ts.isFunctionDeclaration(node)) return functionOf(node, scope, node.name?.text ?? name);
    if (ts.isVariableDeclaration(node)) {
      const own = node.name.getText();
      if (own !== name || scope.names.has(own)) return scope.names.get(own) ?? topValue(file, own);
      const value = node.initializer ? orName(named(evaluate(node.initializer, scope), own), own) : unknown;
      scope.names.set(own, value);
      return value;
    }
    return named(evaluate(node as ts.Expression, scope), name);
  };

  const named = (value: Value, name: string): Value =>
    value.kind === 'function' ? { ...value, name } : value;

  /** The result of a call at the top of a module, such as an icon or an enum, is represented by its name. */
  const orName = (value: Value, name: string): Value =>
    value.kind === 'unknown' || (value.kind === 'code' && ts.isCallExpression(value.node))
      ? { kind: 'name', name, also: [] }
      : value.kind === 'name'
        ? { ...value, name, also: [value.name, ...value.also] }
        : value;

  const functionOf = (
    node: ts.FunctionLikeDeclaration,
    scope: Scope,
    name: string | null,
  ): FunctionValue => ({
    kind: 'function',
    node,
    scope,
    file: scope.file,
    name,
  });

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
        bind(name, initializer ? withDefault(item, () => evaluate(initializer, scope)) : item, scope);
        return;
      }
      if (dotDotDotToken) {
        const taken = pattern.elements.map((binding) => (binding.propertyName ?? binding.name).getText());
        bind(name, omit(value, taken), scope);
        return;
      }
      const key = propertyName ?? name;
      const own = memberOf(value, ts.isStringLiteral(key) ? key.text : key.getText());
      bind(name, initializer ? withDefault(own, () => evaluate(initializer, scope)) : own, scope);
    });
  };

  const omit = (value: Value, names: readonly string[]): Value => {
    const object = asObject(value);
    if (object === null) return unknown;
    const members = new Map([...object.members].filter(([name]) => !names.includes(name)));
    return { ...object, members, without: new Set([...object.without, ...names]) };
  };

  /** `{ ...object, ...source }` */
  const merge = (object: ObjectValue, source: Value): ObjectValue => {
    const other = asObject(source);
    if (other === null) return object;
    const members = new Map(object.members);
    let { rest, without } = object;
    if (other.rest !== null) {
      for (const [name, value] of object.members) {
        if (other.without.has(name) || other.members.has(name)) continue;
        const path = childPath(other.rest, name);
        const passes = value.kind === 'given' || (value.kind === 'settled' && value.path === path);
        members.set(name, passes ? value : withDefault(given(path), () => value));
      }
      rest = other.rest;
      without = other.without;
    }
    for (const [name, value] of other.members) {
      const before = memberOf({ ...object, members, rest, without }, name);
      const replaced = before.kind === 'given' && (value.kind === 'code' || value.kind === 'nothing');
      if (replaced) record(forced, before.path, value);
      members.set(name, value);
    }
    return { kind: 'object', members, rest, without };
  };

  const call = (callee: Value, values: readonly Value[]): Value => {
    if (callee.kind === 'settled') return call(callee.value, values);
    if (callee.kind === 'either') {
      const results = callee.values.map((callback) => call(callback, values));
      return results.find((outcome) => carries(outcome)) ?? results[0] ?? unknown;
    }
    if (callee.kind !== 'function' || stack.includes(callee.node) || stack.length > deepest) return unknown;
    const { node } = callee;
    const matters = (argument: Value) =>
      carries(argument) || /^(?:object|list|function)$/.test(argument.kind);
    // No value from the caller can reach it.
    if (callee.scope === modules.get(callee.file) && !values.some(matters)) return unknown;
    const scope = new Scope(callee.file, callee.scope);
    stack.push(node);
    node.parameters.forEach((parameter, index) => {
      const value = parameter.dotDotDotToken
        ? ({ kind: 'list', items: values.slice(index) } as const)
        : (values[index] ?? nothing);
      const { initializer } = parameter;
      bind(
        parameter.name,
        initializer ? withDefault(value, () => evaluate(initializer, scope)) : value,
        scope,
      );
    });
    const result = node.body ? body(node.body, scope) : unknown;
    stack = stack.slice(0, -1);
    return result;
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
        returned.push(carries(first) ? tested : settle(tested.path, first));
        return;
      }
    }
    for (const name of new Set([...one.scope.names.keys(), ...other.scope.names.keys()])) {
      if (scope.find(name) === undefined) continue;
      const [is, instead] = [one.scope.names.get(name), other.scope.names.get(name)];
      const decided = test && tested.kind === 'given' && is && instead && isSame(is, tested);
      const value = decided && !carries(instead) ? settle(tested.path, instead) : (is ?? instead);
      if (value) scope.assign(name, value);
    }
    returned.push(...one.returned, ...other.returned);
  };

  const isSame = (one: Value, other: Value): boolean =>
    one.kind === 'given' && other.kind === 'given' && one.path === other.path;

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
    return withDefault(is, () => instead);
  };

  const evaluate = (node: ts.Expression, scope: Scope): Value => {
    steps += 1;
    if (steps > mostSteps) return unknown;
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
        object = merge(object, evaluate(property.expression, scope));
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
      object = merge(object, objectOf(new Map([[name, value]])));
    }
    return object;
  };

  const binary = (node: ts.BinaryExpression, scope: Scope): Value => {
    const { left, right, operatorToken } = node;
    if (operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const value = evaluate(right, scope);
      if (ts.isIdentifier(left)) scope.assign(left.text, value);
      if (ts.isElementAccessExpression(left) && ts.isStringLiteral(left.argumentExpression))
        setMember(left.expression, left.argumentExpression.text, value, scope);
      if (ts.isElementAccessExpression(left) && ts.isElementAccessExpression(right))
        copyAll(left, right, scope);
      return value;
    }
    if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return withDefault(evaluate(left, scope), () => evaluate(right, scope));
    if (operatorToken.kind === ts.SyntaxKind.BarBarToken) {
      const [value, other] = [evaluate(left, scope), evaluate(right, scope)];
      // `one || other` of two conditions is no default.
      return value.kind === 'given' && other.kind === 'code' && !ts.isLiteralExpression(other.node)
        ? unknown
        : withDefault(value, () => other);
    }
    return opaque(node, scope);
  };

  /** `object["key"] = value` */
  const setMember = (object: ts.Expression, name: string, value: Value, scope: Scope): void => {
    const known = ts.isIdentifier(object) ? scope.find(object.text) : undefined;
    if (ts.isIdentifier(object) && known?.kind === 'object')
      scope.assign(object.text, merge(known, objectOf(new Map([[name, value]]))));
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
      scope.assign(expression.text, merge(copy, evaluate(right.expression, scope)));
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

  const isDerived = (value: Value): boolean =>
    carries(value) || value.kind === 'settled' || value.kind === 'unknown';

  const codeOf = (node: ts.Expression, scope: Scope): Value => ({
    kind: 'code',
    node,
    file: scope.file,
    scope,
  });

  const calling = (node: ts.CallExpression, scope: Scope): Value => {
    const name = calleeName(node);
    const made = ts.isFunctionExpression(unwrapped(node.expression)) ? enumOf(node, scope) : null;
    if (made !== null) return made;
    const values = node.arguments.map((argument) => evaluate(argument, scope));
    const [first = nothing, second = nothing] = values;
    // The compiled forms of `{ ...one, ...other }` and of `{ one, ...rest }`.
    if (/^_?extends\d*$/.test(name) || node.expression.getText() === 'Object.assign')
      return values.slice(1).reduce<ObjectValue>(merge, asObject(first) ?? objectOf(new Map()));
    if (/^_?objectWithoutProperties/.test(name))
      return second.kind === 'list' ? omit(first, second.items.flatMap(textOf)) : unknown;
    if (/^(?:_?jsxs?(?:DEV)?|createElement)$/.test(name)) {
      if (carries(second)) call(first, [second]);
      const { also = [], name: element = null } = first.kind === 'name' ? first : {};
      return element === null ? unknown : { kind: 'name', name: element, also };
    }
    if (/^use[A-Z]\w*Props$/.test(name)) {
      const props = memberOf(first, 'props');
      if (asObject(props) !== null && memberOf(first, 'name').kind === 'code') return props;
    }
    const respelled = ts.isPropertyAccessExpression(node.expression)
      ? respell(node.expression, node, scope)
      : null;
    if (respelled !== null) return respelled;
    const callee = evaluate(node.expression, scope);
    if (callee.kind === 'function' || callee.kind === 'either' || callee.kind === 'settled') {
      const own = call(callee, values);
      if (own.kind !== 'nothing' && own.kind !== 'unknown') return own;
      return values.some(isDerived) ? unknown : own.kind === 'nothing' ? own : codeOf(node, scope);
    }
    return foreignCall(name, values, node, scope);
  };

  /**
   * The value of `(function (Level) { Level["Low"] = "low"; return Level; })(Level || {})`, the compiled form of an
   * enum.
   */
  const enumOf = ({ expression }: ts.CallExpression, scope: Scope): Value | null => {
    const made = unwrapped(expression);
    const [parameter] = ts.isFunctionExpression(made) ? made.parameters : [];
    if (!parameter || !ts.isFunctionExpression(made)) return null;
    const inner = new Scope(scope.file, scope);
    inner.names.set(parameter.name.getText(), objectOf(new Map()));
    return body(made.body, inner);
  };

  const unwrapped = (node: ts.Expression): ts.Expression =>
    ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;

  /** `Object.keys(object).reduce(…)` that writes the keys with a small first letter. */
  const respell = (
    { expression, name }: ts.PropertyAccessExpression,
    node: ts.CallExpression,
    scope: Scope,
  ): Value | null => {
    const keys = ts.isCallExpression(expression) && expression.expression.getText() === 'Object.keys';
    if (!keys || name.text !== 'reduce' || !/\.toLowerCase\(/.test(node.getText())) return null;
    const [argument] = expression.arguments;
    const object = argument && asObject(evaluate(argument, scope));
    if (!object || object.rest !== null) return unknown;
    return objectOf(
      new Map(
        [...object.members].map(([key, value]) => [`${key.charAt(0).toLowerCase()}${key.slice(1)}`, value]),
      ),
    );
  };

  /** A function of React or of another package: its callbacks run, and a hook for props returns the props. */
  const foreignCall = (
    name: string,
    values: readonly Value[],
    node: ts.CallExpression,
    scope: Scope,
  ): Value => {
    const [first = nothing] = values;
    if (/^(?:forwardRef|memo)$/.test(name)) return first;
    // Handlers and effects come after the props are complete.
    const runs = name === 'useMemo' || !/^(?:use[A-Z]|styled$)/.test(name);
    const [result = unknown] = values.map((value) =>
      value.kind === 'function' && runs ? call(value, []) : unknown,
    );
    if (ts.isCallExpression(node.expression) && calleeName(node.expression) === 'styled')
      return styledOf(node.expression, scope);
    if (name === 'useMemo') return result;
    if (name === 'useCallback' || name === 'useEventCallback') return first;
    return values.some(isDerived) ? unknown : codeOf(node, scope);
  };

  /** `styled(Lamp, …)(…)` wraps `Lamp`. */
  const styledOf = ({ arguments: [base] }: ts.CallExpression, scope: Scope): Value => {
    const wrapped = base && evaluate(base, scope);
    const names =
      wrapped?.kind === 'name'
        ? [wrapped.name, ...wrapped.also]
        : wrapped?.kind === 'function' && wrapped.name
          ? [wrapped.name]
          : [];
    const [name = ''] = names;
    return name === '' ? unknown : { kind: 'name', name, also: names };
  };

  const textOf = (value: Value): string[] =>
    value.kind === 'code' && ts.isStringLiteral(value.node) ? [value.node.text] : [];

  return {
    /** The values that the component exported as `name` from `file` uses in place of props. */
    read: (file: string, name: string): Found => {
      defaults = new Map();
      forced = new Map();
      stack = [];
      steps = 0;
      const component = boundValue(scripts.exported(file, name), name);
      call(component, [objectOf(new Map(), '')]);
      return { defaults, forced };
    },
    /** The value of an export. */
    valueOf: (file: string, name: string): Value => boundValue(scripts.exported(file, name), name),
  };
}
