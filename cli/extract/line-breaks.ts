// Own code because Prettier formats whole modules: the words around a type, of another kind for members, parameters and
// bases, move the breaks of 8 % of the types of a reference.
/** Printed code without line breaks yet: a string stays on one line, a group breaks when it does not fit. */
export type Printed = string | readonly Printed[] | Group;

interface Group {
  readonly open: string;
  readonly items: readonly Printed[];
  /** Text between items on one line. In a broken group, its trimmed text ends every item, the last one included. */
  readonly separator: string;
  readonly close: string;
  /** A union breaks before `|`, anything else after its separator. */
  readonly leading: boolean;
}

const width = 76;

export function list(open: string, items: readonly Printed[], separator: string, close: string): Printed {
  const [only] = items;
  if (only === undefined) return `${open.trim()}${close.trim()}`;
  // `Partial<{ … }>` breaks inside the braces.
  const hugs = open === '<' && items.length === 1 && isObject(only);
  return hugs ? [open, only, close] : { open, items, separator, close, leading: false };
}

const isObject = (printed: Printed): boolean =>
  typeof printed !== 'string' && !isList(printed) && printed.open.startsWith('{');

/** Adds parentheses and does not break inside them. */
export const parenthesized = (printed: Printed): Printed =>
  typeof printed !== 'string' && !isList(printed) && printed.leading
    ? { open: '(', items: [printed], separator: '', close: ')', leading: false }
    : ['(', printed, ')'];

/** Members of a union. */
export const alternatives = (items: readonly Printed[]): Printed =>
  items.length === 1 ? (items[0] ?? '') : { open: '', items, separator: ' | ', close: '', leading: true };

/** Members of an intersection, which break inside rather than between. */
export const combined = (items: readonly Printed[]): Printed =>
  items.flatMap((item, index) => (index === 0 ? [item] : [' & ', item]));

const isList = (printed: Printed): printed is readonly Printed[] => Array.isArray(printed);

/** Everything on one line. */
export function flat(printed: Printed): string {
  if (typeof printed === 'string') return printed;
  if (isList(printed)) return printed.map(flat).join('');
  return printed.open + printed.items.map(flat).join(printed.separator) + printed.close;
}

/** Length of the text that must stay on the line, up to the first possible break. */
function lead(parts: readonly Printed[]): { readonly length: number; readonly ends: boolean } {
  let length = 0;
  for (const part of parts) {
    if (typeof part === 'string') length += part.length;
    else if (!isList(part)) return { length: length + part.open.length, ends: true };
    else {
      const inner = lead(part);
      length += inner.length;
      if (inner.ends) return { length, ends: true };
    }
  }
  return { length, ends: false };
}

/** Position of a part in the text: indent of its line, column of its start, length of the text after it on its line. */
interface Spot {
  readonly indent: string;
  readonly column: number;
  readonly tail: number;
}

/** Breaks lines where needed. */
function arrange(printed: Printed, { indent, column, tail }: Spot): string {
  if (typeof printed === 'string') return printed;
  if (isList(printed)) {
    let text = '';
    for (const [index, part] of printed.entries()) {
      const line = text.includes('\n') ? text.length - text.lastIndexOf('\n') - 1 : column + text.length;
      const rest = lead(printed.slice(index + 1));
      text += arrange(part, { indent, column: line, tail: rest.length + (rest.ends ? 0 : tail) });
    }
    return text;
  }
  const whole = flat(printed);
  if (column + whole.length + tail <= width) return whole;
  if (printed.leading) return breakBefore(printed, { indent, column, tail });
  const inner = `${indent}  `;
  const end = printed.separator.trimEnd();
  // TypeScript allows no comma after the last type argument or a rest parameter.
  const last = printed.open === '<' || flat(printed.items.at(-1) ?? '').startsWith('...') ? '' : end;
  const lines = printed.items.map((item, index) => {
    const text = arrange(item, { indent: inner, column: inner.length, tail: end.length });
    return `${inner}${text}${index === printed.items.length - 1 ? last : end}`;
  });
  return `${printed.open.trimEnd()}\n${lines.join('\n')}\n${indent}${printed.close.trimStart()}`;
}

function breakBefore(group: Group, { indent, column, tail }: Spot): string {
  const sign = group.separator.trim();
  // A group at the start of a line puts its members below each other; within a line, it moves them to lines of their
  // own.
  const moves = column > indent.length;
  const inner = moves ? `${indent}  ` : indent;
  const lines = group.items.map((item, index) =>
    arrange(item, {
      indent: `${inner}  `,
      column: inner.length + 2,
      tail: index === group.items.length - 1 ? tail : 0,
    }),
  );
  const first = moves ? `\n${inner}${sign} ` : indent === '' ? '' : `${sign} `;
  return first + lines.join(`\n${inner}${sign} `);
}

/** The code as text; lines are at most about 76 characters long where it can be broken. */
export const breakLines = (printed: Printed): string =>
  arrange(printed, { indent: '', column: 0, tail: 0 }).replace(/ +$/gm, '');
