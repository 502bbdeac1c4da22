import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { CsvPreview } from './csv-preview';
import { orderColumns } from './order-columns';

export default function ExportChosenColumns() {
  const apiRef = useGridApiRef();
  const [fields, setFields] = React.useState(['placedAt', 'customer']);
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    setCsv(apiRef.current.getDataAsCsv({ fields }));
  }, [apiRef, fields]);

  const toggle = (field: string) =>
    setFields((old) =>
      old.includes(field)
        ? old.filter((other) => other !== field)
        : [...old, field],
    );

  return (
    <Box sx={{ width: '100%' }}>
      {orderColumns.map(({ field, headerName }) => (
        <FormControlLabel
          key={field}
          label={headerName}
          control={
            <Checkbox
              checked={fields.includes(field)}
              onChange={() => toggle(field)}
            />
          }
        />
      ))}
      <CsvPreview label="CSV of the chosen columns" text={csv} />
      <Box sx={{ height: 250, mt: 1 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={orders}
          columns={orderColumns}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
