import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const BigText = styled('text')(({ theme }) => ({
  ...theme.typography.h5,
  fill: 'currentColor',
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function CenterText({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <BigText x={left + width / 2} y={top + height / 2}>
      {children}
    </BigText>
  );
}

const rooms = [
  { id: 'single', label: 'Single', value: 34 },
  { id: 'double', label: 'Double', value: 52 },
  { id: 'family', label: 'Family', value: 18 },
];

export default function DonutCenterTotal() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PieChart height={240} series={[{ data: rooms, innerRadius: '60%' }]}>
        <CenterText>104 rooms</CenterText>
      </PieChart>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Rooms of a hotel: 34 single, 52 double and 18 family rooms, 104 in
        total.
      </Typography>
    </Box>
  );
}
