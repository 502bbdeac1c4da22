import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  GridPreferencePanelsValue,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type StockItem, stock } from '../../../data/stock';

const columns: GridColDef<StockItem>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 120 },
  { field: 'warehouse', headerName: 'Warehouse', width: 110 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 90 },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 90 },
];

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ColumnsPanelBasics() {
  const apiRef = useGridApiRef();
  const openPanel = () =>
    apiRef.current.showPreferences(GridPreferencePanelsValue.columns);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={openPanel} sx={{ mb: 1 }}>
        Choose columns from outside
      </Button>
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Stock"
          apiRef={apiRef}
          rows={stock}
          columns={columns}
          slots={{ toolbar: ColumnsToolbar }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
