import type { Cell, Token } from './perceived.ts';

/** Tokens of a row that follow one another. */
type Fragment = readonly [Token, ...Token[]];

function fragmentsOf(tokens: readonly Token[]): Fragment[] {
  const found: [Token, ...Token[]][] = [];
  for (const token of tokens) {
    const last = found.at(-1);
    if (last !== undefined && last[0].cell?.row === token.cell?.row) last.push(token);
    else found.push([token]);
  }
  return found;
}

const columnsOf = (tokens: readonly Token[]): ReadonlySet<number | null | undefined> =>
  new Set(tokens.map(({ cell }) => cell?.column));

/**
 * Joins the parts of rows that pinned columns separate in the document. Rows of one number that have a column in common
 * are different rows: some tables count those at their foot again from 1.
 */
function wholeRows(tokens: readonly Token[]): Token[] {
  const rows: Token[][] = [];
  for (const fragment of fragmentsOf(tokens)) {
    const columns = columnsOf(fragment);
    const row = rows.find(
      (one) =>
        one[0]?.cell?.row === fragment[0].cell?.row &&
        [...columnsOf(one)].every((column) => !columns.has(column)),
    );
    if (row === undefined) rows.push([...fragment]);
    else row.push(...fragment);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => (a.cell?.column ?? 0) - (b.cell?.column ?? 0)));
}

/** Tokens with each table in the order of its rows and columns. */
export function inTableOrder(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  let table: Token[] = [];
  const flush = (): void => {
    result.push(...wholeRows(table));
    table = [];
  };
  for (const token of tokens) {
    if (token.cell === null || token.cell.table !== table[0]?.cell?.table) flush();
    if (token.cell === null) result.push(token);
    else table.push(token);
  }
  flush();
  return result;
}

type Place = 'row' | 'column';

interface Drawn {
  readonly size: Cell;
  readonly row: Set<number>;
  readonly column: Set<number>;
}

function drawnIn(tokens: readonly Token[]): ReadonlyMap<number, Drawn> {
  const tables = new Map<number, Drawn>();
  for (const { cell } of tokens) {
    if (cell === null) continue;
    const own = tables.get(cell.table) ?? { size: cell, row: new Set(), column: new Set() };
    tables.set(cell.table, own);
    if (cell.row !== null) own.row.add(cell.row);
    if (cell.column !== null) own.column.add(cell.column);
  }
  return tables;
}

/**
 * Whether the other picture, of `others`, has a cell though it does not draw it: tables draw some rows and columns ahead
 * of the reader. `paired` are the tokens that both have.
 */
export function undrawnIn(
  others: readonly Token[],
  paired: readonly Token[],
): (cell: Cell | null) => boolean {
  const [drawn, common] = [drawnIn(others), drawnIn(paired)];
  const isUndrawn = (cell: Cell, of: Place, { size, [of]: known }: Drawn): boolean => {
    const count = of === 'row' ? size.rows : size.columns;
    const place = cell[of];
    if (place === null || place > count || known.size >= count) return false;
    // The number may be that of another row: some tables count those at their foot after the last that they draw.
    return !known.has(place) || common.get(cell.table)?.[of].has(place) !== true;
  };
  return (cell) => {
    const table = cell === null ? undefined : drawn.get(cell.table);
    return (
      cell !== null &&
      table !== undefined &&
      (isUndrawn(cell, 'row', table) || isUndrawn(cell, 'column', table))
    );
  };
}
