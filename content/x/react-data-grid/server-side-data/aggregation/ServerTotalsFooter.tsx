import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooter,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import { formatMoney, ledgerColumns } from './ledger-columns';
import { useLedger } from './use-ledger';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    sum: number;
  }
}

function SumFooter({ sum = 0 }: { sum?: number }) {
  return (
    <>
      <Typography role="status" variant="body2" sx={{ px: 2, py: 1 }}>
        Sum of all matching entries: {formatMoney(sum)}
      </Typography>
      <GridFooter />
    </>
  );
}

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function ServerTotalsFooter() {
  const { gridProps, sum } = useLedger();

  return (
    <Box sx={{ height: 440 }}>
      <DataGrid
        aria-label="Ledger"
        {...gridProps}
        columns={ledgerColumns}
        slots={{ toolbar: FilterToolbar, footer: SumFooter }}
        slotProps={{ footer: { sum } }}
      />
    </Box>
  );
}
