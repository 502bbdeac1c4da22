/** The parts of a type, or of a declaration, as they are written. */

/** The same type written in another way has the same text. */
export const plainType = (type: string): string =>
  type
    .replace(/\s+/g, ' ')
    .replace(/([[({<]) /g, '$1')
    .replace(/[;,]? ([\])}>])/g, '$1')
    .replace(/^\| /, '')
    .trim();

/** The members of a union; the type alone when it is none. */
export function unionMembers(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < type.length; at += 1) {
    const sign = type[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (/['"`]/.test(sign)) quote = sign;
    else if (/[[({<]/.test(sign)) depth += 1;
    else if (sign === '>' && type[at - 1] === '=') {
      // The rest belongs to a function's result, or to a branch of it.
      if (depth === 0) break;
    } else if (/[\])}>]/.test(sign)) depth -= 1;
    else if (sign === '|' && depth === 0) {
      members.push(type.slice(from, at));
      from = at + 1;
    }
  }
  return [...members, type.slice(from)].map(plainType).filter((member) => member !== '');
}

/** Whether a list has something that another lacks. */
export const lacks = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((item) => !other.includes(item));

/** Texts between an opening bracket and the one that closes it, split at a sign; `end` follows that bracket. */
function bracketed(
  text: string,
  open: number,
  separator = ',',
): { readonly items: readonly string[]; readonly end: number } {
  const items: string[] = [];
  let depth = 0;
  let from = open + 1;
  for (let at = open; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (/[[({<]/.test(sign)) depth += 1;
    else if (/[\])}]/.test(sign) || (sign === '>' && text[at - 1] !== '=')) depth -= 1;
    if (depth === 0 || (depth === 1 && sign === separator)) {
      items.push(text.slice(from, at).trim());
      from = at + 1;
    }
    if (depth === 0) return { items: items.filter((item) => item !== ''), end: at + 1 };
  }
  return { items: items.filter((item) => item !== ''), end: text.length };
}

/** The name before the type of a parameter or member. */
const label = /^(?:readonly |\.\.\.)?[\w$'"-]+\??: /;

/**
 * A type with the members of its unions and objects in the order of the alphabet, at any depth. The compiler prints
 * unions in the order in which it met their members, which differs between versions of other packages too.
 */
export function orderedType(type: string): string {
  const plain = plainType(type);
  const [name = ''] = label.exec(plain) ?? [];
  if (name !== '') return name + orderedType(plain.slice(name.length));
  const members = unionMembers(plain);
  if (members.length > 1) return members.map(orderedType).sort().join(' | ');
  const open = plain.search(/[[({<]/);
  const bracket = plain[open];
  if (bracket === undefined) return plain;
  const { items, end } = bracketed(plain, open, bracket === '{' ? ';' : ',');
  if (end <= open + 1) return plain;
  const ordered = items.map(orderedType);
  if (bracket === '{') ordered.sort();
  const rest = plain.slice(end).trim();
  // The result of a function is a type of its own.
  const result = /^(=> |: )?(.*)$/s.exec(rest);
  const tail = rest === '' ? '' : ` ${result?.[1] ?? ''}${orderedType(result?.[2] ?? '')}`;
  return `${plain.slice(0, open + 1)}${ordered.join('; ')}${plain.slice(end - 1, end)}${tail}`;
}

/** Type parameters in the list of a generic declaration, such as `<Row, Value = any>`; empty for none. */
export function typeParameters(list: string): readonly string[] {
  const open = list.indexOf('<');
  const head = list.search(/[={(]/);
  return open < 0 || (head >= 0 && head < open) ? [] : bracketed(list, open).items;
}

/** Number of type arguments that a use of a declared type must give. */
export const neededParameters = (code: string): number =>
  /^(?:interface|type|class) [\w$]+</.test(code)
    ? typeParameters(code).filter((parameter) => !/(?<![=<>!])=(?![=>])/.test(parameter)).length
    : 0;

/** A declaration without its type parameters: their limits and defaults look like its parents and its body. */
function withoutParameters(code: string): string {
  const [head] = /^(?:interface|type|class) [\w$]+(?=<)/.exec(code) ?? [];
  return head === undefined ? code : head + code.slice(bracketed(code, head.length).end);
}

/** Names of the members of a declared object type or enumeration, which has one member a line. */
export const memberNames = (code: string): string[] =>
  [...withoutParameters(code).matchAll(/^ {2}(?:readonly )?['"]?([\w$-]+)['"]?(?:\??[:(<]| =|,$)/gm)].map(
    ([, name]) => name ?? '',
  );

/** Types from which a declared one has members. */
export const parentsOf = (code: string): string[] =>
  [
    ...(/^(?:interface|class)[^{]*? (?:extends|implements) ([^{]*)\{/.exec(
      withoutParameters(code).replace(/\s+/g, ' '),
    ) ?? []),
  ]
    .slice(1)
    .flatMap((list) => [...list.replace(/<[^<>]*>/g, '').matchAll(/[\w$.]+/g)].map(([name]) => name));

/** The body of `type Name = …`; null for another declaration. */
export const aliasOf = (code: string): string | null =>
  /^type [\w$]+ =\s+([\s\S]*?);?$/.exec(withoutParameters(code))?.[1] ?? null;

/** The declaration of an interface without its members, which are entries of their own. */
export const headOf = (name: string): string => `interface ${name}`;

export const isHead = (code: string): boolean => /^interface [\w$]+$/.test(code);

export interface Parameter {
  readonly name: string;
  readonly type: string;
  /** Whether it must be given. */
  readonly isNeeded: boolean;
}

const written = /^(?:readonly |\.\.\.)?([\w$]+|'[^']*'|"[^"]*"|\{.*?\}|\[.*?\])(\??): ([\s\S]*)$/;

/** A parameter or member, such as `hue?: string`. */
function parameterOf(text: string): Parameter {
  const [, name = text, optional = '', type = ''] = written.exec(text) ?? [];
  return { name, type: plainType(type), isNeeded: optional === '' && !text.startsWith('...') };
}

/** Parameters of a function type, which may stand in brackets; null for another type. */
export function functionParameters(type: string): readonly Parameter[] | null {
  const plain = plainType(type).replace(/^\((\(.*)\)$/s, '$1');
  if (!plain.startsWith('(')) return null;
  const { items, end } = bracketed(plain, 0);
  return /^\s*=>/.test(plain.slice(end)) ? items.map(parameterOf) : null;
}

/** Members of an object type that is written out; null for another type. */
export function objectMembers(type: string): readonly Parameter[] | null {
  const plain = plainType(type);
  if (!plain.startsWith('{')) return null;
  const { items, end } = bracketed(plain, 0, ';');
  return end === plain.length ? items.map(parameterOf) : null;
}
