import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridExcelExportOptions,
  GridToolbar,
} from '@mui/x-data-grid-premium';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';

const excelOptions: GridExcelExportOptions = {
  fileName: 'ledger',
  columnsStyles: {
    date: { numFmt: 'yyyy-mm-dd' },
    amount: { numFmt: '#,##0.00 "€"', font: { bold: true } },
    taxRate: { numFmt: '0 %' },
  },
};

export default function ExcelTypedCells() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGridPremium
        aria-label="Ledger, exported to Excel"
        rows={ledger}
        columns={ledgerColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { excelOptions } }}
      />
    </Box>
  );
}
