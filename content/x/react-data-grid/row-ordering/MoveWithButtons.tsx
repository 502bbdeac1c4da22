import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import * as React from 'react';
import {
  departureColumns,
  firstDepartures,
  moveRow,
} from './departure-columns';

export default function MoveWithButtons() {
  const [rows, setRows] = React.useState(firstDepartures);

  const columns = React.useMemo<typeof departureColumns>(() => {
    const move = (from: number, to: number) => setRows(moveRow(rows, from, to));
    return [
      ...departureColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Move',
        width: 90,
        getActions: ({ row }) => {
          const index = rows.indexOf(row);
          return [
            <GridActionsCellItem
              key="up"
              icon={<ArrowUpwardIcon />}
              label={`Move ${row.line} up`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />,
            <GridActionsCellItem
              key="down"
              icon={<ArrowDownwardIcon />}
              label={`Move ${row.line} down`}
              disabled={index === rows.length - 1}
              onClick={() => move(index, index + 1)}
            />,
          ];
        },
      },
    ];
  }, [rows]);

  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Departures with buttons to move them"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
