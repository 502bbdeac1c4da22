/** Asks the compiler for the meanings of the names in a module. */
import type { Checker, Project, Type, Symbol as TypeSymbol } from 'typescript/unstable/async';
import type { NameNotes, Note } from './name-notes.ts';
import { type NamesInCode, namesInCode } from './names-in-code.ts';
import { shortType } from './short-text.ts';
import type { Range } from './shown-code.ts';

/** A module with the notes on its names. */
export interface Meanings {
  /** Offset of a name → its note. */
  readonly notes: ReadonlyMap<number, Note>;
  readonly erased: readonly Range[];
}

/** Attributes whose keys are names of parts that a reader can replace. */
export type IsSlots = (attribute: string) => boolean;

/** Larger unions, such as that of all CSS properties, do not come from the documented packages. */
const unionLimit = 12;

/** Number of characters of a type that is still read. */
const widestType = 160;

/** The names under which a type may be documented. */
type Owners = (type: Type | undefined) => Promise<readonly string[]>;

const named = (symbols: readonly (TypeSymbol | undefined)[]): string[] =>
  symbols.flatMap((symbol) => (symbol === undefined || symbol.name.startsWith('__') ? [] : [symbol.name]));

function ownersFinder(checker: Checker): Owners {
  const known = new Map<number, Promise<readonly string[]>>();
  const partsOf = async (type: Type): Promise<readonly Type[]> => {
    if (!type.isUnionType() && !type.isIntersectionType()) return [];
    const parts = await type.getTypes();
    return parts.length > unionLimit ? [] : parts;
  };
  const find = async (type: Type, depth: number): Promise<readonly string[]> => {
    const alias = await type.getAliasSymbol();
    const own = named([alias, await type.getSymbol()]);
    if (depth > 2) return own;
    const within = [
      ...(alias === undefined ? [] : await type.getAliasTypeArguments()),
      ...(type.isTypeReference() ? await checker.getTypeArguments(type) : []),
      ...(await partsOf(type)),
    ];
    const names = await Promise.all(within.map((part) => find(part, depth + 1)));
    return [...new Set([...own, ...names.flat()])];
  };
  return async (type) => {
    if (type === undefined) return [];
    const found = known.get(type.id) ?? find(type, 0);
    known.set(type.id, found);
    return found;
  };
}

/** Types in the words of the compiler, without paths of this machine. */
function typePrinter(checker: Checker): (type: Type) => Promise<string> {
  const known = new Map<number, Promise<string>>();
  return (type) => {
    const found =
      known.get(type.id) ??
      checker.typeToString(type).then((text) => text.replaceAll(/(?:typeof )?import\("[^"]*"\)\.?/g, ''));
    known.set(type.id, found);
    return found;
  };
}

/** Asks about one module of a project; types that several modules share are asked for once. */
export function meaningsIn(
  { checker, program }: Project,
  notes: NameNotes,
  isSlots: IsSlots,
): (file: string) => Promise<Meanings> {
  const owners = ownersFinder(checker);
  const print = typePrinter(checker);

  const memberNote = async (
    name: string,
    type: Type | undefined,
    symbol: TypeSymbol | undefined,
  ): Promise<Note | null> => {
    const found = notes.member(await owners(type), name);
    if (found !== null) return found;
    const parent = await symbol?.getParent();
    return parent === undefined ? null : notes.member([parent.name], name);
  };

  const localNote = async (name: string, type: Type | undefined): Promise<Note | null> => {
    if (type === undefined || type.isErrorType() || type.isIntrinsicType()) return null;
    const text = await print(type);
    // The compiler abridges types that nobody would read.
    if (text.includes('...') || text.length > widestType) return null;
    const documented = notes.named(text);
    const entry = documented === null ? null : notes.exported(documented);
    if (entry === null) return null;
    const { href, of, text: about } = entry;
    return {
      code: shortType(`${name}: ${text}`),
      ...(about === undefined ? {} : { text: about }),
      ...(href === undefined ? {} : { href }),
      ...(of === undefined ? {} : { of }),
    };
  };

  /** The name under which a documented package exports the component of an element. */
  const componentOf = ({ imports }: NamesInCode, element: string): string | null => {
    const imported = imports.get(element);
    const isOurs =
      imported !== undefined && notes.isDocumented(imported.module) && notes.isComponent(imported.name);
    return isOurs ? imported.name : null;
  };

  /** Whether the type of an attribute can have documented members. */
  const isWorth = (names: NamesInCode, attribute: NamesInCode['keys'][number]['attribute']): boolean => {
    if (attribute === null) return true;
    const component = componentOf(names, attribute.element);
    const prop = component === null ? null : notes.prop(component, attribute.name);
    if (prop === null) return false;
    const type = prop.code.slice(prop.code.indexOf(':') + 1);
    return isSlots(attribute.name) || notes.named(type) !== null;
  };

  return async (file) => {
    const source = await program.getSourceFile(file);
    const found = new Map<number, Note>();
    if (source === undefined) return { notes: found, erased: [] };
    const names = namesInCode(source);
    const put = (node: { getStart(): number }, note: Note | null): void => {
      if (note !== null) found.set(node.getStart(), note);
    };

    for (const { node, name, element } of names.attributes) {
      const component = componentOf(names, element);
      if (component !== null) put(node, notes.prop(component, name));
    }

    const objects = [...new Set(names.members.map(({ object }) => object))];
    const objectTypes = objects.length === 0 ? [] : await checker.getTypeAtLocation(objects);
    const symbols = await checker.getSymbolAtLocation(names.members.map(({ node }) => node));
    for (const [index, { node, name, object }] of names.members.entries())
      put(node, await memberNote(name, objectTypes[objects.indexOf(object)], symbols[index]));

    const contexts = new Map<object, Promise<Type | undefined>>();
    for (const { node, name, object, attribute } of names.keys) {
      const component = attribute === null ? null : componentOf(names, attribute.element);
      if (component !== null && attribute?.isOwn && isSlots(attribute.name)) {
        put(node, notes.slot(component, name));
      } else if (isWorth(names, attribute)) {
        const context = contexts.get(object) ?? checker.getContextualType(object);
        contexts.set(object, context);
        const type = await context;
        const property = type === undefined ? undefined : await checker.getPropertyOfType(type, name);
        put(node, await memberNote(name, type, property));
      }
    }

    const locals: typeof names.others = names.others.filter(({ node, name }) => {
      const imported = names.imports.get(name);
      if (imported === undefined) return true;
      if (notes.isDocumented(imported.module)) put(node, notes.exported(imported.name));
      return false;
    });
    const types = locals.length === 0 ? [] : await checker.getTypeAtLocation(locals.map(({ node }) => node));
    for (const [index, { node, name }] of locals.entries()) put(node, await localNote(name, types[index]));
    return { notes: found, erased: names.erased };
  };
}
