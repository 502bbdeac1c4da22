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

/** Leaves out items that the grid of today would not understand. */
export function fromQuery(query: string): GridFilterModel {
  try {
    const text = new URLSearchParams(query).get('filter') ?? '[]';
    const items = JSON.parse(text) as [string, string, unknown][];
    return {
      items: items
        .filter(([field, operator]) => isKnown(field, operator))
        .slice(0, 1)
        .map(([field, operator, value]) => ({ field, operator, value })),
    };
  } catch {
    return { items: [] };
  }
}
