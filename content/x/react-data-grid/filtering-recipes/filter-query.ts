import {
  type GridFilterModel,
  getGridSingleSelectOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import { orderColumns } from './order-columns';

export function toQuery(model: GridFilterModel): string {
  const items = model.items.map(({ field, operator, value }) => [
    field,
    operator,
    value,
  ]);
  return new URLSearchParams({ filter: JSON.stringify(items) }).toString();
}

function isKnown(field: string, operator: string): boolean {
  const column = orderColumns.find((candidate) => candidate.field === field);
  const operators =
    column?.type === 'singleSelect'
      ? getGridSingleSelectOperators()
      : getGridStringOperators();
  return column !== undefined && operators.some((o) => o.value === operator);
}

const isText = (value: unknown) => typeof value === 'string';

function fits(operator: string, value: unknown): boolean {
  if (value == null) return true;
  return operator === 'isAnyOf'
    ? Array.isArray(value) && value.every(isText)
    : isText(value);
}

/** Leaves out items that the grid of today would not understand. */
export function fromQuery(query: string): GridFilterModel {
  try {
    const text = new URLSearchParams(query).get('filter') ?? '[]';
    const items = JSON.parse(text) as [string, string, unknown][];
    return {
      items: items
        .filter(
          ([field, operator, value]) =>
            isKnown(field, operator) && fits(operator, value),
        )
        .slice(0, 1)
        .map(([field, operator, value]) => ({ field, operator, value })),
    };
  } catch {
    return { items: [] };
  }
}
