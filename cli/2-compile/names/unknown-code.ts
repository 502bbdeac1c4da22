import { nameMatcher } from '../../reference/match-names.ts';
import type { CodeName } from '../../reference/read-code.ts';
import { type KnownNames, leadingWord } from './known-names.ts';
import type { NameScope } from './name-scope.ts';
import { slipOf } from './slip.ts';

/** A name that looks as if it belonged to a documented package but is not in the reference. */
export interface Unknown {
  readonly name: string;
  readonly message: string;
  /** Names that the author may have meant. */
  readonly candidates: readonly string[];
}

type Rule = (code: CodeName, known: KnownNames, scope: NameScope) => Unknown | null;

/**
 * The rules; the first that recognises the form of a name decides. Most code matches none, because it is not about the
 * documented packages.
 */
const rules: readonly Rule[] = [unknownExport, unknownClass, unknownSlot, unknownMember, slip];

export function unknownCode(read: CodeName | null, known: KnownNames, scope: NameScope): Unknown | null {
  if (read === null) return null;
  for (const rule of rules) {
    const found = rule(read, known, scope);
    if (found !== null) return found;
  }
  return null;
}

const isIndexed = (name: string, { index }: KnownNames): boolean => Object.hasOwn(index, name);

/** `GridRow…`, `useGrid…` and names with the form of selectors. */
function unknownExport({ name, form }: CodeName, known: KnownNames, scope: NameScope): Unknown | null {
  if (form === 'class' || form === 'path' || isIndexed(name, known)) return null;
  const word = leadingWord(name);
  const isFamiliar = (word !== null && known.exportWords.has(word)) || known.isSelector(name);
  if (!isFamiliar || known.mentions(name) || scope.usesWord(name)) return null;
  return { name, message: `No documented package exports \`${name}\`.`, candidates: known.exports };
}

function unknownClass({ name, form }: CodeName, known: KnownNames): Unknown | null {
  if (form !== 'class' || isIndexed(name, known)) return null;
  if (!known.classPrefixes.some((prefix) => name.startsWith(prefix))) return null;
  return { name, message: `No component has the class \`${name}\`.`, candidates: known.classes };
}

function unknownSlot({ name, kinds, form }: CodeName, known: KnownNames, scope: NameScope): Unknown | null {
  if (form !== 'path' || !kinds.flat().includes('slot')) return null;
  const slots = known.slots.get(scope.product) ?? [];
  if (slots.length === 0 || slots.includes(name)) return null;
  return { name, message: `No component of the product has a slot \`${name}\`.`, candidates: slots };
}

/** A member accessed through a variable whose interfaces are known. */
function unknownMember({ name, owners }: CodeName, known: KnownNames): Unknown | null {
  if (owners === null) return null;
  const isOwner = nameMatcher(owners);
  const found = [...known.members.keys()].filter(isOwner);
  const names = found.flatMap((owner) => known.members.get(owner) ?? []);
  if (names.length === 0 || names.includes(name)) return null;
  const message =
    found.length === 1
      ? `\`${found[0]}\` has no member \`${name}\`.`
      : `No documented \`${owners.replaceAll('*', '…')}\` interface has a member \`${name}\`.`;
  return { name, message, candidates: names };
}

/** Several words that are nearly an export, or a prop, member, event or slot of the page's subject. */
function slip({ name, form }: CodeName, known: KnownNames, scope: NameScope): Unknown | null {
  if (form === 'path' || form === 'class' || !/[a-z][A-Z]/.test(name) || isIndexed(name, known)) return null;
  if (scope.names.includes(name)) return null;
  const near = slipOf(name, scope.names) ?? known.nearExport(name);
  if (near === null || known.mentions(name) || scope.usesWord(name)) return null;
  return { name, message: `\`${name}\` is not in the API reference.`, candidates: [near] };
}
