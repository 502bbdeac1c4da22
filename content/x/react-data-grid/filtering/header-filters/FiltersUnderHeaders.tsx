import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { people } from '../../../../data/people';
import { personColumns } from './person-columns';

export default function FiltersUnderHeaders() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPro
        aria-label="People with filters under the headers"
        rows={people}
        columns={personColumns}
        unstable_headerFilters
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'department', operator: 'is', value: 'Sales' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
