import { basename, dirname } from 'node:path';
import type { ApiInherited } from '../model/api-component.ts';
import { type Context, fileOf, isOwn } from './context.ts';
import { ts } from './program.ts';
import { readProps } from './read-props.ts';

/** Types that keep (nearly) all members of their first argument. */
const wrappers = new Set([
  'ComponentProps',
  'MemoExoticComponent',
  'Omit',
  'Partial',
  'PropsWithChildren',
  'PropsWithoutRef',
  'Readonly',
  'Required',
  'StyledComponent',
]);

/** Type arguments at one use of a type, by parameter. */
type Given = ReadonlyMap<ts.Symbol, { readonly node: ts.TypeNode; readonly given: Given }>;

const nothing: Given = new Map();

/**
 * The components and elements of other packages whose props a component takes, read from the type its authors wrote.
 * Names of the documented packages, whose props are listed, are followed.
 */
export function inheritedProps(context: Context, name: string, symbol: ts.Symbol): ApiInherited[] {
  const { checker, exports } = context;
  const found = new Map<string, ApiInherited>();
  const seen = new Set<ts.Symbol>();
  const visitSymbol = (target: ts.Symbol, given: readonly ts.TypeNode[], outer: Given): void => {
    if (seen.has(target)) return;
    seen.add(target);
    for (const declaration of target.declarations ?? []) {
      if (!ts.isTypeAliasDeclaration(declaration) && !ts.isInterfaceDeclaration(declaration)) continue;
      const inner: Given = new Map(
        (declaration.typeParameters ?? []).flatMap((parameter, index) => {
          const written = given[index];
          const node = written ?? parameter.default;
          const own = checker.getSymbolAtLocation(parameter.name);
          return own && node ? [[own, { node, given: written ? outer : nothing }] as const] : [];
        }),
      );
      if (ts.isTypeAliasDeclaration(declaration)) visit(declaration.type, inner);
      else
        for (const { types } of declaration.heritageClauses ?? [])
          for (const base of types) visit(base, inner);
    }
  };
  const visit = (node: ts.TypeNode, given: Given): void => {
    if (ts.isParenthesizedTypeNode(node)) visit(node.type, given);
    if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node))
      for (const type of node.types) visit(type, given);
    if (ts.isTypeQueryNode(node)) {
      const component = symbolAt(checker, node.exprName);
      if (component && isOwn(context, component))
        for (const written of [...writtenProps(component), ...writtenTypes(component)])
          visit(written, nothing);
    }
    // JSX.IntrinsicElements['div']
    if (ts.isIndexedAccessTypeNode(node) && lastName(node.objectType) === 'IntrinsicElements')
      addElement(node.objectType, node.indexType);
    const named = nameIn(node);
    const target = named && symbolAt(checker, named);
    if (!target || !isNamed(node)) return;
    const standsFor = given.get(target);
    if (standsFor) visit(standsFor.node, standsFor.given);
    else if (isOwn(context, target)) visitSymbol(target, node.typeArguments ?? [], given);
    else visitForeign(target, node, given);
  };
  const addElement = (owner: ts.TypeNode, tag: ts.TypeNode | undefined): void => {
    const name = nameIn(owner);
    const target = name && symbolAt(checker, name);
    const home = target && packageHome(fileOf(target));
    if (home && tag && ts.isLiteralTypeNode(tag) && ts.isStringLiteral(tag.literal))
      found.set(`${home}:${tag.literal.text}`, { name: tag.literal.text, package: home, element: true });
  };
  const visitForeign = (target: ts.Symbol, node: ts.NodeWithTypeArguments, given: Given): void => {
    const [argument] = node.typeArguments ?? [];
    // ComponentPropsWithoutRef<'path'>
    if (/^ComponentProps(?:With\w+)?$/.test(target.name) && ts.isTypeNode(node)) addElement(node, argument);
    const inherited = ownerOf(context, target, node);
    if (inherited) found.set(`${inherited.package}:${inherited.name}`, inherited);
    else if (argument && (wrappers.has(target.name) || picksMost(target, node))) visit(argument, given);
  };
  const props = exports.get(`${name}Props`)?.[0]?.symbol;
  if (props) visitSymbol(props, [], nothing);
  for (const node of writtenProps(symbol)) visit(node, nothing);
  const all = found.size > 0 ? [...found.values()] : [...renderedElement(context, name, symbol)];
  // A component that renders an element takes the props of other components only for its parts.
  return all.some(({ element }) => element) ? all.filter(({ element }) => element) : all;
}

