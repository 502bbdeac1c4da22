import { ts } from './program.ts';
import { parseScript } from './script.ts';

/**
 * Whether a published script exports what it calls `name`, under this or another name. True for a script whose exports
 * cannot be read.
 */
export function scriptExports(script: string, name: string): boolean {
  // CommonJS: `exports.Lamp = …`, `exports.default = Lamp`, `Object.defineProperty(exports, "Lamp", …)`
  if (!/^export\b/m.test(script)) {
    const assigns = new RegExp(`\\bexports(?:\\.|, ["'])${name}\\b|\\bexports\\.[\\w$]+ = ${name}\\b`);
    return !/\bexports\./.test(script) || /\bmodule\.exports\b/.test(script) || assigns.test(script);
  }
  return parseScript(script).statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return namesIn(statement.expression).has(name);
    if (!ts.isExportDeclaration(statement)) return isExported(statement) && declares(statement, name);
    const { exportClause: clause } = statement;
    if (!clause || !ts.isNamedExports(clause)) return true;
    return clause.elements.some((one) => one.name.text === name || one.propertyName?.text === name);
  });
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

const declares = (statement: ts.Statement, name: string): boolean =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.some((one) => one.name.getText() === name)
    : (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
      // `export default function Lamp`
      statement.name?.text === name;

/** `Lamp` in `memo(forwardRef(Lamp))`. */
function namesIn(node: ts.Expression): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) found.add(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}
