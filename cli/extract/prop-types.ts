import { type DocComment, docCommentBefore, isIgnored } from './doc-comment.ts';
import { ts } from './program.ts';
import { parseScript } from './script.ts';

/** Facts about a prop at run time, with the comment that its authors chose to publish. */
export interface PropType {
  readonly name: string;
  readonly required: boolean;
  readonly doc: DocComment;
}

/**
 * The props of `component` from the `propTypes` in its published script, without props marked `@ignore`. Null when the
 * script has no `propTypes`.
 */
export function readPropTypes(script: string, component: string): PropType[] | null {
  const source = parseScript(script);
  const found = new Map<string, ts.ObjectLiteralExpression>();
  const wrapped = new Set<string>([component]);
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) {
      const { left, right } = node;
      const object = objectIn(right);
      if (left.name.text === 'propTypes' && object) found.set(left.expression.getText(), object);
    }
    // const Lamp = React.memo(LampRaw)
    if (ts.isVariableDeclaration(node) && node.name.getText() === component && node.initializer) {
      for (const name of argumentsIn(node.initializer)) wrapped.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const name = [...wrapped].find((key) => found.has(key));
  const object = name === undefined ? undefined : found.get(name);
  return object ? propsOf(source, object) : null;
}

/** `process.env.NODE_ENV !== 'production' ? {…} : void 0`, or the object itself. */
const objectIn = (node: ts.Expression): ts.ObjectLiteralExpression | null =>
  ts.isObjectLiteralExpression(node)
    ? node
    : ts.isConditionalExpression(node)
      ? objectIn(node.whenTrue)
      : null;

const argumentsIn = (node: ts.Expression): string[] =>
  ts.isParenthesizedExpression(node)
    ? argumentsIn(node.expression)
    : ts.isCallExpression(node)
      ? node.arguments.flatMap((argument) =>
          ts.isIdentifier(argument) ? [argument.text] : argumentsIn(argument),
        )
      : ts.isBinaryExpression(node)
        ? argumentsIn(node.right)
        : [];

function propsOf(source: ts.SourceFile, object: ts.ObjectLiteralExpression): PropType[] {
  return object.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const doc = docCommentBefore(source.text.slice(property.pos, property.getStart(source, false)));
    const { name, initializer } = property;
    if (isIgnored(doc)) return [];
    return {
      name: ts.isStringLiteral(name) ? name.text : name.getText(source),
      required: ts.isPropertyAccessExpression(initializer) && initializer.name.text === 'isRequired',
      doc,
    };
  });
}
