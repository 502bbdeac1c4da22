import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';

export function SortedTotalTooltip(props: ChartsAxisContentProps) {
  const { series, dataIndex, axis, axisValue, sx } = props;
  if (dataIndex == null) {
    return null;
  }
  const rows = series
    .map(({ id, color, ...rest }) => ({
      id,
      color,
      label: 'label' in rest ? rest.label : undefined,
      value: Number(rest.data?.[dataIndex] ?? 0),
    }))
    .sort((a, b) => b.value - a.value);
  const total = rows.reduce((sum, row) => sum + row.value, 0);

  return (
    <Paper elevation={3} sx={[{ p: 1.5 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography variant="subtitle2">
        {axis.valueFormatter?.(axisValue) ?? String(axisValue)}
      </Typography>
      {rows.map((row) => (
        <Stack key={row.id} direction="row" spacing={1} alignItems="center">
          <svg aria-hidden="true" width={10} height={10}>
            <circle cx={5} cy={5} r={5} fill={row.color} />
          </svg>
          <Typography sx={{ flexGrow: 1, pr: 3 }}>{row.label}</Typography>
          <Typography>{row.value}</Typography>
        </Stack>
      ))}
      <Typography align="right" sx={{ fontWeight: 'bold' }}>
        Total {total}
      </Typography>
    </Paper>
  );
}
