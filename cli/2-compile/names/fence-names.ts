import { parse } from '@babel/parser';
import type { Code } from 'mdast';
import type { Place, Position } from '../../diagnostics/place.ts';
import { codesIn, readInfo } from '../markdown/code-info.ts';
import type { PageContext } from '../markdown/page-context.ts';
import { eachNode, isImport, isOpening, type Program } from '../modules/babel-nodes.ts';
import { importedName } from '../modules/module-imports.ts';
import { parseModules, syntaxOf } from '../modules/parse-module.ts';
import type { ElementUse, ImportUse, NameUse, PageNames } from './page-names.ts';

/** The imports of a page's fences and the elements in their JSX. A fence that does not parse has none. */
export function fenceNames(context: PageContext): Pick<PageNames, 'imports' | 'elements'> {
  const codes = codesIn(context.blocks);
  const found = codes.map((code) => namesIn(code, context));
  return {
    imports: found.flatMap(({ imports }) => imports),
    elements: found.flatMap(({ elements }) => elements),
  };
}

/** Contexts that a fence may come from: the children of an element, the members of an object. */
const surroundings = [
  ['<>', '</>'],
  ['({', '})'],
] as const;

interface Parsed {
  readonly program: Program;
  /** Length of the text put in front of the first line. */
  readonly shift: number;
}

/** A fence with neither has no names and is not parsed. */
const importOrElement = /\bimport\b|</;

function parseFence(code: Code): Parsed | null {
  if (!importOrElement.test(code.value)) return null;
  const language = readInfo(code).language?.toLowerCase() ?? '';
  const syntax = syntaxOf(language);
  if (syntax === null) return null;
  const module = parseModules(code.value, syntax);
  if (module !== null) return { program: module, shift: 0 };
  for (const [before, after] of surroundings) {
    try {
      const { program } = parse(before + code.value + after, syntax);
      return { program, shift: before.length };
    } catch {
      // The fence is part of something else, or abridged.
    }
  }
  return null;
}

function namesIn(code: Code, context: PageContext): Pick<PageNames, 'imports' | 'elements'> {
  const parsed = parseFence(code);
  const imports: ImportUse[] = [];
  const elements: ElementUse[] = [];
  if (parsed === null) return { imports, elements };
  const placeOf = placesIn(code, parsed.shift, context);
  const origins = new Map<string, { readonly module: string; readonly name: string }>();
  const declared = new Set<string>();
  eachNode(parsed.program, (node) => {
    if (isImport(node)) {
      for (const specifier of node.specifiers) {
        const found = importedName(specifier);
        if (specifier.type !== 'ImportSpecifier' || found === null) declared.add(specifier.local.name);
        else {
          const { name, local } = found;
          const module = node.source.value;
          origins.set(local, { module, name });
          imports.push({ module, name, place: placeOf(specifier.imported.loc) });
        }
      }
    } else if (/^(?:FunctionDeclaration|ClassDeclaration|VariableDeclarator)$/.test(node.type)) {
      const id: unknown = Reflect.get(node, 'id');
      if (typeof id === 'object' && id !== null) declared.add(String(Reflect.get(id, 'name')));
    }
  });
  eachNode(parsed.program, (node) => {
    if (!isOpening(node) || node.name.type !== 'JSXIdentifier' || declared.has(node.name.name)) return;
    const origin = origins.get(node.name.name);
    const props = node.attributes.flatMap((attribute): NameUse[] =>
      attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
        ? [{ name: attribute.name.name, place: placeOf(attribute.name.loc) }]
        : [],
    );
    elements.push({ name: origin?.name ?? node.name.name, module: origin?.module ?? null, props });
  });
  return { imports, elements };
}

/**
 * Converts positions in a fence to places in its file. Accounts for the prefixes that a list or a quote adds to the
 * lines.
 */
function placesIn(code: Code, shift: number, { input: { file }, lines }: PageContext) {
  const first = code.position?.start.line ?? 1;
  const written = code.value.split('\n');
  const inFile = ({ line, column }: Position): Position => {
    const inset = (lines[first + line - 1]?.length ?? 0) - (written[line - 1]?.length ?? 0);
    return { line: first + line, column: column + Math.max(inset, 0) + 1 - (line === 1 ? shift : 0) };
  };
  return (found: { readonly start: Position; readonly end: Position } | null | undefined): Place =>
    found
      ? { file, ...inFile(found.start), end: inFile(found.end) }
      : { file, ...inFile({ line: 1, column: 0 }) };
}
