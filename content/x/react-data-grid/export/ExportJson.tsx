import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCsvExportMenuItem,
  GridToolbarContainer,
  GridToolbarExportContainer,
} from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { JsonExportMenuItem } from './JsonExportMenuItem';
import { orderColumns } from './order-columns';

function JsonToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'orders' }} />
        <JsonExportMenuItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function ExportJson() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Orders, exported as CSV or JSON"
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: JsonToolbar }}
      />
    </Box>
  );
}
