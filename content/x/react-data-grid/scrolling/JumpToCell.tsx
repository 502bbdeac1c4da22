import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { climate, months } from '../../../data/climate';
import { Choice } from './Choice';
import { climateColumns } from './climate-columns';

const cityOptions = climate.map(({ id, city }) => ({
  value: String(id),
  label: city,
}));
const monthOptions = months.map((month) => ({ value: month, label: month }));

export default function JumpToCell() {
  const apiRef = useGridApiRef();
  const [city, setCity] = React.useState('11');
  const [month, setMonth] = React.useState('nov');

  const jump = () => {
    const id = Number(city);
    apiRef.current.scrollToIndexes({
      rowIndex: apiRef.current.getRowIndexRelativeToVisibleRows(id),
      colIndex: apiRef.current.getColumnIndex(month),
    });
    apiRef.current.setCellFocus(id, month);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, mb: 1 }}>
        <Choice
          label="City"
          value={city}
          options={cityOptions}
          onChange={setCity}
        />
        <Choice
          label="Month"
          value={month}
          options={monthOptions}
          onChange={setMonth}
        />
        <Button onClick={jump}>Show</Button>
      </Stack>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Mean temperature of each month"
          apiRef={apiRef}
          rows={climate}
          columns={climateColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
