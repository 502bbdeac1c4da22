import type { Place, Position } from '../../diagnostics/place.ts';
import type { ImportedName, ModuleImport } from '../../model/page.ts';
import { eachNode, type Import, isImport, isNode, isOpening, type Program } from './babel-nodes.ts';

type ImportSpecifier = Import['specifiers'][number];

/** A namespace import has no name in its module. */
export function importedName(specifier: ImportSpecifier): ImportedName | null {
  const local = specifier.local.name;
  if (specifier.type === 'ImportNamespaceSpecifier') return null;
  if (specifier.type === 'ImportDefaultSpecifier') return { name: 'default', local };
  const { imported } = specifier;
  return { name: imported.type === 'Identifier' ? imported.name : imported.value, local };
}

/** The text in quotes by which code names a module. */
export interface Specifier {
  readonly value: string;
  /** Offset of its first quote. */
  readonly start: number;
}

const quoted = (node: unknown): Specifier | null => {
  if (!isNode(node) || node.type !== 'StringLiteral') return null;
  return { value: String(Reflect.get(node, 'value')), start: Number(Reflect.get(node, 'start')) };
};

/** The specifier of the module that a node names. */
function specifierOf(node: { readonly type: string }): Specifier | null {
  const property = (name: string): unknown => Reflect.get(node, name);
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return quoted(property('source'));
    case 'TSImportType':
      return quoted(property('argument'));
    case 'CallExpression': {
      const callee = property('callee');
      const given = property('arguments');
      return isNode(callee) && callee.type === 'Import' && Array.isArray(given) ? quoted(given[0]) : null;
    }
    default:
      return null;
  }
}

/** Every place where a module names another, in order. */
export function specifiersIn(program: Program): Specifier[] {
  const found: Specifier[] = [];
  eachNode(program, (node) => {
    const specifier = specifierOf(node);
    if (specifier !== null) found.push(specifier);
  });
  return found.sort((one, other) => one.start - other.start);
}

/** Props passed to the elements of a module, by the name of the element. */
function elementProps(program: Program): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  eachNode(program, (node) => {
    if (!isOpening(node) || node.name.type !== 'JSXIdentifier') return;
    const props = found.get(node.name.name) ?? new Set();
    for (const attribute of node.attributes)
      if (attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier')
        props.add(attribute.name.name);
    found.set(node.name.name, props);
  });
  return new Map([...found].map(([name, props]) => [name, [...props].sort()]));
}

/** Every module that a module imports, re-exports or loads at run time, once, in order; type imports count. */
export function moduleImports(program: Program): ModuleImport[] {
  const given = elementProps(program);
  const found: (ModuleImport & { readonly start: number; readonly names: ImportedName[] })[] = [];
  const add = (node: object, rest: Pick<ModuleImport, 'specifier' | 'effectsOnly'>, names: ImportedName[]) =>
    found.push({ start: Number(Reflect.get(node, 'start')), ...placeOf(node), ...rest, names });
  eachNode(program, (node) => {
    if (isImport(node)) {
      const names = node.specifiers.flatMap((specifier): ImportedName[] => {
        const name = importedName(specifier);
        const props = name && given.get(name.local);
        return name ? [props ? { ...name, props } : name] : [];
      });
      const effects = node.specifiers.length === 0 ? ({ effectsOnly: true } as const) : {};
      add(node, { specifier: node.source.value, ...effects }, names);
      return;
    }
    const specifier = specifierOf(node);
    if (specifier !== null) add(node, { specifier: specifier.value }, []);
  });
  const modules = new Map<string, ModuleImport>();
  for (const { start: _, ...moduleImport } of found.sort((one, other) => one.start - other.start)) {
    const first = modules.get(moduleImport.specifier);
    modules.set(
      moduleImport.specifier,
      first === undefined ? moduleImport : { ...first, names: [...first.names, ...moduleImport.names] },
    );
  }
  return [...modules.values()];
}

function placeOf(node: object): Omit<Place, 'file'> {
  const at = (edge: 'start' | 'end'): Position => {
    const { line = 1, column = 0 } = Object(
      Reflect.get(Object(Reflect.get(node, 'loc')), edge),
    ) as Partial<Position>;
    return { line, column: column + 1 };
  };
  return { ...at('start'), end: at('end') };
}
