import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';
import { type LedgerEntry, ledger } from '../../../data/ledger';

function columnsFor(locale: string): GridColDef<LedgerEntry>[] {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

  return [
    {
      field: 'date',
      type: 'date',
      headerName: 'Date',
      width: 130,
      valueFormatter: ({ value }) => day.format(value),
    },
    { field: 'account', headerName: 'Account', flex: 1, minWidth: 100 },
    {
      field: 'amount',
      type: 'number',
      headerName: 'Amount',
      width: 130,
      valueFormatter: ({ value }) => money.format(value),
    },
  ];
}

export default function LocalNumbersAndDates() {
  const [german, setGerman] = React.useState(true);
  const columns = React.useMemo(
    () => columnsFor(german ? 'de-DE' : 'en-GB'),
    [german],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={german} />}
        label="German formats"
        onChange={() => setGerman((old) => !old)}
      />
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Ledger"
          rows={ledger}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
