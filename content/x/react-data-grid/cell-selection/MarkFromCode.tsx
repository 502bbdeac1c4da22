import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { climate } from '../../../data/climate';
import { climateColumns } from './climate-columns';

const ids = climate.map(({ id }) => id);

export default function MarkFromCode() {
  const apiRef = useGridApiRef();

  const mark = (from: string, to: string) =>
    apiRef.current.unstable_selectCellRange(
      { id: ids[0] ?? 0, field: from },
      { id: ids[ids.length - 1] ?? 0, field: to },
    );

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => mark('jan', 'mar')}>First quarter</Button>
      <Button onClick={() => mark('apr', 'jun')}>Second quarter</Button>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Mean temperatures, marked by quarter"
          rows={climate}
          columns={climateColumns}
          unstable_cellSelection
          rowSelection={false}
          hideFooter
        />
      </Box>
    </Box>
  );
}
