import { isDeclaration, ts } from './program.ts';

/** The published script beside a declaration: `lamp.mjs` of `lamp.d.mts`. A source is its own script. */
export const scriptFile = (file: string): string => file.replace(/\.d\.([cm]?)ts$/, '.$1js');

/** The scripts beside the declarations among some files, each module once. */
export function scriptFiles(files: readonly string[]): string[] {
  const all = new Set(files.filter(isDeclaration).map(scriptFile));
  // A package may have each module also in another form.
  return [...all].filter((file) => file.endsWith('.mjs') || !all.has(file.replace(/\.c?js$/, '.mjs')));
}

/** A published script, or a source with types, as a tree. */
export const parseScript = (text: string): ts.SourceFile =>
  ts.createSourceFile('script.tsx', text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX);

/** `a = b = value` → value; undefined for `void 0`, the CommonJS announcement of an export. */
export const lastOf = (node: ts.Expression | undefined): ts.Expression | null =>
  node === undefined || ts.isVoidExpression(node)
    ? null
    : ts.isParenthesizedExpression(node)
      ? lastOf(node.expression)
      : ts.isBinaryExpression(node)
        ? lastOf(node.right)
        : node;

/** The value that `const name = …` or `exports.name = …` assigns. */
export function assigned(source: ts.SourceFile, name: string): ts.Expression | null {
  let found: ts.Expression | null = null;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found ??= lastOf(node.initializer);
    if (ts.isBinaryExpression(node) && node.left.getText() === `exports.${name}`)
      found ??= lastOf(node.right);
    if (found === null) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Last word of a callee: `make` of `make()`, `kit.make()` and, in CommonJS, `(0, _kit.make)()`. */
export const calleeName = ({ expression }: ts.CallExpression): string =>
  /([\w$]+)\)?$/.exec(expression.getText())?.[1] ?? '';

/** An expression without the parentheses around it. */
export const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;
