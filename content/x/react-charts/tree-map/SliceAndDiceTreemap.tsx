import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { type Department, TreemapRects } from './TreemapRects';

const departments: Department[] = [
  {
    name: 'Product',
    color: '#90caf9',
    teams: { Web: 18, Mobile: 13, Design: 11 },
  },
  { name: 'Sales', color: '#a5d6a7', teams: { Europe: 16, Asia: 11 } },
  { name: 'Office', color: '#ffe082', teams: { Finance: 8, People: 5 } },
];

export default function SliceAndDiceTreemap() {
  return (
    <Box sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        height={240}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        title="People by department and team"
        series={[]}
      >
        <TreemapRects departments={departments} />
      </ResponsiveChartContainer>
      <Table size="small" aria-label="People by department and team">
        <TableBody>
          {departments.map(({ name, teams }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>
                {Object.entries(teams)
                  .map(([team, people]) => `${team} ${people}`)
                  .join(', ')}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
