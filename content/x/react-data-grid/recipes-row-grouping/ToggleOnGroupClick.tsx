import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridEventListener,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { books } from '../../../data/books';
import { bookColumns, byGenre } from './book-columns';

export default function ToggleOnGroupClick() {
  const apiRef = useGridApiRef();

  const toggle: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Books; click a genre to open it"
        apiRef={apiRef}
        rows={books}
        columns={bookColumns}
        initialState={byGenre}
        onRowClick={toggle}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
