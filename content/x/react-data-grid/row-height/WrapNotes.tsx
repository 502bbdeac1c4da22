import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { people } from '../../../data/people';
import { bioColumns } from './bio-columns';

const getRowHeight = () => 'auto' as const;

export default function WrapNotes() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        aria-label="People"
        rows={people}
        columns={bioColumns}
        getRowHeight={getRowHeight}
        hideFooter
        sx={{
          [`&.${gridClasses['root--densityCompact']} .${gridClasses.cell}`]: {
            py: 0.5,
          },
          [`&.${gridClasses['root--densityStandard']} .${gridClasses.cell}`]: {
            py: 1.5,
          },
          [`&.${gridClasses['root--densityComfortable']} .${gridClasses.cell}`]:
            { py: 2 },
        }}
      />
    </Box>
  );
}
