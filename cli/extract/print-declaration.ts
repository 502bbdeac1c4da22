import { type Context, docOf, isOwn, markdown } from './context.ts';
import { isIgnored } from './doc-comment.ts';
import { typeParametersOf } from './interfaces.ts';
import type { Printed } from './line-breaks.ts';
import { withTopic } from './names.ts';
import { isSayable, printNode } from './print-node.ts';
import { key, printParameters, printSignature, printTypeParameters } from './print-object.ts';
import { printReadably } from './print-text.ts';
import { type Printer, printOptional } from './printer.ts';
import { ts } from './program.ts';

/** A declaration with all its members, and the packages' descriptions of the members. */
export interface PrintedDeclaration {
  readonly code: string;
  readonly members: readonly { readonly name: string; readonly description: string }[];
}

/**
 * `interface Lamp extends Bulb { … }`, `class Lamp { … }`, `type Lamp = …` or `enum Lamp { … }`, with importable names.
 * Members inherited from an internal interface are listed among the interface's own.
 */
export function printDeclaration(context: Context, name: string, symbol: ts.Symbol): PrintedDeclaration {
  if (symbol.flags & ts.SymbolFlags.Enum) return printEnum(context, name, symbol);
  if (isClass(symbol))
    return printStructure(context, `${isAbstract(symbol) ? 'abstract ' : ''}class ${name}`, symbol);
  if (symbol.flags & ts.SymbolFlags.Interface) return printStructure(context, `interface ${name}`, symbol);
  // The symbol's own name, or the name of the export that it extends in a package with a lower plan, would be circular.
  const { names } = context;
  const isOther = (other: ts.Symbol) => other !== symbol && names.nameOf(other) === name;
  const nameOf = (other: ts.Symbol) => (isOther(other) ? null : names.nameOf(other));
  return printAlias(
    { ...context, names: withTopic({ ...names, nameOf }, (other) => other === symbol) },
    name,
    symbol,
  );
}

function printEnum(context: Context, name: string, symbol: ts.Symbol): PrintedDeclaration {
  const members = [...(symbol.exports?.values() ?? [])];
  const lines = members.map((member) => {
    const type = context.checker.getDeclaredTypeOfSymbol(member);
    const value = (type as ts.LiteralType).value;
    return `${member.name} = ${typeof value === 'string' ? `'${value}'` : String(value)},`;
  });
  return { code: `enum ${name} ${block(lines)}`, members: saidOf(context, members) };
}

const parametersOf = (context: Context, symbol: ts.Symbol): string =>
  printReadably(context, (printer) =>
    printTypeParameters(printer, typeParametersOf(context.checker, symbol)),
  ) ?? '';

function printStructure(context: Context, title: string, symbol: ts.Symbol): PrintedDeclaration {
  const { checker } = context;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const extended = new Set<string>();
  const implemented = new Set<string>();
  const inherited = new Set<string>();
  for (const { token, types } of heritageOf(symbol)) {
    const bases = token === ts.SyntaxKind.ImplementsKeyword ? implemented : extended;
    for (const node of types) {
      const text = printReadably(context, (printer) =>
        isSayable(printer, node) ? printNode(printer, node) : '',
      );
      if (!text) continue;
      bases.add(text);
      for (const property of checker.getPropertiesOfType(checker.getTypeAtLocation(node)))
        inherited.add(property.name);
    }
  }
  const written = new Set(symbol.members?.keys());
  const members = checker
    .getPropertiesOfType(type)
    .filter(isPublic)
    .filter(
      (property) => !inherited.has(property.name) || (written.has(property.escapedName) && !isClass(symbol)),
    )
    .filter(
      (property) => written.has(property.escapedName) || isOwn(context, property) || isComputed(property),
    );
  const own = `${title}${parametersOf(context, symbol)}`;
  const head = withBases(withBases(own, 'extends', [...extended]), 'implements', [...implemented]);
  const { lines, statics } = isClass(symbol) ? classLines(context, symbol) : { lines: [], statics: [] };
  return {
    code: `${head} ${printMembers(context, type, members, lines)}`,
    members: saidOf(context, [...statics, ...members]),
  };
}

const width = 76;

function withBases(head: string, joint: string, bases: readonly string[]): string {
  if (bases.length === 0) return head;
  const line = `${head} ${joint} ${bases.join(', ')}`;
  const isShort = line.split('\n').every((part) => part.length <= width);
  // A base of several lines is broken already.
  const isBroken = bases.length === 1 && line.includes('\n');
  return isShort || isBroken ? line : `${head}\n  ${joint} ${bases.join(',\n    ')}`;
}

/**
 * Whether a type such as `{ [K in keyof T as Uncapitalize<K>]: T[K] }` computes the name, so that no declaration has
 * it.
 */
const isComputed = (symbol: ts.Symbol): boolean => symbol.declarations === undefined;

const isAbstract = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((declaration) => ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Abstract);

const isClass = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Class) !== 0;

