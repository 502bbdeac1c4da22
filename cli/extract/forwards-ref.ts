import { ts } from './program.ts';
import { assigned, calleeName, parseScript } from './script.ts';

/**
 * Whether a script makes a component that takes a ref: with `forwardRef`, also inside wrappers such as `memo`, or with
 * `styled`. Null for another name of a component that another module makes.
 */
export function forwardsRef(script: string, component: string): boolean | null {
  const source = parseScript(script);
  const seen = new Set<string>();
  const makes = (node: ts.Expression | null): boolean => {
    if (node === null) return false;
    if (ts.isIdentifier(node)) {
      if (seen.has(node.text)) return false;
      seen.add(node.text);
      return makes(assigned(source, node.text));
    }
    if (!ts.isCallExpression(node)) return false;
    // styled('div', …)(…)
    const maker = ts.isCallExpression(node.expression) ? calleeName(node.expression) : null;
    return maker === 'styled' || calleeName(node) === 'forwardRef' || node.arguments.some(makes);
  };
  const value = assigned(source, component);
  return value !== null && isImported(source, value.getText()) ? null : makes(value);
}

const isImported = (source: ts.SourceFile, name: string): boolean =>
  source.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      statement.importClause?.namedBindings !== undefined &&
      ts.isNamedImports(statement.importClause.namedBindings) &&
      statement.importClause.namedBindings.elements.some((one) => one.name.text === name),
  );
