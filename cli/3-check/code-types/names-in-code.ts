import {
  type Identifier,
  type ImportDeclaration,
  type JsxAttribute,
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  type Node,
  type ObjectLiteralExpression,
  type PropertyAccessExpression,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { Range } from './shown-code.ts';

/** The names of a module by the way in which their meaning is found. */
export interface NamesInCode {
  /** Local name → its import from another package. */
  readonly imports: ReadonlyMap<string, { readonly module: string; readonly name: string }>;
  readonly attributes: readonly { readonly node: Node; readonly name: string; readonly element: string }[];
  readonly members: readonly { readonly node: Node; readonly name: string; readonly object: Node }[];
  readonly keys: readonly {
    readonly node: Node;
    readonly name: string;
    readonly object: ObjectLiteralExpression;
    /** The attribute that has the object as its value, or in its value. */
    readonly attribute: Attribute | null;
  }[];
  readonly others: readonly { readonly node: Node; readonly name: string }[];
  /** The parts that a variant without types lacks. */
  readonly erased: readonly Range[];
}

interface Attribute {
  readonly name: string;
  readonly element: string;
  /** Whether the object is the value itself. */
  readonly isOwn: boolean;
}

const is =
  <Kind extends Node>(kind: SyntaxKind) =>
  (node: Node): node is Kind =>
    node.kind === kind;

const isIdentifier = is<Identifier>(SyntaxKind.Identifier);
const isAccess = is<PropertyAccessExpression>(SyntaxKind.PropertyAccessExpression);
const isAttribute = is<JsxAttribute>(SyntaxKind.JsxAttribute);
const isObject = is<ObjectLiteralExpression>(SyntaxKind.ObjectLiteralExpression);
const isOpening = is<JsxOpeningElement>(SyntaxKind.JsxOpeningElement);
const isSelfClosing = is<JsxSelfClosingElement>(SyntaxKind.JsxSelfClosingElement);
const isImport = is<ImportDeclaration>(SyntaxKind.ImportDeclaration);

const erasedKinds = new Set([SyntaxKind.InterfaceDeclaration, SyntaxKind.TypeAliasDeclaration]);

const isErased = (node: Node): boolean =>
  erasedKinds.has(node.kind) ||
  (node.kind >= SyntaxKind.FirstTypeNode && node.kind <= SyntaxKind.LastTypeNode) ||
  (node.kind === SyntaxKind.ExpressionWithTypeArguments && isErased(node.parent)) ||
  node.kind === SyntaxKind.TypeParameter;

/** The name of the element that has an attribute; empty for one of another form. */
function elementOf(attribute: JsxAttribute): string {
  const { parent: tag } = attribute.parent;
  return (isOpening(tag) || isSelfClosing(tag)) && isIdentifier(tag.tagName) ? tag.tagName.text : '';
}

function attributeAround(object: Node): Attribute | null {
  let isOwn = true;
  for (let node = object.parent; node !== undefined; node = node.parent) {
    if (isAttribute(node)) {
      const { name } = node;
      return isIdentifier(name) ? { name: name.text, element: elementOf(node), isOwn } : null;
    }
    if (node.kind !== SyntaxKind.JsxExpression) isOwn = false;
  }
  return null;
}

function importsIn(file: SourceFile): NamesInCode['imports'] {
  const found = new Map<string, { readonly module: string; readonly name: string }>();
  for (const statement of file.statements) {
    if (!isImport(statement)) continue;
    const module = statement.moduleSpecifier.getText(file).slice(1, -1);
    const bindings = statement.importClause?.namedBindings;
    if (bindings?.kind !== SyntaxKind.NamedImports || module.startsWith('.')) continue;
    for (const { name, propertyName } of bindings.elements)
      found.set(name.text, { module, name: propertyName?.text ?? name.text });
  }
  return found;
}

/** Whether a name is a key of an object literal. */
function keyOf(node: Node): ObjectLiteralExpression | null {
  const { parent } = node;
  const isKey = parent !== undefined && Reflect.get(parent, 'name') === node && isObject(parent.parent);
  return isKey && isObject(parent.parent) ? parent.parent : null;
}

export function namesInCode(file: SourceFile): NamesInCode {
  const attributes: NamesInCode['attributes'][number][] = [];
  const members: NamesInCode['members'][number][] = [];
  const keys: NamesInCode['keys'][number][] = [];
  const others: NamesInCode['others'][number][] = [];
  const erased: Range[] = [];
  const add = (node: Identifier): void => {
    const { parent, text: name } = node;
    const object = keyOf(node);
    if (isAttribute(parent)) attributes.push({ node, name, element: elementOf(parent) });
    else if (isAccess(parent) && parent.name === node)
      members.push({ node, name, object: parent.expression });
    else if (object !== null) keys.push({ node, name, object, attribute: attributeAround(object) });
    else others.push({ node, name });
  };
  const visit = (node: Node): void => {
    if (isErased(node)) erased.push([node.pos, node.end]);
    if (isIdentifier(node)) add(node);
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return { imports: importsIn(file), attributes, members, keys, others, erased };
}
