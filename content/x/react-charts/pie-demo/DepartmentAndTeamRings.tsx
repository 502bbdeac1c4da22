import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const departments = [
  { id: 'product', label: 'Product', value: 42, color: '#1e88e5' },
  { id: 'sales', label: 'Sales', value: 27, color: '#43a047' },
];
const teams = [
  { id: 'Web', value: 18, color: '#90caf9' },
  { id: 'Mobile', value: 13, color: '#90caf9' },
  { id: 'Design', value: 11, color: '#90caf9' },
  { id: 'Europe', value: 16, color: '#a5d6a7' },
  { id: 'Asia', value: 11, color: '#a5d6a7' },
];

export default function DepartmentAndTeamRings() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart
        height={300}
        tooltip={{ trigger: 'none' }}
        series={[
          { data: departments, outerRadius: '50%', arcLabel: 'value' },
          {
            data: teams,
            innerRadius: '52%',
            arcLabel: (item) => `${item.id} ${item.value}`,
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: { fill: '#000', fontSize: 12 },
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        69 people. Product (42): web 18, mobile 13, design 11. Sales (27):
        Europe 16, Asia 11.
      </Typography>
    </Box>
  );
}
