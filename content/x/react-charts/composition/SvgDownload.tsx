import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';
import { serializeSvg } from './serializeSvg';

export default function SvgDownload() {
  const svgRef = React.useRef<SVGSVGElement>(null);

  const download = () => {
    if (!svgRef.current) {
      return;
    }
    const blob = new Blob([serializeSvg(svgRef.current)]);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'harvest.svg';
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Button variant="outlined" onClick={download}>
        Save as SVG
      </Button>
      <BarChart
        ref={svgRef}
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Apples', 'Pears', 'Plums'] }]}
        series={[{ label: 'Harvest in kg', data: [640, 310, 275] }]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Harvest: 640 kg of apples, 310 kg of pears, 275 kg of plums.
      </Typography>
    </Box>
  );
}
