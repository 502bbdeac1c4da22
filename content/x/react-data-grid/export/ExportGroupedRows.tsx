import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
  gridExpandedSortedRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { type Book, books } from '../../../data/books';
import { CsvPreview } from './csv-preview';

const columns: GridColDef<Book>[] = [
  { field: 'genre', headerName: 'Genre', width: 120 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

const isPoetry = (node: GridGroupNode) => node.groupingKey === 'Poetry';

export default function ExportGroupedRows() {
  const apiRef = useGridApiRef();
  const [collapsed, setCollapsed] = React.useState(false);
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    const selector = collapsed
      ? gridFilteredSortedRowIdsSelector
      : gridExpandedSortedRowIdsSelector;
    const refresh = () => {
      const fields = ['genre', 'title', 'rating'];
      const getRowsToExport = () => selector(apiRef);
      setCsv(apiRef.current.getDataAsCsv({ fields, getRowsToExport }));
    };
    refresh();
    return apiRef.current.subscribeEvent('rowExpansionChange', refresh);
  }, [apiRef, collapsed]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Rows of collapsed groups too"
        control={<Switch checked={collapsed} />}
        onChange={(_, checked) => setCollapsed(checked)}
      />
      <CsvPreview label="CSV of the groups" text={csv} />
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Books by genre"
          rows={books}
          columns={columns}
          hideFooter
          isGroupExpandedByDefault={isPoetry}
          initialState={{ rowGrouping: { model: ['genre'] } }}
        />
      </Box>
    </Box>
  );
}
