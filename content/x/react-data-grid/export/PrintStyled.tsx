import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const pageStyle = `
  @page { size: A4 landscape; margin: 15mm; }
  body::before {
    content: 'Orders of 2024';
    font: 600 20px sans-serif;
  }
  .MuiDataGrid-root.MuiDataGrid-root { color: #000; border: none; }
`;

function PrintToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ disableToolbarButton: true }}
        printOptions={{ pageStyle, hideToolbar: true, hideFooter: true }}
      />
    </GridToolbarContainer>
  );
}

export default function PrintStyled() {
  return (
    <Box sx={{ height: 340 }}>
      <DataGrid
        aria-label="Orders to print"
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: PrintToolbar }}
      />
    </Box>
  );
}
