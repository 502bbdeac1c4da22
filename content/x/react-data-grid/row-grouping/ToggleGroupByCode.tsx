import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
  getGroupRowIdFromPath,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { type Book, books } from '../../../data/books';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 200 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

const poetryId = getGroupRowIdFromPath([{ field: 'genre', key: 'Poetry' }]);
const isPoetry = (node: GridGroupNode) => node.id === poetryId;

export default function ToggleGroupByCode() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);

  React.useEffect(() => {
    return apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
      if (isPoetry(node)) {
        setOpen(node.childrenExpanded === true);
      }
    });
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        sx={{ mb: 1 }}
        onClick={() => apiRef.current.setRowChildrenExpansion(poetryId, !open)}
      >
        {open ? 'Close' : 'Open'} Poetry
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Books by genre"
          rows={books}
          columns={columns}
          isGroupExpandedByDefault={isPoetry}
          initialState={{
            rowGrouping: { model: ['genre'] },
            columns: { columnVisibilityModel: { genre: false } },
          }}
        />
      </Box>
    </Box>
  );
}
