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

export const list = (open: string, items: readonly Layout[], separator: string, close: string): Layout =>
  items.length === 0 ? `${open.trim()}${close.trim()}` : { open, items, separator, close, leading: false };

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

/** Where in the text a piece stands: indent of its line, column where it begins, text that follows on its line. */
interface Spot {
  readonly indent: string;
  readonly column: number;
  readonly tail: number;
}

/** Broken where needed. */
function fit(layout: Layout, { indent, column, tail }: Spot): string {
  if (typeof layout === 'string') return layout;
  if (isList(layout)) {
    let text = '';
    for (const [index, part] of layout.entries()) {
      const line = text.includes('\n') ? text.length - text.lastIndexOf('\n') - 1 : column + text.length;
      const rest = layout.slice(index + 1).map(flat).join('').length;
      text += fit(part, { indent, column: line, tail: tail + rest });
    }
    return text;
  }
  const whole = flat(layout);
  if (column + whole.length + tail <= width) return whole;
  if (layout.leading) return breakBefore(layout, { indent, column, tail });
  const inner = `${indent}  `;
  const end = layout.separator.trimEnd();
  const lines = layout.items.map(
    (item) => `${inner}${fit(item, { indent: inner, column: inner.length, tail: end.length })}${end}`,
  );
  return `${layout.open.trimEnd()}\n${lines.join('\n')}\n${indent}${layout.close.trimStart()}`;
}

function breakBefore(group: Group, { indent, column, tail }: Spot): string {
  const sign = group.separator.trim();
  // At the start of a line the members stand below each other; within one they move to lines of their own.
  const nested = column > indent.length;
  const inner = nested ? `${indent}  ` : indent;
  const lines = group.items.map((item, index) =>
    fit(item, {
      indent: `${inner}  `,
      column: inner.length + 2,
      tail: index === group.items.length - 1 ? tail : 0,
    }),
  );
  return nested
    ? lines.map((line) => `\n${inner}${sign} ${line}`).join('')
    : lines.map((line, index) => (index === 0 ? line : `${inner}${sign} ${line}`)).join('\n');
}

/** The code as text; lines are at most about 76 characters long where it can be broken. */
export const lay = (layout: Layout): string =>
  fit(layout, { indent: '', column: 0, tail: 0 }).replace(/ +$/gm, '');
