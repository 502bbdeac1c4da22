import { type CodeName, readCode } from '../../reference/read-code.ts';
import { type KnownNames, leadingWord } from './known-names.ts';
import type { NameScope } from './name-scope.ts';
import { slipOf } from './slip.ts';

/** A name that looks like one of the documented packages, and is none. */
export interface Unknown {
  readonly name: string;
  readonly message: string;
  /** What may have been meant. */
  readonly candidates: readonly string[];
}

type Rule = (code: CodeName, known: KnownNames, scope: NameScope) => Unknown | null;

/** The first rule that knows a name by its form decides; most code is none of ours, and no rule knows it. */
const rules: readonly Rule[] = [unknownExport, unknownClass, unknownSlot, unknownMember, slip];

export function unknownCode(code: string, known: KnownNames, scope: NameScope): Unknown | null {
  const read = readCode(code);
  if (read === null) return null;
  for (const rule of rules) {
    const found = rule(read, known, scope);
    if (found !== null) return found;
  }
  return null;
}

const isIndexed = (name: string, { index }: KnownNames): boolean => Object.hasOwn(index, name);

/** `GridRow…`, `useGrid…` and names built like those of selectors. */
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

function unknownSlot({ name, base, form }: CodeName, known: KnownNames, scope: NameScope): Unknown | null {
  if (form !== 'path' || !/(?:^|\.)slot(?:s|Props)$/.test(base)) return null;
  const slots = known.slots.get(scope.product) ?? [];
  if (slots.length === 0 || slots.includes(name)) return null;
  return { name, message: `No component of the product has a slot \`${name}\`.`, candidates: slots };
}

/** `params.…` and what is reached through an API object: `LampApi` as `apiRef.current` and `params.api`. */
function unknownMember({ name, base, form }: CodeName, known: KnownNames, scope: NameScope): Unknown | null {
  if (form !== 'path') return null;
  const objects = known.apiObjects.get(scope.product) ?? [];
  const reached = objects.find((each) => {
    const variable = /[A-Z][a-z\d]*$/.exec(each)?.[0].toLowerCase() ?? each;
    return base === `${variable}Ref.current` || base.split('.').at(-1) === variable;
  });
  const isParams = base === 'params';
  const owners = [...known.members.keys()].filter((each) =>
    isParams ? each.endsWith('Params') : each === reached,
  );
  const names = owners.flatMap((each) => known.members.get(each) ?? []);
  if (names.length === 0 || names.includes(name)) return null;
  const message = isParams
    ? `No documented \`…Params\` interface has a member \`${name}\`.`
    : `\`${reached}\` has no member \`${name}\`.`;
  return { name, message, candidates: names };
}

/** Several words that are nearly an export, or a prop, member, event or slot of what the page is about. */
function slip({ name, form }: CodeName, known: KnownNames, scope: NameScope): Unknown | null {
  if (form === 'path' || form === 'class' || !/[a-z][A-Z]/.test(name) || isIndexed(name, known)) return null;
  const near = slipOf(name, [...scope.names, ...known.exports]);
  if (near === null || known.mentions(name) || scope.usesWord(name)) return null;
  return { name, message: `Nothing documented is called \`${name}\`.`, candidates: [near] };
}
