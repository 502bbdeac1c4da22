import { createRequire } from 'node:module';
import { ts } from './program.ts';
import { assigned, parseScript } from './script.ts';

/** Global class names by key: `root` → `Glow-Lamp-root`. */
export type ClassNames = Readonly<Record<string, string>>;

/**
 * The class names that a published script assigns to the constant `name`, as an object of texts or by calling a
 * function of another package with a text and a list of keys. That function is called here, because only it can make
 * the names; the documented package itself is not run, because it may need a bundler. Null when there is neither.
 */
export function readClassNames(script: string, file: string, name: string): ClassNames | null {
  const source = parseScript(script);
  const value = assigned(source, name);
  if (value === null) return null;
  if (ts.isObjectLiteralExpression(value)) return asNames(Object.fromEntries(value.properties.map(entry)));
  if (!ts.isCallExpression(value)) return null;
  const [prefix, keys] = value.arguments;
  if (!prefix || !ts.isStringLiteral(prefix) || !keys || !ts.isArrayLiteralExpression(keys)) return null;
  const make = importedFunction(source, file, value.expression);
  return (
    make &&
    asNames(
      make(
        prefix.text,
        keys.elements.filter(ts.isStringLiteral).map(({ text }) => text),
      ),
    )
  );
}

const entry = (node: ts.ObjectLiteralElementLike): [string, unknown] =>
  ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer)
    ? [ts.isStringLiteral(node.name) ? node.name.text : node.name.getText(), node.initializer.text]
    : ['', null];

const asNames = (value: unknown): ClassNames | null =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((argument) => typeof argument === 'string')
    ? (value as ClassNames)
    : null;

type Make = (prefix: string, keys: readonly string[]) => unknown;

/** The function of another package that an expression calls: `make`, or `(0, _make.default)` in CommonJS. */
function importedFunction(source: ts.SourceFile, file: string, callee: ts.Expression): Make | null {
  const words = callee.getText().replace(/^\(0, (.*)\)$/, '$1');
  const [local = '', member] = words.split('.');
  const found = imports(source).find((candidate) => candidate.local === local);
  if (!found || found.specifier.startsWith('.')) return null;
  const loaded: unknown = createRequire(file)(found.specifier);
  const name = member ?? found.name;
  const value = name === 'default' ? (defaultOf(loaded) ?? loaded) : property(loaded, name);
  return typeof value === 'function' ? (value as Make) : null;
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const defaultOf = (value: unknown): unknown => property(value, 'default');

interface Import {
  readonly local: string;
  readonly specifier: string;
  readonly name: string;
}

function imports(source: ts.SourceFile): Import[] {
  return source.statements.flatMap((statement): Import[] => {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const specifier = statement.moduleSpecifier.text;
      const { importClause: clause } = statement;
      const named =
        clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
      return [
        ...(clause?.name ? [{ local: clause.name.text, specifier, name: 'default' }] : []),
        ...named.map(({ name, propertyName }) => ({
          local: name.text,
          specifier,
          name: (propertyName ?? name).text,
        })),
      ];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declaration) => {
      const specifier = /\brequire\(["']([^"']+)["']\)/.exec(declaration.initializer?.getText() ?? '')?.[1];
      return specifier ? [{ local: declaration.name.getText(), specifier, name: 'default' }] : [];
    });
  });
}
