import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import * as React from 'react';

export default function LegendTextPlayground() {
  const [fontSize, setFontSize] = React.useState(13);
  const [italic, setItalic] = React.useState(false);
  const fontStyle = italic ? 'italic' : 'normal';

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <Typography id="legend-font-size" variant="body2">
        fontSize: {fontSize}
      </Typography>
      <Slider
        aria-labelledby="legend-font-size"
        size="small"
        min={9}
        max={20}
        value={fontSize}
        onChange={(_event, value) => setFontSize(value as number)}
        sx={{ maxWidth: 240, mx: 1 }}
      />
      <FormControlLabel
        control={
          <Switch
            checked={italic}
            onChange={(event) => setItalic(event.target.checked)}
          />
        }
        label="Italic"
      />
      <BarChart
        height={280}
        margin={{ top: 70 }}
        xAxis={[{ scaleType: 'band', data: ['2022', '2023'] }]}
        series={[
          { label: 'Homes with\nheat pump', data: [212, 318] },
          { label: 'Homes with\ngas heating', data: [840, 765] },
        ]}
        slotProps={{
          legend: { labelStyle: { fontSize, fontStyle, fill: 'gray' } },
        }}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Homes of a district. Heat pumps grow from 212 to 318, gas heating falls
        from 840 to 765.
      </Typography>
    </Box>
  );
}
