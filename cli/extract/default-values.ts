import { ts } from './program.ts';
import { assigned, parseScript } from './script.ts';

/** A longer value is less clear than none. */
const longest = 60;

/**
 * The values that the source of a component uses for missing props: `({ lit = true }) => …`, `const { lit = true } =
 * props`, `Lamp.defaultProps = { lit: true }` or `static defaultProps`.
 */
export function defaultValues(script: string, component: string): ReadonlyMap<string, string> {
  const source = parseScript(script);
  const found = new Map<string, string>();
  const add = (name: string, value: ts.Expression): void => {
    const text = literalText(source, value);
    if (text !== null && !found.has(name)) found.set(name, text);
  };
  const own = definitionOf(source, component);
  for (const pattern of patternsOf(own)) {
    for (const { propertyName, name, initializer } of pattern.elements)
      if (initializer) add((propertyName ?? name).getText(), initializer);
  }
  for (const object of defaultObjects(source, component, own)) {
    for (const property of object.properties)
      if (ts.isPropertyAssignment(property)) add(property.name.getText(), property.initializer);
  }
  return found;
}

type Definition = ts.FunctionLikeDeclaration | ts.ClassLikeDeclaration;

/** The function or class that a name refers to, also inside wrappers such as `forwardRef` and `memo`. */
function definitionOf(source: ts.SourceFile, name: string): Definition | null {
  const seen = new Set<string>();
  const behind = (node: ts.Node | null): Definition | null => {
    if (node === null) return null;
    if (ts.isFunctionLike(node) && 'body' in node) return node as ts.FunctionLikeDeclaration;
    if (ts.isClassLike(node)) return node;
    if (ts.isIdentifier(node)) return byName(node.text);
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return behind(node.expression);
    if (!ts.isCallExpression(node)) return null;
    return node.arguments.map(behind).find((pattern) => pattern !== null) ?? null;
  };
  const byName = (text: string): Definition | null => {
    if (seen.has(text)) return null;
    seen.add(text);
    const declared = source.statements.find(
      (statement): statement is ts.FunctionDeclaration | ts.ClassDeclaration =>
        (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
        statement.name?.text === text,
    );
    return declared ?? behind(assigned(source, text));
  };
  return byName(name);
}

/** `{ lit = true }` as the first parameter, or where the body destructures it. */
function patternsOf(definition: Definition | null): ts.ObjectBindingPattern[] {
  if (definition === null || ts.isClassLike(definition)) return [];
  const [first] = definition.parameters;
  if (first === undefined) return [];
  if (ts.isObjectBindingPattern(first.name)) return [first.name];
  const { body } = definition;
  const props = first.name.getText();
  if (body === undefined || !ts.isBlock(body)) return [];
  return body.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ name, initializer }) =>
        ts.isObjectBindingPattern(name) && initializer?.getText() === props ? [name] : [],
      ),
    );
}

function defaultObjects(
  source: ts.SourceFile,
  component: string,
  definition: Definition | null,
): ts.ObjectLiteralExpression[] {
  const assignedOnes = source.statements.flatMap((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return [];
    const { left, right } = statement.expression;
    return left.getText() === `${component}.defaultProps` ? [right] : [];
  });
  const statics =
    definition !== null && ts.isClassLike(definition)
      ? definition.members
          .filter(ts.isPropertyDeclaration)
          .filter(({ name }) => name.getText() === 'defaultProps')
      : [];
  return [...assignedOnes, ...statics.flatMap(({ initializer }) => initializer ?? [])].filter(
    ts.isObjectLiteralExpression,
  );
}

/** A value as written, or that of the constant it names; null when it has no meaning outside its module. */
function literalText(source: ts.SourceFile, value: ts.Expression): string | null {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
    return literalText(source, value.expression);
  if (ts.isIdentifier(value)) {
    const constant = value.text === 'undefined' ? null : assigned(source, value.text);
    return constant === null || ts.isIdentifier(constant) ? null : literalText(source, constant);
  }
  const text = value.getText();
  return text.length > longest || text.includes('\n') ? null : text;
}
