import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridGroupNode,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import * as React from 'react';
import { books } from '../../../data/books';
import { bookColumns, byGenre } from './book-columns';

export default function KeepGroupsOpen() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState([...books]);
  const open = React.useRef(new Set<unknown>(['Crime']));

  const isOpen = React.useCallback(
    ({ groupingKey }: GridGroupNode) => open.current.has(groupingKey),
    [],
  );

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type !== 'group') return;
        if (node.childrenExpanded) open.current.add(node.groupingKey);
        else open.current.delete(node.groupingKey);
      }),
    [apiRef],
  );

  const sellCopies = () =>
    setRows((old) =>
      old.map((book) => ({ ...book, copiesSold: book.copiesSold + 100 })),
    );

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={sellCopies} sx={{ mb: 1 }}>
        New data: 100 copies more
      </Button>
      <Box sx={{ height: 340 }}>
        <DataGridPremium
          aria-label="Books; open genres stay open"
          apiRef={apiRef}
          rows={rows}
          columns={bookColumns}
          initialState={byGenre}
          isGroupExpandedByDefault={isOpen}
          hideFooter
        />
      </Box>
    </Box>
  );
}
