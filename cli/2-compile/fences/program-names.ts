import type { Fence, FenceElement, FenceImport } from '../../model/fence.ts';
import { eachNode, isImport, isNode, isOpening, type Program } from '../modules/babel-nodes.ts';
import { importedName } from '../modules/module-imports.ts';

/** Keys under which an identifier is a name of something else, unless it is computed. */
const isMemberName = (parent: object, key: string): boolean =>
  (key === 'property' || key === 'key') && Reflect.get(parent, 'computed') !== true;

const notRead: Readonly<Record<string, readonly string[]>> = {
  TSQualifiedName: ['right'],
  ImportSpecifier: ['imported', 'local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  ExportSpecifier: ['exported'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  JSXAttribute: ['name'],
  JSXMemberExpression: ['property'],
};

const nameOf = (node: object): string => String(Reflect.get(node, 'name'));

/** `Lamp` in `lamp: Lamp` and in `interface Light extends Lamp`. */
const isTypeName = (parent: object, key: string): boolean =>
  key === 'typeName' ||
  (key === 'expression' && Reflect.get(parent, 'type') === 'TSExpressionWithTypeArguments');

/** Names that a pattern such as `{ a, b: [c] }` binds. */
function bound(pattern: unknown): string[] {
  const found: string[] = [];
  if (!isNode(pattern)) return found;
  eachNode(pattern, (node, parent, key) => {
    if (node.type !== 'Identifier') return;
    const isValue =
      parent?.type === 'ObjectProperty' ? key === 'value' : key !== 'right' && key !== 'typeName';
    if (isValue) found.push(nameOf(node));
  });
  return found;
}

/** Names that the statements of a module declare, its imports included. */
function declared(program: Program): Set<string> {
  const found = new Set<string>();
  const see = (statement: unknown): void => {
    if (!isNode(statement)) return;
    if (isImport(statement)) for (const { local } of statement.specifiers) found.add(local.name);
    see(Reflect.get(statement, 'declaration'));
    const id = Reflect.get(statement, 'id');
    if (isNode(id)) found.add(nameOf(id));
    const variables: unknown = Reflect.get(statement, 'declarations');
    for (const variable of Array.isArray(variables) ? variables : [])
      for (const name of bound(Reflect.get(variable, 'id'))) found.add(name);
  };
  for (const statement of program.body) see(statement);
  return found;
}

/** Component names begin with a capital letter; other elements are those of HTML. */
const isElementOfHtml = (name: string): boolean => /^[a-z]/.test(name);

/**
 * Names that a module reads and does not declare. Names of inner scopes may be among them: what is supplied for those
 * is hidden there.
 */
export function programNames(program: Program): Pick<Fence, 'names' | 'types' | 'imports' | 'elements'> {
  const own = declared(program);
  const names = new Set<string>();
  const values = new Set<string>();
  const imports: FenceImport[] = [];
  const elements: FenceElement[] = [];
  eachNode(program, (node, parent, key) => {
    if (isOpening(node) && node.name.type === 'JSXIdentifier' && !isElementOfHtml(node.name.name)) {
      const props = node.attributes.flatMap((attribute) =>
        attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
          ? [attribute.name.name]
          : [],
      );
      elements.push({ name: node.name.name, props });
    }
    if (isImport(node)) {
      for (const specifier of node.specifiers) {
        const found = importedName(specifier);
        const line = node.loc?.start.line ?? 1;
        const name = found?.name ?? '*';
        imports.push({ module: node.source.value, name, local: specifier.local.name, line });
      }
      if (node.specifiers.length === 0)
        imports.push({ module: node.source.value, name: '', local: '', line: node.loc?.start.line ?? 1 });
    }
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    if (parent === null || isMemberName(parent, key) || notRead[parent.type]?.includes(key)) return;
    const name = nameOf(node);
    if (node.type === 'JSXIdentifier' && parent.type !== 'JSXMemberExpression' && isElementOfHtml(name))
      return;
    if (own.has(name)) return;
    names.add(name);
    if (!isTypeName(parent, key)) values.add(name);
  });
  const types = [...names].filter((name) => !values.has(name));
  return { names: [...names].sort(), types: types.sort(), imports, elements };
}
