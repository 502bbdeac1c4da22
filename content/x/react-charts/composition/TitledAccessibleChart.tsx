import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  BarPlot,
  ChartsXAxis,
  ChartsYAxis,
  ResponsiveChartContainer,
} from '@mui/x-charts';

const rows = [
  { month: 'April', used: 412, own: 230 },
  { month: 'May', used: 388, own: 301 },
  { month: 'June', used: 365, own: 342 },
];
const heads = ['Month', 'Used, kWh (left bar)', 'Produced, kWh (right bar)'];

export default function TitledAccessibleChart() {
  return (
    <Box sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        height={240}
        margin={{ top: 10, bottom: 30 }}
        title="Energy used and produced, April to June"
        desc="Use falls each month while production grows. In June, production covers nearly all of it."
        dataset={rows}
        xAxis={[{ id: 'month', scaleType: 'band', dataKey: 'month' }]}
        series={[
          { type: 'bar', dataKey: 'used' },
          { type: 'bar', dataKey: 'own' },
        ]}
      >
        <BarPlot />
        <ChartsXAxis axisId="month" position="bottom" />
        <ChartsYAxis position="left" />
      </ResponsiveChartContainer>
      <Table size="small" aria-label="Energy in kWh">
        <TableHead>
          <TableRow>
            {heads.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ month, used, own }) => (
            <TableRow key={month}>
              <TableCell>{month}</TableCell>
              <TableCell>{used}</TableCell>
              <TableCell>{own}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
