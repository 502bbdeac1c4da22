import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import dayjs from 'dayjs';
import type * as React from 'react';
import { type Order, orders } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'quantity', headerName: 'Units', type: 'number', width: 80 },
];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const rain = [87, 92, 81, 57, 53, 44, 52, 67];

interface TileProps {
  product: string;
  href: string;
  caption: string;
  height: number;
  children: React.ReactNode;
}

function Tile({ product, href, caption, height, children }: TileProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Link href={href} variant="subtitle1" underline="hover">
        {product}
      </Link>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {caption}
      </Typography>
      <Box sx={{ height }}>{children}</Box>
    </Paper>
  );
}

export default function ProductSampler() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
        },
      }}
    >
      <Tile
        product="Data Grid"
        href="/x/react-data-grid/"
        caption="Eight orders, largest first"
        height={328}
      >
        <DataGrid
          aria-label="Orders"
          density="compact"
          hideFooter
          rows={orders.slice(0, 8)}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
          }}
        />
      </Tile>
      <Tile
        product="Date and Time Pickers"
        href="/x/react-date-pickers/"
        caption="A delivery day in April 2024, weekends excluded"
        height={328}
      >
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateCalendar
            defaultValue={dayjs('2024-04-17')}
            shouldDisableDate={(day) => day.day() % 6 === 0}
            sx={{ width: '100%', maxWidth: 320 }}
          />
        </LocalizationProvider>
      </Tile>
      <Tile
        product="Charts"
        href="/x/react-charts/"
        caption="Rain in Reykjavík in millimetres: most in February, least in June"
        height={220}
      >
        <BarChart
          xAxis={[{ scaleType: 'band', data: months }]}
          series={[
            {
              data: rain,
              valueFormatter: (value) => `${value} mm`,
            },
          ]}
          margin={{ top: 16, right: 0, bottom: 24 }}
        />
      </Tile>
      <Tile
        product="Tree View"
        href="/x/react-tree-view/"
        caption="Eight folders and files"
        height={220}
      >
        <TreeView
          aria-label="Project files"
          defaultCollapseIcon={<ExpandMoreIcon />}
          defaultExpandIcon={<ChevronRightIcon />}
          defaultExpanded={['plans', 'drawings', 'photos']}
          defaultSelected="north"
          sx={{ height: '100%', overflowY: 'auto' }}
        >
          <TreeItem nodeId="plans" label="Plans">
            <TreeItem nodeId="drawings" label="Drawings">
              <TreeItem nodeId="north" label="North wing.pdf" />
              <TreeItem nodeId="south" label="South wing.pdf" />
            </TreeItem>
            <TreeItem nodeId="budget" label="Budget.xlsx" />
          </TreeItem>
          <TreeItem nodeId="photos" label="Photos">
            <TreeItem nodeId="site" label="Site.jpg" />
            <TreeItem nodeId="roof" label="Roof.jpg" />
          </TreeItem>
        </TreeView>
      </Tile>
    </Box>
  );
}
