import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridExceljsProcessInput,
  GridToolbar,
} from '@mui/x-data-grid-premium';
import { ledger } from '../../../data/ledger';
import { ledgerColumns } from './ledger-columns';

async function addTitle({ workbook, worksheet }: GridExceljsProcessInput) {
  workbook.creator = 'Accounting';
  worksheet.mergeCells('A1:E1');
  worksheet.getCell('A1').value = 'Ledger, first half of the year';
  worksheet.getCell('A1').font = { bold: true, size: 16 };
}

async function addNotes({ worksheet }: GridExceljsProcessInput) {
  worksheet.addRow([]);
  worksheet.addRow(['Amounts in euros, without tax.']);
}

export default function ExcelTitleAndNotes() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGridPremium
        aria-label="Ledger, exported with a title"
        rows={ledger}
        columns={ledgerColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            excelOptions: {
              exceljsPreProcess: addTitle,
              exceljsPostProcess: addNotes,
            },
          },
        }}
      />
    </Box>
  );
}
