import { ts } from '../program.ts';
import { calleeName, unwrapped } from '../script.ts';
import { elementText } from './element-text.ts';
import { codeOf, isDerived, merge, omit, textOf } from './made-values.ts';
import type { Reading } from './reading.ts';
import {
  asObject,
  carries,
  memberOf,
  nothing,
  type ObjectValue,
  objectOf,
  Scope,
  unknown,
  type Value,
} from './value.ts';

/** Depth limit of calls: enough for the hooks of a component; a script that calls itself ends sooner. */
const deepest = 24;
/** Names of functions of other packages that merge what the caller passes into their result. */
const mergesProps = /^(?:(?:extend|merge)\w*Props?|resolveProps)$/;

/** Reads calls: of functions in the script, of compiled syntax, of React and other packages. */
export function callReader(
  reading: Pick<Reading, 'run' | 'evaluate' | 'bind' | 'body' | 'isTop'>,
): Pick<Reading, 'call' | 'calling'> {
  const { evaluate, bind, body, isTop } = reading;

  const call = (callee: Value, values: readonly Value[]): Value => {
    if (callee.kind === 'settled') return call(callee.value, values);
    if (callee.kind === 'either') {
      const results = callee.values.map((callback) => call(callback, values));
      return results.find((outcome) => carries(outcome)) ?? results[0] ?? unknown;
    }
    if (
      callee.kind !== 'function' ||
      reading.run.stack.includes(callee.node) ||
      reading.run.stack.length > deepest
    )
      return unknown;
    const { node } = callee;
    const matters = (argument: Value) =>
      carries(argument) || /^(?:object|list|function)$/.test(argument.kind);
    // No value from the caller can reach it.
    if (isTop(callee.scope) && !values.some(matters)) return unknown;
    const scope = new Scope(callee.file, callee.scope);
    const { stack } = reading.run;
    reading.run.stack = [...stack, node];
    node.parameters.forEach((parameter, index) => {
      const value = parameter.dotDotDotToken
        ? ({ kind: 'list', items: values.slice(index) } as const)
        : (values[index] ?? nothing);
      const { initializer } = parameter;
      bind(
        parameter.name,
        initializer ? reading.run.found.withDefault(value, () => evaluate(initializer, scope)) : value,
        scope,
      );
    });
    const result = node.body ? body(node.body, scope) : unknown;
    reading.run.stack = stack;
    return result;
  };

  const calling = (node: ts.CallExpression, scope: Scope): Value => {
    const name = calleeName(node);
    const made = ts.isFunctionExpression(unwrapped(node.expression)) ? enumOf(node, scope) : null;
    if (made !== null) return made;
    const values = node.arguments.map((argument) => evaluate(argument, scope));
    const [first = nothing, second = nothing] = values;
    // The compiled forms of `{ ...one, ...other }` and of `{ one, ...rest }`.
    if (/^_?extends\d*$/.test(name) || node.expression.getText() === 'Object.assign')
      return values
        .slice(1)
        .reduce<ObjectValue>(
          (object, value) => merge(reading.run.found, object, value),
          asObject(first) ?? objectOf(new Map()),
        );
    if (/^_?objectWithoutProperties/.test(name))
      return second.kind === 'list' ? omit(first, second.items.flatMap(textOf)) : unknown;
    if (/^(?:_?jsxs?(?:DEV)?|createElement)$/.test(name)) {
      if (carries(second)) call(first, [second]);
      const { also = [], name: element = null } = first.kind === 'name' ? first : {};
      if (element === null) return unknown;
      const text = elementText(element, node.arguments[1]);
      return { kind: 'name', name: element, also: text === null ? also : [...also, text] };
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
    const passed = mergesProps.test(name) ? values.findLast((value) => asObject(value)?.rest === '') : null;
    if (passed) return passed;
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

  return { call, calling };
}
