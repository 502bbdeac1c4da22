import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { people } from '../../../../data/people';
import { personColumns } from './person-columns';

export default function HeaderFiltersNoMenu() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPro
        aria-label="People with plain filter inputs"
        rows={people}
        columns={personColumns}
        unstable_headerFilters
        slots={{ headerFilterMenu: null }}
        slotProps={{
          headerFilterCell: { InputComponentProps: { size: 'small' } },
        }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'firstName', operator: 'contains', value: 'a' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
