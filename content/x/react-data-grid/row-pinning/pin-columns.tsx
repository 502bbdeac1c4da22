import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import type { Order } from '../../../data/orders';

export type Place = 'top' | 'bottom';
export type Places = Record<number, Place | undefined>;

const labels = {
  top: 'Keep at top',
  bottom: 'Keep at bottom',
  none: 'Let it scroll',
};

export function pinColumns(
  places: Places,
  onPlace: (id: number, place?: Place) => void,
): GridColDef<Order>[] {
  return [
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
    { field: 'status', headerName: 'Status', width: 100 },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Pin',
      width: 70,
      getActions: ({ row }) =>
        (['top', 'bottom', undefined] as const)
          .filter((place) => place !== places[row.id])
          .map((place) => (
            <GridActionsCellItem
              key={place ?? 'none'}
              showInMenu
              label={labels[place ?? 'none']}
              onClick={() => onPlace(row.id, place)}
            />
          )),
    },
  ];
}
