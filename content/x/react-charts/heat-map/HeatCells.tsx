import Box from '@mui/material/Box';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

interface HeatCellsProps {
  columns: string[];
  rows: string[];
  values: number[][];
}

export function HeatCells({ columns, rows, values }: HeatCellsProps) {
  const xScale = useXScale();
  const yScale = useYScale();
  if (!('bandwidth' in xScale && 'bandwidth' in yScale)) {
    return null;
  }
  const max = Math.max(...values.flat());
  const width = xScale.bandwidth();
  const height = yScale.bandwidth();

  return (
    <Box
      component="g"
      sx={{ '& rect': { color: 'warning.main' } }}
      fill="currentColor"
    >
      {rows.flatMap((row, rowIndex) =>
        columns.map((column, columnIndex) => {
          const value = values[rowIndex]?.[columnIndex] ?? 0;
          const x = xScale(column) ?? 0;
          const y = yScale(row) ?? 0;
          return (
            <g key={`${row} ${column}`}>
              <rect
                x={x}
                y={y}
                width={width}
                height={height}
                fillOpacity={0.1 + (0.4 * value) / max}
              >
                <title>{`${row}, ${column}:00: ${value}`}</title>
              </rect>
              <text
                x={x + width / 2}
                y={y + height / 2}
                dy="0.35em"
                textAnchor="middle"
                fontSize={12}
                pointerEvents="none"
              >
                {value}
              </text>
            </g>
          );
        }),
      )}
    </Box>
  );
}
