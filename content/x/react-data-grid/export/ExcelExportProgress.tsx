import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { ledger } from '../../../data/ledger';
import { repeatRows } from '../../../data/repeat-rows';
import { ledgerColumns } from './ledger-columns';

const rows = repeatRows(ledger, 3000);

export default function ExcelExportProgress() {
  const apiRef = useGridApiRef();
  const [state, setState] = React.useState('idle');

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        disabled={state === 'pending'}
        onClick={() => apiRef.current.exportDataAsExcel({ fileName: 'ledger' })}
      >
        Export 3,000 rows
      </Button>
      <Typography component="span" role="status" sx={{ mx: 1 }}>
        Export: {state}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Long ledger"
          rows={rows}
          columns={ledgerColumns}
          hideFooter
          loading={state === 'pending'}
          onExcelExportStateChange={setState}
        />
      </Box>
    </Box>
  );
}
