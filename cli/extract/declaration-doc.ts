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

/** `export { Lamp };` may carry the comment of what it exports. */
const exportStatements = (node: ts.Declaration, name: string): ts.Node[] =>
  node
    .getSourceFile()
    .statements.filter(
      (each) =>
        ts.isExportDeclaration(each) &&
        each.exportClause !== undefined &&
        ts.isNamedExports(each.exportClause) &&
        each.exportClause.elements.some((element) => element.name.text === name),
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

/** The JSDoc of a symbol: of its first declaration that has one, its export, or the member it overrides. */
export function symbolDoc(checker: ts.TypeChecker, symbol: ts.Symbol): DocComment {
  const declarations = symbol.declarations ?? [];
  const nodes = declarations.flatMap((each) => [commented(each), ...exportStatements(each, symbol.name)]);
  for (const node of nodes) {
    if (ts.isSourceFile(node) || ts.isTypeParameterDeclaration(node)) continue;
    const doc = before(node);
    if (!isEmpty(doc)) return doc;
  }
  for (const each of declarations) {
    const doc = inherited(checker, each, symbol.name);
    if (!isEmpty(doc)) return doc;
  }
  return empty;
}
