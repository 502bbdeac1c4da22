// Task: a panel with details below a row (Pro).
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';

interface Shipment {
  id: number;
  target: string;
  parcels: readonly string[];
}

const columns: GridColDef<Shipment>[] = [{ field: 'target', headerName: 'To', flex: 1 }];

function Parcels({ shipment }: { shipment: Shipment }) {
  return (
    <ul>
      {shipment.parcels.map((parcel) => (
        <li key={parcel}>{parcel}</li>
      ))}
    </ul>
  );
}

const getPanel = ({ row }: GridRowParams<Shipment>) =>
  row.parcels.length === 0 ? null : <Parcels shipment={row} />;

const getPanelHeight = () => 'auto' as const;

export default function Shipments({ rows }: { rows: readonly Shipment[] }) {
  return (
    <Box sx={{ height: 500 }}>
      <DataGridPro
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getPanel}
        getDetailPanelHeight={getPanelHeight}
        initialState={{ pinnedColumns: { left: ['target'] } }}
      />
    </Box>
  );
}
