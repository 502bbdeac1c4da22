import Box from '@mui/material/Box';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { people } from '../../../data/people';
import { personColumns } from './person-columns';

const withGridStyles = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact' },
        styleOverrides: {
          columnHeaders: outer.unstable_sx({ bgcolor: 'action.selected' }),
        },
      },
    },
  });

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withGridStyles}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="People in a themed grid"
          rows={people}
          columns={personColumns}
        />
      </Box>
    </ThemeProvider>
  );
}
