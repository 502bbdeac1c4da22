import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, gridClasses } from '@mui/x-data-grid';
import { stock } from '../../../../data/stock';
import { startWith } from './filter-start';
import { stockColumns } from './stock-columns';

const field = { variant: 'outlined', size: 'small' } as const;

export default function RestyledFilterPanel() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Stock with an outlined filter panel"
        rows={stock}
        columns={stockColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            filterFormProps: {
              columnInputProps: field,
              operatorInputProps: field,
              valueInputProps: { InputComponentProps: field },
              deleteIconProps: { sx: { justifyContent: 'center' } },
            },
            sx: { [`& .${gridClasses.filterForm}`]: { gap: 1, p: 2 } },
          },
        }}
        initialState={startWith({
          field: 'onHand',
          operator: '>',
          value: '50',
        })}
      />
    </Box>
  );
}
