import { ts } from '../program.ts';

/** `<Spark size="small" />`: an element without children, as its author wrote it; null where a prop has to be evaluated. */
export function elementText(name: string, props: ts.Expression | undefined): string | null {
  if (props === undefined || props.kind === ts.SyntaxKind.NullKeyword) return `<${name} />`;
  if (!ts.isObjectLiteralExpression(props)) return null;
  const written = props.properties.map((property) => {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return null;
    const { initializer } = property;
    const key = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
    if (key === 'children') return null;
    if (ts.isStringLiteral(initializer)) return ` ${key}="${initializer.text}"`;
    return ts.isNumericLiteral(initializer) ? ` ${key}={${initializer.text}}` : null;
  });
  return written.includes(null) ? null : `<${name}${written.join('')} />`;
}
