import type { ImportedName, ModuleImport } from '../../model/page.ts';
import type { Place, Position } from '../../model/place.ts';
import { eachNode, type Import, isImport, isNode, isOpening, type Program } from './babel-nodes.ts';

type Specifier = Import['specifiers'][number];

/** A namespace import has no name in its module. */
export function importedName(specifier: Specifier): ImportedName | null {
  const local = specifier.local.name;
  if (specifier.type === 'ImportNamespaceSpecifier') return null;
  if (specifier.type === 'ImportDefaultSpecifier') return { name: 'default', local };
  const { imported } = specifier;
  return { name: imported.type === 'Identifier' ? imported.name : imported.value, local };
}

const text = (node: unknown): string | null => {
  if (!isNode(node) || node.type !== 'StringLiteral') return null;
  return String(Reflect.get(node, 'value'));
};

/** The module that a node names, for any node but an import declaration. */
function namedModule(node: { readonly type: string }): string | null {
  const property = (name: string): unknown => Reflect.get(node, name);
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration')
    return text(property('source'));
  if (node.type === 'TSImportType') return text(property('argument'));
  const callee = node.type === 'CallExpression' ? property('callee') : null;
  const given = property('arguments');
  return isNode(callee) && callee.type === 'Import' && Array.isArray(given) ? text(given[0]) : null;
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
  eachNode(program, (node) => {
    const start = Number(Reflect.get(node, 'start'));
    const at = placeOf(node);
    if (isImport(node)) {
      const names = node.specifiers.flatMap((specifier): ImportedName[] => {
        const name = importedName(specifier);
        const props = name && given.get(name.local);
        return name ? [props ? { ...name, props } : name] : [];
      });
      const effects = node.specifiers.length === 0 ? ({ effectsOnly: true } as const) : {};
      found.push({ start, ...at, specifier: node.source.value, names, ...effects });
      return;
    }
    const specifier = namedModule(node);
    if (specifier !== null) found.push({ start, ...at, specifier, names: [] });
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
