import { ts } from '../program.ts';
import { functionOf, named } from './made-values.ts';
import type { Reading } from './reading.ts';
import type { Scripts } from './scripts.ts';
import { Scope, unknown, type Value } from './value.ts';

/** Values of names at the top of modules, kept from one component to the next. */
export function moduleNames(scripts: Scripts, { evaluate }: Pick<Reading, 'evaluate'>) {
  const modules = new Map<string, Scope>();
  const resolving = new Set<string>();

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

  /** The result of a call at the top of a module, such as an icon or an enum, is represented by its name. */
  const orName = (value: Value, name: string): Value =>
    value.kind === 'unknown' || (value.kind === 'code' && ts.isCallExpression(value.node))
      ? { kind: 'name', name, also: value.kind === 'code' ? [value.node.getText()] : [] }
      : value.kind === 'name'
        ? { ...value, name, also: [value.name, ...value.also] }
        : value;

  return { topValue, boundValue, isTop: (scope: Scope) => scope === modules.get(scope.file) };
}
