import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import type * as React from 'react';
import { type StockItem, stock } from '../../../data/stock';

const fields: (keyof StockItem)[] = ['name', 'onHand', 'reserved', 'weight'];

/** Columns whose cells add one to the counter each time they render. */
export function countedColumns(
  counter: React.MutableRefObject<number>,
): GridColDef<StockItem>[] {
  const renderCell = ({ formattedValue }: GridRenderCellParams<StockItem>) => {
    counter.current += 1;
    return formattedValue;
  };
  return fields.map((field) => ({
    field,
    headerName: field,
    type: typeof stock[0]?.[field] === 'number' ? 'number' : 'string',
    renderCell,
  }));
}
