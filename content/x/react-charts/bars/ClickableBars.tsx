import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BarChart,
  type BarElementOwnerState,
  BarElementPath,
  type BarElementProps,
} from '@mui/x-charts/BarChart';
import * as React from 'react';

type ClickedBar = Pick<BarElementOwnerState, 'id' | 'dataIndex'>;

const PickBarContext = React.createContext<(bar: ClickedBar) => void>(() => {});

function ClickableBar(props: BarElementProps) {
  const pickBar = React.useContext(PickBarContext);
  // The slot is typed for BarElement, but receives the props of BarElementPath.
  const rectProps = props as unknown as React.ComponentProps<
    typeof BarElementPath
  >;
  return (
    <BarElementPath
      {...rectProps}
      cursor="pointer"
      onClick={() => pickBar(rectProps.ownerState)}
    />
  );
}

const slots = { bar: ClickableBar };
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ClickableBars() {
  const [picked, setPicked] = React.useState<ClickedBar | null>(null);

  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      <PickBarContext.Provider value={setPicked}>
        <BarChart
          height={280}
          slots={slots}
          xAxis={[{ scaleType: 'band', data: days }]}
          series={[
            { id: 'online', label: 'Online', data: [24, 31, 28, 36, 45] },
            { id: 'counter', label: 'Counter', data: [52, 48, 50, 57, 71] },
          ]}
        />
      </PickBarContext.Provider>
      <Typography role="status" sx={{ mb: 1 }}>
        {picked
          ? `Series "${picked.id}", index ${picked.dataIndex} (${days[picked.dataIndex]})`
          : 'Click a bar.'}
      </Typography>
      <Typography component="figcaption" variant="body2" color="text.secondary">
        Orders per weekday. The counter takes more orders than the online shop,
        and both peak on Friday.
      </Typography>
    </Box>
  );
}
