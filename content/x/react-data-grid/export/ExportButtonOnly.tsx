import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

function ExportToolbar() {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarExport
        csvOptions={{ fileName: 'orders', delimiter: ';', utf8WithBom: true }}
        printOptions={{ disableToolbarButton: true }}
      />
    </GridToolbarContainer>
  );
}

export default function ExportButtonOnly() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Orders with an export button"
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: ExportToolbar }}
      />
    </Box>
  );
}
