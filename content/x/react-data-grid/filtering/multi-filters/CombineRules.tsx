import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  type GridFilterModel,
  GridLogicOperator,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import * as React from 'react';
import { orders } from '../../../../data/orders';
import { orderColumns } from './order-columns';

export default function CombineRules() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'status', operator: 'is', value: 'Paid' },
      { id: 2, field: 'quantity', operator: '>=', value: '20' },
    ],
    logicOperator: GridLogicOperator.And,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Logic operator"
        value={filterModel.logicOperator}
        onChange={(_, logicOperator: GridLogicOperator | null) =>
          logicOperator && setFilterModel({ ...filterModel, logicOperator })
        }
      >
        <ToggleButton value={GridLogicOperator.And}>And</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Or</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 350, mt: 1 }}>
        <DataGridPro
          aria-label="Orders that are paid, large, or both"
          rows={orders}
          columns={orderColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ toolbar: GridToolbar }}
        />
      </Box>
    </Box>
  );
}
