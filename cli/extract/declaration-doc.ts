import { type DocComment, docCommentBefore } from './doc-comment.ts';
import { ts } from './program.ts';

const empty: DocComment = { description: '', tags: [] };

const isEmpty = (doc: DocComment): boolean => doc.description === '' && doc.tags.length === 0;

function before(node: ts.Node): DocComment {
  const source = node.getSourceFile();
  return docCommentBefore(source.text.slice(node.pos, node.getStart(source, false)));
}

/** `declare const` carries its comment on the statement. */
function commented(node: ts.Node): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

/** `export { Lamp };` may carry the comment of the exported symbol. */
const exportStatements = (node: ts.Declaration, name: string): ts.Node[] =>
  node
    .getSourceFile()
    .statements.filter(
      (statement) =>
        ts.isExportDeclaration(statement) &&
        statement.exportClause !== undefined &&
        ts.isNamedExports(statement.exportClause) &&
        statement.exportClause.elements.some((element) => element.name.text === name),
    );

/** The comment of a member in a base interface, for a member without a comment of its own. */
function inherited(checker: ts.TypeChecker, node: ts.Declaration, name: string): DocComment {
  // A namespace is a whole file, which has no parent.
  if (!node.parent || !ts.isInterfaceDeclaration(node.parent)) return empty;
  const bases = node.parent.heritageClauses?.flatMap((clause) => clause.types) ?? [];
  for (const base of bases) {
    const property = checker.getPropertyOfType(checker.getTypeAtLocation(base), name);
    const doc = property ? symbolDoc(checker, property) : empty;
    if (!isEmpty(doc)) return doc;
  }
  return empty;
}

const inheritance = /\{@inheritDoc\b\s*([^}]*)\}/i;

/** The declaration that `Lamp.dim`, `Lamp#dim` or `(Lamp:class).dim` means where a comment names it. */
function named(checker: ts.TypeChecker, node: ts.Node, reference: string): ts.Symbol | undefined {
  const [first = '', ...rest] = reference.replace(/\(([^():]+)(?::\w+)?\)/g, '$1').split(/[.#~]/);
  const { Type, Value, Namespace, Alias } = ts.SymbolFlags;
  const scope = checker.getSymbolsInScope(node, Type | Value | Namespace | Alias);
  const resolved = (symbol: ts.Symbol | undefined): ts.Symbol | undefined =>
    symbol &&
    (symbol.flags & Alias ? checker.getAliasedSymbol(symbol) : checker.getExportSymbolOfSymbol(symbol));
  return rest.reduce<ts.Symbol | undefined>(
    (owner, name) =>
      owner &&
      resolved(
        owner.exports?.get(name as ts.__String) ??
          checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(owner), name) ??
          checker.getPropertyOfType(checker.getTypeOfSymbol(owner), name),
      ),
    resolved(scope.find(({ name }) => name === first.trim())),
  );
}

/** A comment with the text that `{@inheritDoc Lamp.dim}` takes from elsewhere; from the base when it has no name. */
function completed(checker: ts.TypeChecker, node: ts.Declaration, doc: DocComment, name: string): DocComment {
  const [whole, reference = ''] = inheritance.exec(doc.description) ?? [];
  const isTagged = doc.tags.some((tag) => tag.name.toLowerCase() === 'inheritdoc');
  if (whole === undefined && !isTagged) return doc;
  const target = reference.trim() === '' ? undefined : named(checker, node, reference.trim());
  const isItself = target?.declarations?.includes(node) ?? false;
  const source = target && !isItself ? symbolDoc(checker, target) : inherited(checker, node, name);
  const text =
    whole === undefined
      ? `${source.description}\n\n${doc.description}`
      : doc.description.replace(whole, source.description);
  return { description: text.trim(), tags: [...doc.tags, ...source.tags] };
}

/** The JSDoc of a symbol: from its first declaration that has one, its export, or the member it overrides. */
export function symbolDoc(checker: ts.TypeChecker, symbol: ts.Symbol): DocComment {
  const declarations = symbol.declarations ?? [];
  for (const declaration of declarations) {
    for (const node of [commented(declaration), ...exportStatements(declaration, symbol.name)]) {
      if (ts.isSourceFile(node) || ts.isTypeParameterDeclaration(node)) continue;
      const doc = before(node);
      if (!isEmpty(doc)) return completed(checker, declaration, doc, symbol.name);
    }
  }
  for (const declaration of declarations) {
    const doc = inherited(checker, declaration, symbol.name);
    if (!isEmpty(doc)) return doc;
  }
  return empty;
}
