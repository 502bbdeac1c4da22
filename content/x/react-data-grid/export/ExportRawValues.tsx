import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { ledger } from '../../../data/ledger';
import { CsvPreview } from './csv-preview';
import { ledgerColumns } from './ledger-columns';

export default function ExportRawValues() {
  const apiRef = useGridApiRef();
  const [raw, setRaw] = React.useState(false);
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    setCsv(apiRef.current.getDataAsCsv());
  }, [apiRef, raw]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Values instead of formatted text"
        control={
          <Switch
            checked={raw}
            onChange={(event) => setRaw(event.target.checked)}
          />
        }
      />
      <CsvPreview label="CSV of the ledger" text={csv} />
      <Box sx={{ height: 250, mt: 1 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Ledger"
          rows={ledger}
          columns={ledgerColumns}
          disableRowSelectionOnClick
          hideFooter
          unstable_ignoreValueFormatterDuringExport={raw}
        />
      </Box>
    </Box>
  );
}
