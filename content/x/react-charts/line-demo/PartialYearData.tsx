import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import * as React from 'react';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const shop = [22, 24, 29, 33, 36, 41, 44, 43, 38];
const kiosk = [null, null, null, 6, 11, 17, null, 19, 14];

export default function PartialYearData() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
        label="connectNulls"
      />
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          { label: 'Shop', data: shop },
          { label: 'Kiosk', data: kiosk, connectNulls },
        ]}
      />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Sales in k€. The shop peaks at 44 in July. The kiosk starts with 6 in
        April and has no value for July.
      </Typography>
    </Box>
  );
}
