/** Values that scripts use where a name is absent: evidence by the form of the code, without following any call. */
import { eachNode, type Module, type Node, nameOf, nodeAt, nodesAt, readModule } from './modules.ts';

export interface Evidence {
  readonly name: string;
  readonly value: string;
  readonly file: string;
}

const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replace(/\/\*.*?\*\/ ?/g, '')
    .replace(/\(0, _\w+\.(\w+)\)/g, '$1')
    .trim();

/** Value of a constant, through imports; otherwise the text of the expression. */
function settledText(module: Module, node: Node | undefined, depth = 0): string {
  if (node === undefined) return '';
  const text = plain(module.code.slice(node.start, node.end));
  if (node.type !== 'Identifier' || depth > 5) return text;
  const imported = module.imports.get(text);
  const home = imported === undefined ? module : readModule(imported.file);
  const name = imported?.name ?? text;
  for (const statement of home.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? nodeAt(statement, 'declaration') : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const found = nodesAt(declaration, 'declarations').find((each) => nameOf(nodeAt(each, 'id')) === name);
    const init = found && nodeAt(found, 'init');
    // Components and other functions go by their names.
    if (init && /Literal$|^ArrayExpression$|^ObjectExpression$|^Identifier$/.test(init.type))
      return settledText(home, init, depth + 1);
  }
  return name === 'default' ? text : name;
}

/** The last name of `props.name`, `props?.slots?.name` or `name`. */
function lastName(node: Node | undefined): string {
  if (node === undefined) return '';
  if (/^(?:Optional)?MemberExpression$/.test(node.type))
    return node.computed === true ? '' : nameOf(nodeAt(node, 'property'));
  return nameOf(node);
}

const isNothing = (node: Node | undefined): boolean =>
  node?.type === 'NullLiteral' || (node?.type === 'Identifier' && node.name === 'undefined');

const pairsOf = (object: Node): [name: string, value: Node | undefined][] =>
  nodesAt(object, 'properties')
    .filter((each) => each.type === 'ObjectProperty' && each.computed !== true)
    .map((each) => [nameOf(nodeAt(each, 'key')), nodeAt(each, 'value')]);

const calleeOf = (module: Module, node: Node): string => {
  const callee = nodeAt(node, 'callee');
  return callee === undefined ? '' : module.code.slice(callee.start, callee.end);
};

function inCall(module: Module, node: Node): [string, Node | undefined][] {
  const given = nodesAt(node, 'arguments');
  const callee = calleeOf(module, node);
  const objects = given.filter((each) => each.type === 'ObjectExpression');
  if (/_extends$/.test(callee)) {
    const last = given.findLastIndex((each) => each.type !== 'ObjectExpression');
    const before = given.slice(0, Math.max(last, 0)).filter((each) => each.type === 'ObjectExpression');
    return before.flatMap(pairsOf);
  }
  if (/applyDefault\w*$/.test(callee) && objects.length === 0)
    return given.slice(0, -1).map((each, at) => [lastName(each), given[at + 1]]);
  return [];
}

/** `defaultViews: ['day']`, handed to a helper, is a value for `views`. */
const named = (pairs: [string, Node | undefined][]): [string, Node | undefined][] =>
  pairs.flatMap(([name, value]) => {
    const rest = /^default([A-Z]\w*)$/.exec(name)?.[1];
    return rest === undefined ? [] : [[`${rest[0]?.toLowerCase()}${rest.slice(1)}`, value]];
  });

function inNode(module: Module, node: Node): [string, Node | undefined][] {
  const left = nodeAt(node, 'left');
  const right = nodeAt(node, 'right');
  switch (node.type) {
    case 'ObjectProperty': {
      const value = nodeAt(node, 'value');
      return value?.type === 'AssignmentPattern'
        ? [[nameOf(nodeAt(node, 'key')), nodeAt(value, 'right')]]
        : [];
    }
    case 'LogicalExpression':
      return node.operator === '&&' ? [] : [[lastName(left), right]];
    case 'ConditionalExpression': {
      const test = nodeAt(node, 'test');
      if (test?.type !== 'BinaryExpression' || !isNothing(nodeAt(test, 'right'))) return [];
      const branch = /^!/.test(String(test.operator)) ? 'alternate' : 'consequent';
      return [[lastName(nodeAt(test, 'left')), nodeAt(node, branch)]];
    }
    case 'VariableDeclarator': {
      const init = nodeAt(node, 'init');
      const isDefaults =
        /default/i.test(nameOf(nodeAt(node, 'id'))) || /COL_DEF$/.test(nameOf(nodeAt(node, 'id')));
      if (!isDefaults || init === undefined) return [];
      const objects = init.type === 'ObjectExpression' ? [init] : nodesAt(init, 'arguments');
      return objects.filter((each) => each.type === 'ObjectExpression').flatMap(pairsOf);
    }
    case 'ObjectExpression':
      return named(pairsOf(node));
    case 'CallExpression':
      return inCall(module, node);
    default:
      return [];
  }
}

const kept = new Map<string, readonly Evidence[]>();

export function evidenceIn(file: string): readonly Evidence[] {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const module = readModule(file);
  const found: Evidence[] = [];
  for (const statement of module.body)
    eachNode(statement, (node) => {
      for (const [name, value] of inNode(module, node))
        if (name !== '' && !isNothing(value)) found.push({ name, value: settledText(module, value), file });
    });
  kept.set(file, found);
  return found;
}