/**
 * The element whose attributes a component takes although no type names it in the declaration, as with `component`: the
 * element in the type of its native event handlers.
 */
function renderedElement(context: Context, name: string, symbol: ts.Symbol): ApiInherited[] {
  const { checker } = context;
  for (const prop of readProps(context, name, symbol).values()) {
    const home = packageHome(fileOf(prop));
    if (home === undefined || isOwn(context, prop)) continue;
    const { aliasSymbol, aliasTypeArguments } = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
    const element = aliasTypeArguments?.[0]?.symbol?.name ?? '';
    if (aliasSymbol?.name.endsWith('EventHandler') && /^(?:HTML|SVG)\w*Element$/.test(element))
      return [{ name: element, package: home, element: true }];
  }
  return [];
}

/** The package of an installed file. */
export const packageHome = (file: string): string | undefined =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** Whether a `Pick` has so many names that a compiler must have written it for `Omit`. */
function picksMost(target: ts.Symbol, { typeArguments }: ts.NodeWithTypeArguments): boolean {
  const names = typeArguments?.[1];
  return (
    target.name === 'Pick' && names !== undefined && ts.isUnionTypeNode(names) && names.types.length > 20
  );
}

type Named = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments | ts.ImportTypeNode;

const isNamed = (node: ts.TypeNode): node is Named =>
  ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) || ts.isImportTypeNode(node);

/** The name in a written type. */
const nameIn = (node: ts.TypeNode): ts.Node | undefined =>
  ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : ts.isImportTypeNode(node)
        ? node.qualifier
        : undefined;

/** `IntrinsicElements` in `JSX.IntrinsicElements`. */
const lastName = (node: ts.TypeNode): string | undefined => nameIn(node)?.getText().split('.').at(-1);

/** The written type of a constant. */
const writtenTypes = (symbol: ts.Symbol): ts.TypeNode[] =>
  (symbol.declarations ?? []).flatMap((declaration) =>
    ts.isVariableDeclaration(declaration) && declaration.type && ts.isImportTypeNode(declaration.type)
      ? declaration.type
      : [],
  );

function symbolAt(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | null {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : (symbol ?? null);
}

/** `Button` for `ButtonProps` declared in the module of that component; the element for attributes. */
function ownerOf(
  { checker }: Context,
  target: ts.Symbol,
  node: ts.NodeWithTypeArguments,
): ApiInherited | null {
  const file = fileOf(target);
  const home = packageHome(file);
  if (home === undefined) return null;
  if (/^(?:\w*HTMLAttributes|SVG\w*Attributes|SVGProps)$/.test(target.name)) {
    const element = node.typeArguments
      ?.at(-1)
      ?.getText()
      .replace(/^.*<(.*)>$/, '$1');
    return element ? { name: element, package: home, element: true } : null;
  }
  const component = /^([A-Z]\w+)Props$/.exec(target.name)?.[1];
  const source = target.declarations?.[0]?.getSourceFile();
  const module = source && checker.getSymbolAtLocation(source);
  const owns =
    component !== undefined &&
    [basename(file).replace(/\.d\.[cm]?ts$/, ''), basename(dirname(file))].includes(component) &&
    (module?.exports?.has(ts.InternalSymbolName.Default) || basename(dirname(file)) === component);
  return owns ? { name: component, package: home } : null;
}

/** The written type of a component's first parameter. */
const writtenProps = (symbol: ts.Symbol): ts.TypeNode[] =>
  (symbol.declarations ?? []).flatMap((declaration) => {
    if (ts.isFunctionDeclaration(declaration)) return declaration.parameters[0]?.type ?? [];
    if (!ts.isVariableDeclaration(declaration) || !declaration.type) return [];
    if (ts.isFunctionTypeNode(declaration.type)) return declaration.type.parameters[0]?.type ?? [];
    return ts.isTypeReferenceNode(declaration.type)
      ? (declaration.type.typeArguments?.slice(0, 1) ?? [])
      : [];
  });