const isHidden = (node: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0 ||
  ts.getNameOfDeclaration(node)?.kind === ts.SyntaxKind.PrivateIdentifier;

const isPublic = ({ declarations = [] }: ts.Symbol): boolean => !declarations.some(isHidden);

/** The constructors and static members of a class. */
function classLines(context: Context, symbol: ts.Symbol): { lines: string[]; statics: ts.Symbol[] } {
  const { checker } = context;
  const type = checker.getTypeOfSymbol(symbol);
  const constructors = type
    .getConstructSignatures()
    .filter(({ declaration, parameters }) => declaration && !isHidden(declaration) && parameters.length > 0)
    .filter(({ declaration }) => symbol.declarations?.includes(declaration?.parent as ts.ClassDeclaration));
  const statics = checker
    .getPropertiesOfType(type)
    .filter(
      (member) => symbol.exports?.has(member.escapedName) && member.name !== 'prototype' && isPublic(member),
    )
    .filter((member) => !isIgnored(docOf(context, member)));
  const print = (printed: (printer: Printer) => Printed, fallback: string): string =>
    `${printReadably(context, printed) ?? fallback};`;
  return {
    lines: [
      ...constructors.map((signature) =>
        print(
          (printer) => ['constructor', printParameters(printer, signature)],
          'constructor(...args: any[])',
        ),
      ),
      ...statics.map((member) => {
        const head = `static ${key(member.name)}: `;
        return print(
          (printer) => [head, printOptional(printer, checker.getTypeOfSymbol(member), false)],
          `${head}object`,
        );
      }),
    ],
    statics,
  };
}

const heritageOf = (symbol: ts.Symbol): ts.HeritageClause[] =>
  (symbol.declarations ?? []).flatMap((declaration) =>
    ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)
      ? [...(declaration.heritageClauses ?? [])]
      : [],
  );

function printAlias(context: Context, name: string, symbol: ts.Symbol): PrintedDeclaration {
  const { checker } = context;
  const node = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isLiteral = node !== undefined && ts.isTypeLiteralNode(node);
  const whole = (printer: Printer, body: Printed): Printed => [
    `type ${name}`,
    printTypeParameters(printer, typeParametersOf(checker, symbol)),
    ' = ',
    body,
    ';',
  ];
  const text =
    node && !isLiteral ? printReadably(context, (printer) => whole(printer, printNode(printer, node))) : null;
  if (text !== null && !text.endsWith(' = object;')) return { code: text, members: [] };
  const head = `type ${name}${parametersOf(context, symbol)} = `;
  const members = checker.getPropertiesOfType(type).filter((property) => isOwn(context, property));
  if (members.length === 0 && type.getCallSignatures().length === 0 && !isLiteral)
    return { code: text ?? `${head}object;`, members: [] };
  const within: Context = { ...context, names: withTopic(context.names, () => false) };
  return { code: `${head}${printMembers(within, type, members)};`, members: saidOf(context, members) };
}

/** The braces of a declaration with their contents. */
function printMembers(
  context: Context,
  type: ts.Type,
  members: readonly ts.Symbol[],
  first: readonly string[] = [],
): string {
  const { checker } = context;
  const line = (print: (printer: Printer) => ReturnType<typeof printOptional>, fallback: string): string =>
    `${printReadably(context, print) ?? fallback};`;
  // The page of a base describes the base's own signatures.
  const declares = (name: string): boolean => type.symbol?.members?.has(name as ts.__String) ?? false;
  const calls = (declares('__call') ? type.getCallSignatures() : []).map((signature) =>
    line((printer) => printSignature(printer, signature, ': '), '(...args: any[]): any'),
  );
  const constructs = (declares('__new') ? type.getConstructSignatures() : []).map((signature) =>
    line((printer) => ['new ', printSignature(printer, signature, ': ')], 'new (...args: any[]): any'),
  );
  const indexes = (declares('__index') ? checker.getIndexInfosOfType(type) : []).map((index) =>
    line(
      (printer) => [
        '[key: ',
        printer.print(printer, index.keyType),
        ']: ',
        printer.print(printer, index.type),
      ],
      '[key: string]: object',
    ),
  );
  const told = members.filter((member) => !isIgnored(docOf(context, member)));
  // Empty braces would be wrong.
  const own = (
    told.length + first.length + calls.length + constructs.length + indexes.length > 0 ? told : members
  ).map((member) => {
    const optional = (member.flags & ts.SymbolFlags.Optional) !== 0;
    const name = `${key(member.name)}${optional ? '?' : ''}: `;
    const value = checker.getTypeOfSymbol(member);
    return line((printer) => [name, printOptional(printer, value, optional)], `${name}object`);
  });
  return block([...first, ...calls, ...constructs, ...indexes, ...own]);
}

function block(lines: readonly string[]): string {
  if (lines.length === 0) return '{}';
  return `{\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}\n}`;
}

const saidOf = (context: Context, members: readonly ts.Symbol[]): PrintedDeclaration['members'] =>
  members.flatMap((member) => {
    const doc = docOf(context, member);
    const description = markdown(context, doc.description);
    return description === '' || isIgnored(doc) ? [] : [{ name: member.name, description }];
  });
