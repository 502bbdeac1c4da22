import type {
  GridFilterItem,
  GridFilterModel,
  GridPaginationModel,
  GridSortModel,
} from '@mui/x-data-grid';

export interface LocalServerOptions<R, S> {
  /** Milliseconds before an answer arrives. Default: 600. */
  delay?: number;
  /** The value that sorting and filtering use. Default: `row[field]`. */
  getValue?: (row: R, field: string) => unknown;
  /** Place of a row in a tree; `parentPath` in a request needs it. */
  getPath?: (row: R) => readonly string[];
  /** Computed from all rows that match the filter, before they are cut into pages. */
  summarize?: (matchingRows: readonly R[]) => S;
}

/** Ask for one of `paginationModel`, `range` or `cursor`; without any, all rows come. */
export interface LocalServerRequest {
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
  paginationModel?: GridPaginationModel;
  /** Row positions; `last` is not part of the answer. */
  range?: { first: number; last: number };
  /** `null` for the start, then the `nextCursor` of the answer before. */
  cursor?: string | null;
  /** Number of rows that answer a `cursor`. Default: 10. */
  limit?: number;
  /** Only the direct children of this path; `[]` for the top level. */
  parentPath?: readonly string[];
  /** Rejects with an `AbortError` when it fires. */
  signal?: AbortSignal;
  /** Answer this request with an error. */
  fail?: boolean;
}

export interface LocalServerResponse<R, S = undefined> {
  rows: R[];
  /** Number of rows that match, on all pages. */
  total: number;
  /** Where the following rows start, or `null` at the end. */
  nextCursor: string | null;
  /** The result of the `summarize` option. */
  summary: S;
}

export interface LocalServer<R, S = undefined> {
  getRows: (request?: LocalServerRequest) => Promise<LocalServerResponse<R, S>>;
  /** Replaces the row with the same id and answers with it. */
  saveRow: (row: R, options?: LocalServerCallOptions) => Promise<R>;
  /** The next `count` calls fail. Default: 1. */
  failNext: (count?: number) => void;
}

export type LocalServerCallOptions = Pick<
  LocalServerRequest,
  'signal' | 'fail'
>;

/**
 * A back end in memory for demos. Each call answers after a fixed delay with the
 * stored rows themselves: treat them as read-only.
 */
export function createLocalServer<
  R extends { id: number | string },
  S = undefined,
>(
  rows: readonly R[],
  options: LocalServerOptions<R, S> = {},
): LocalServer<R, S> {
  const { delay = 600, getPath, summarize } = options;
  const getValue =
    options.getValue ??
    ((row: R, field: string) => (row as Record<string, unknown>)[field]);
  let stored = [...rows];
  let failures = 0;

  function answer<T>(call: LocalServerCallOptions, work: () => T): Promise<T> {
    const fails = call.fail || failures > 0;
    failures = Math.max(0, failures - 1);
    return wait(delay, call.signal).then(() => {
      if (fails) {
        throw new Error('The server could not answer.');
      }
      return work();
    });
  }

  return {
    getRows: (request = {}) =>
      answer(request, () => {
        const children = childrenOf(stored, request.parentPath, getPath);
        const matching = sortRows(
          filterRows(children, request.filterModel, getValue),
          request.sortModel,
          getValue,
        );
        const { first, last } = sliceOf(request, matching.length);
        return {
          rows: matching.slice(first, last),
          total: matching.length,
          nextCursor: last < matching.length ? String(last) : null,
          summary: summarize?.(matching) as S,
        };
      }),
    saveRow: (row, call = {}) =>
      answer(call, () => {
        stored = stored.map((old) => (old.id === row.id ? row : old));
        return row;
      }),
    failNext: (count = 1) => {
      failures = count;
    },
  };
}

function wait(delay: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delay);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

function sliceOf(request: LocalServerRequest, total: number) {
  const { paginationModel, range, cursor, limit = 10 } = request;
  if (paginationModel) {
    const first = paginationModel.page * paginationModel.pageSize;
    return { first, last: first + paginationModel.pageSize };
  }
  if (range) {
    return range;
  }
  if (cursor !== undefined) {
    const first = Number(cursor ?? 0);
    return { first, last: first + limit };
  }
  return { first: 0, last: total };
}

function childrenOf<R>(
  rows: readonly R[],
  parentPath: readonly string[] | undefined,
  getPath: ((row: R) => readonly string[]) | undefined,
): readonly R[] {
  if (!parentPath || !getPath) {
    return rows;
  }
  return rows.filter((row) => {
    const path = getPath(row);
    return (
      path.length === parentPath.length + 1 &&
      parentPath.every((part, index) => part === path[index])
    );
  });
}

