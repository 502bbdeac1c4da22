import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridEventListener,
  type GridRowParams,
  type GridRowSelectionModel,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { books } from '../../../data/books';
import { bookColumns, byGenre } from './book-columns';

const isBook = ({ id }: GridRowParams) => typeof id === 'number';

export default function SelectWholeGroup() {
  const apiRef = useGridApiRef();
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);

  const selectGroup: GridEventListener<'rowDoubleClick'> = ({ id }) => {
    if (apiRef.current.getRowNode(id)?.type !== 'group') return;
    const ids = apiRef.current.getRowGroupChildren({ groupId: id });
    apiRef.current.selectRows(ids);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ mb: 1 }}>
        Selected books: {selected.length}
      </Box>
      <Box sx={{ height: 340 }}>
        <DataGridPremium
          aria-label="Books; double-click a genre to select it"
          apiRef={apiRef}
          rows={books}
          columns={bookColumns}
          initialState={byGenre}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          isRowSelectable={isBook}
          onRowDoubleClick={selectGroup}
          disableRowSelectionOnClick
          checkboxSelection
          hideFooter
        />
      </Box>
    </Box>
  );
}
