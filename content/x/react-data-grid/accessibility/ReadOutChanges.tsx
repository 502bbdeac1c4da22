import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridFilterModel,
  GridToolbarQuickFilter,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import * as React from 'react';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

export default function ReadOutChanges() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('15 people match.');

  const announce = ({ quickFilterValues = [] }: GridFilterModel) => {
    const count = gridFilteredTopLevelRowCountSelector(apiRef);
    const all = quickFilterValues.length === 0 ? ' in all' : '';
    setMessage(`${count} people match${all}.`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="People, with a search"
          apiRef={apiRef}
          rows={people}
          columns={personColumns}
          onFilterModelChange={announce}
          slots={{ toolbar: GridToolbarQuickFilter }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