type GetValue<R> = (row: R, field: string) => unknown;

function sortRows<R>(
  rows: readonly R[],
  sortModel: GridSortModel = [],
  getValue: GetValue<R>,
): R[] {
  return [...rows].sort((a, b) => {
    for (const { field, sort } of sortModel) {
      const order = compare(getValue(a, field), getValue(b, field));
      if (order !== 0 && sort) {
        return sort === 'asc' ? order : -order;
      }
    }
    return 0;
  });
}

function compare(a: unknown, b: unknown): number {
  if (a == null || b == null) {
    return Number(a != null) - Number(b != null);
  }
  if (typeof a === 'string' && typeof b === 'string') {
    return a.localeCompare(b, 'en');
  }
  return Number(a) - Number(b);
}

function filterRows<R>(
  rows: readonly R[],
  filterModel: GridFilterModel | undefined,
  getValue: GetValue<R>,
): R[] {
  const items = filterModel?.items.filter(isComplete) ?? [];
  const words = filterModel?.quickFilterValues ?? [];
  const needsOne = filterModel?.logicOperator === 'or';
  return rows.filter((row) => {
    const passes = (item: GridFilterItem) =>
      matches(getValue(row, item.field), item);
    const passesItems =
      items.length === 0 ||
      (needsOne ? items.some(passes) : items.every(passes));
    return passesItems && words.every((word) => contains(row, String(word)));
  });
}

function contains(row: unknown, word: string): boolean {
  return Object.values(row as object).some((value) =>
    textOf(value).includes(word.toLowerCase()),
  );
}

const operatorsWithoutValue = ['isEmpty', 'isNotEmpty'];

/** A rule that still lacks its value filters nothing, as in the grid. */
function isComplete(item: GridFilterItem): boolean {
  if (operatorsWithoutValue.includes(item.operator)) {
    return true;
  }
  return Array.isArray(item.value)
    ? item.value.length > 0
    : item.value !== undefined && item.value !== null && item.value !== '';
}

function textOf(value: unknown): string {
  return value == null ? '' : String(value).toLowerCase();
}

/** Days for dates, minutes when the wanted text has a time, else plain numbers. */
function comparable(value: unknown, wanted: string): number {
  if (!(value instanceof Date)) {
    return value == null ? Number.NaN : Number(value);
  }
  const unit = new Date(value);
  if (wanted.includes('T')) {
    unit.setSeconds(0, 0);
  } else {
    unit.setHours(0, 0, 0, 0);
  }
  return unit.getTime();
}

function wantedNumber(value: unknown, wanted: string): number {
  if (!(value instanceof Date)) {
    return Number(wanted);
  }
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = wanted
    .split(/\D/)
    .map(Number);
  return new Date(year, month - 1, day, hour, minute).getTime();
}

function isSame(value: unknown, wanted: string): boolean {
  return value instanceof Date
    ? comparable(value, wanted) === wantedNumber(value, wanted)
    : textOf(value) === wanted.toLowerCase();
}

function matches(value: unknown, item: GridFilterItem): boolean {
  const wanted =
    item.value instanceof Date ? localText(item.value) : String(item.value);
  const left = comparable(value, wanted);
  const right = wantedNumber(value, wanted);
  switch (item.operator) {
    case 'contains':
      return textOf(value).includes(wanted.trim().toLowerCase());
    case 'startsWith':
      return textOf(value).startsWith(wanted.trim().toLowerCase());
    case 'endsWith':
      return textOf(value).endsWith(wanted.trim().toLowerCase());
    case 'equals':
    case 'is':
      return isSame(value, wanted);
    case 'not':
      return !isSame(value, wanted);
    case 'isAnyOf':
      return (item.value as readonly unknown[]).some((one) =>
        isSame(value, String(one)),
      );
    case 'isEmpty':
      return value == null || value === '';
    case 'isNotEmpty':
      return value != null && value !== '';
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '>':
    case 'after':
      return left > right;
    case '>=':
    case 'onOrAfter':
      return left >= right;
    case '<':
    case 'before':
      return left < right;
    case '<=':
    case 'onOrBefore':
      return left <= right;
    default:
      throw new Error(`The server does not know the operator ${item.operator}`);
  }
}

function localText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [
    date.getFullYear(),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ];
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
