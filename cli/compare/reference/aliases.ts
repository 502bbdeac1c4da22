import type { EntryFacts } from './entry-facts.ts';
import { aliasOf, unionMembers } from './type-text.ts';

/** Values that no name hides, so that the texts of two types can be compared. */
export const isPlain = (members: readonly string[]): boolean =>
  members.every((member) =>
    /^(?:'[^']*'|"[^"]*"|-?\d+|boolean|string|number|null|undefined|true|false)$/.test(member),
  );

/** Declared name → the members of its union, each a plain value, or the only type that it renames. */
type Aliases = ReadonlyMap<string, readonly string[]>;

/** Another name, or a list of such: `readonly RowId[]`. */
const isName = ([member = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && /^(?:readonly )?[\w$.]+(?:\[\])?$/.test(member);

/** The declarations whose names hide what a type that has them takes. */
function plainAliases(declarations: readonly EntryFacts[]): Aliases {
  const bodies = new Map<string, readonly string[]>();
  for (const { kind, name, type } of declarations) {
    const body = kind === 'export' && type !== null ? aliasOf(type) : null;
    if (body !== null) bodies.set(name, unionMembers(body));
  }
  const found = new Map<string, readonly string[]>();
  const values = (members: readonly string[]): readonly string[] =>
    members.flatMap((member) => found.get(member) ?? [member]);
  // A union may have another one as its member.
  for (let known = -1; known < found.size; ) {
    known = found.size;
    for (const [name, members] of bodies)
      if (isPlain(values(members)) || isName(members)) found.set(name, values(members));
  }
  return found;
}

/** The members of a union, with what declared names stand for in place of these. */
export const membersOf = (type: string, aliases: Aliases): string[] => [
  ...new Set(unionMembers(type).flatMap((member) => aliases.get(member) ?? [member])),
];

/** The types behind declared names of a product in both versions. */
export interface KnownAliases {
  readonly before: Aliases;
  readonly after: Aliases;
}

export const noAliases: KnownAliases = { before: new Map(), after: new Map() };

/** Product → its declared names. */
export function knownAliases(
  before: readonly EntryFacts[],
  after: readonly EntryFacts[],
): ReadonlyMap<string, KnownAliases> {
  const products = new Set(before.map(({ product }) => product));
  const of = (all: readonly EntryFacts[], id: string) =>
    plainAliases(all.filter(({ product }) => product === id));
  return new Map([...products].map((id) => [id, { before: of(before, id), after: of(after, id) }]));
}
