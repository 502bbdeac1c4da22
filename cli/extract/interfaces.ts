import type { ApiInterface, ApiMemberGroup } from '../model/api-interface.ts';
import { matchNames } from '../reference/match-names.ts';
import { slugOf } from '../reference/slug.ts';
import { memberUse, propsOf } from './component-type.ts';
import {
  type Context,
  docOf,
  higherPlan,
  importsOf,
  isOwn,
  optional,
  packagesOf,
  sourceOf,
} from './context.ts';
import { isIgnored } from './doc-comment.ts';
import { fullest } from './fullest.ts';
import { groupMembers } from './group-members.ts';
import { deprecatedField, describeMember } from './member.ts';
import { withTopic } from './names.ts';
import { createPlanOf, exportPlan } from './plan-of.ts';
import { printNode } from './print-node.ts';
import { printTypeParameters } from './print-object.ts';
import { printReadably } from './print-text.ts';
import { printType } from './print-type.ts';
import { ts } from './program.ts';
import { splitText } from './texts.ts';
import { variantText } from './variants.ts';

/** Exported types that the configuration selects and that are not marked as hidden, by name. */
export function interfaceNames(context: Context): string[] {
  const { exports, config } = context;
  return matchNames([...exports.keys()], config.interfaces)
    .filter((name) => {
      const symbol = exports.get(name)?.[0]?.symbol;
      const isType = symbol && symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias);
      return isType && isOwn(context, symbol) && !isIgnored(docOf(context, symbol));
    })
    .sort();
}

/** One interface, with the members of every plan. `documented` are the names that have a page. */
export function describeInterface(
  context: Context,
  name: string,
  documented: ReadonlySet<string>,
): ApiInterface | null {
  const { checker, config } = context;
  const exported = context.exports.get(name) ?? [];
  const symbol = fullest(context, exported)?.symbol;
  if (!symbol) return null;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const doc = exported
    .map((entry) => docOf(context, entry.symbol))
    .find((comment) => comment.description !== '');
  const said = doc ?? docOf(context, symbol);
  const { description, demos } = splitText(said, context.links);
  const planOf = createPlanOf(
    context,
    name,
    (form) =>
      new Map(visibleMembers(context, checker.getDeclaredTypeOfSymbol(form)).map((one) => [one.name, one])),
  );
  // A method of an object that several packages assemble belongs to the package that creates the object.
  const madeIn = (member: string) =>
    config.grouped.includes(name) ? context.applied.member(context.packages, member) : null;
  const members = visibleMembers(context, type).map((property) => {
    const use = type.isUnion() ? memberUse(checker, [type], property.name) : null;
    const plan = higherPlan(planOf(property.name), madeIn(property.name));
    const described = describeMember(context, {
      name: property.name,
      symbol: property,
      plan,
      ...(use?.type ? { type: use.type } : {}),
      ...(use ? { required: use.required } : {}),
    });
    return {
      symbol: property,
      described: { ...described, ...optional({ condition: variantText(context, [type], property.name) }) },
    };
  });
  const slug = slugOf(name);
  const groups: ApiMemberGroup[] = config.grouped.includes(name)
    ? groupMembers(members)
    : [{ members: members.map(({ described }) => described).sort((a, b) => (a.name < b.name ? -1 : 1)) }];
  return {
    kind: 'interface',
    name,
    slug,
    product: context.product,
    pathname: context.pathnameOf(slug),
    packages: packagesOf(exported),
    imports: importsOf(name, exported).map((statement) => statement.replace('import {', 'import type {')),
    demos,
    extends: basesOf(checker, symbol, documented),
    groups: members.length > 0 ? groups : [],
    ...optional({
      plan: exportPlan(exported),
      description,
      typeParameters: printReadably(context, (printer) =>
        printTypeParameters(printer, typeParametersOf(checker, symbol)),
      ),
      definition:
        members.length === 0 || type.isUnion() ? definitionOf(context, symbol, members.length > 0) : null,
      source: sourceOf(context, symbol),
    }),
    ...deprecatedField(context, said),
  };
}

/** The type itself. Beside a list of its members it is shown only if it restricts their combinations. */
function definitionOf(context: Context, symbol: ts.Symbol, besideMembers: boolean): string | null {
  const node = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const nameless: Context = {
    ...context,
    names: withTopic(context.names, (candidate) => candidate === symbol),
  };
  const text = printReadably(nameless, (printer) =>
    node ? printNode(printer, node) : printType(printer, context.checker.getDeclaredTypeOfSymbol(symbol)),
  );
  return besideMembers && /\bobject\b/.test(text ?? '') ? null : text;
}

/** Members that documented packages declare and do not hide; none for a type that is not an object. */
function visibleMembers(context: Context, type: ts.Type): ts.Symbol[] {
  const isObject = isStructure(type) || (type.isUnion() && type.types.every(isStructure));
  if (!isObject || type.getCallSignatures().length > 0 || context.checker.isArrayType(type)) return [];
  return [...propsOf(context.checker, [type]).values()].filter(
    (prop) => isOwn(context, prop) && !isIgnored(docOf(context, prop)),
  );
}

const isStructure = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection();

export function typeParametersOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.TypeParameter[] {
  const declaration = symbol.declarations?.find(
    (node) =>
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node),
  );
  return (declaration?.typeParameters ?? []).map(
    (typeParameter) => checker.getTypeAtLocation(typeParameter) as ts.TypeParameter,
  );
}

function basesOf(checker: ts.TypeChecker, symbol: ts.Symbol, documented: ReadonlySet<string>): string[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isClassOrInterface()) return [];
  return (checker.getBaseTypes(type) ?? [])
    .map((base) => (base.aliasSymbol ?? base.symbol)?.name ?? '')
    .filter((name) => name !== symbol.name && documented.has(name));
}
