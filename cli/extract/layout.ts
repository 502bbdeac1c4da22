// Own code because Prettier lays out modules: it prints no type by itself.
/** Printed code before its lines are decided: a string stays on one line, a group breaks when it does not fit. */
export type Layout = string | readonly Layout[] | Group;

interface Group {
  readonly open: string;
  readonly items: readonly Layout[];
  /** Between items on one line; its trimmed text ends every item when broken, after the last one as well. */
  readonly separator: string;
  readonly close: string;
  /** A union breaks before `|`, anything else after its separator. */
  readonly leading: boolean;
}

const width = 76;

export function list(open: string, items: readonly Layout[], separator: string, close: string): Layout {
  const [only] = items;
  if (only === undefined) return `${open.trim()}${close.trim()}`;
  // `Partial<{ … }>` breaks inside the braces.
  const hugs = open === '<' && items.length === 1 && isObject(only);
  return hugs ? [open, only, close] : { open, items, separator, close, leading: false };
}

const isObject = (layout: Layout): boolean =>
  typeof layout !== 'string' && !isList(layout) && layout.open.startsWith('{');

/** What must not be split by its neighbours. */
export const parenthesized = (layout: Layout): Layout =>
  typeof layout !== 'string' && !isList(layout) && layout.leading
    ? { open: '(', items: [layout], separator: '', close: ')', leading: false }
    : ['(', layout, ')'];

/** Members of a union. */
export const alternatives = (items: readonly Layout[]): Layout =>
  items.length === 1 ? (items[0] ?? '') : { open: '', items, separator: ' | ', close: '', leading: true };

/** Members of an intersection, which break inside rather than between. */
export const combined = (items: readonly Layout[]): Layout =>
  items.flatMap((item, index) => (index === 0 ? [item] : [' & ', item]));

const isList = (layout: Layout): layout is readonly Layout[] => Array.isArray(layout);

/** Everything on one line. */
export function flat(layout: Layout): string {
  if (typeof layout === 'string') return layout;
  if (isList(layout)) return layout.map(flat).join('');
  return layout.open + layout.items.map(flat).join(layout.separator) + layout.close;
}

/** Length of what must stay on the line, up to the first place that can break. */
function lead(parts: readonly Layout[]): { readonly length: number; readonly ends: boolean } {
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

/** Where in the text a piece stands: indent of its line, column where it begins, text that follows on its line. */
interface Spot {
  readonly indent: string;
  readonly column: number;
  readonly tail: number;
}

/** Broken where needed. */
function arrange(layout: Layout, { indent, column, tail }: Spot): string {
  if (typeof layout === 'string') return layout;
  if (isList(layout)) {
    let text = '';
    for (const [index, part] of layout.entries()) {
      const line = text.includes('\n') ? text.length - text.lastIndexOf('\n') - 1 : column + text.length;
      const rest = lead(layout.slice(index + 1));
      text += arrange(part, { indent, column: line, tail: rest.length + (rest.ends ? 0 : tail) });
    }
    return text;
  }
  const whole = flat(layout);
  if (column + whole.length + tail <= width) return whole;
  if (layout.leading) return breakBefore(layout, { indent, column, tail });
  const inner = `${indent}  `;
  const end = layout.separator.trimEnd();
  // TypeScript takes no comma after the last type argument or a rest parameter.
  const last = layout.open === '<' || flat(layout.items.at(-1) ?? '').startsWith('...') ? '' : end;
  const lines = layout.items.map((item, index) => {
    const text = arrange(item, { indent: inner, column: inner.length, tail: end.length });
    return `${inner}${text}${index === layout.items.length - 1 ? last : end}`;
  });
  return `${layout.open.trimEnd()}\n${lines.join('\n')}\n${indent}${layout.close.trimStart()}`;
}

function breakBefore(group: Group, { indent, column, tail }: Spot): string {
  const sign = group.separator.trim();
  // At the start of a line the members stand below each other; within one they move to lines of their own.
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
export const lay = (layout: Layout): string =>
  arrange(layout, { indent: '', column: 0, tail: 0 }).replace(/ +$/gm, '');
