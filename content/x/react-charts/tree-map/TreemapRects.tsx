import Box from '@mui/material/Box';
import { useDrawingArea } from '@mui/x-charts/hooks';

export interface Department {
  name: string;
  color: string;
  teams: Record<string, number>;
}

const sumOf = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0);

export function TreemapRects({ departments }: { departments: Department[] }) {
  const { left, top, width, height } = useDrawingArea();
  const totals = departments.map(({ teams }) => sumOf(Object.values(teams)));
  const total = sumOf(totals);

  return departments.map((department, column) => {
    const own = totals[column] ?? 0;
    const x = left + (width * sumOf(totals.slice(0, column))) / total;
    const columnWidth = (width * own) / total;
    const teams = Object.entries(department.teams);
    return (
      <Box
        component="g"
        key={department.name}
        sx={{ color: 'background.paper' }}
      >
        {teams.map(([team, people], row) => {
          const above = sumOf(teams.slice(0, row).map(([, value]) => value));
          const y = top + (height * above) / own;
          return (
            <g key={team} transform={`translate(${x} ${y})`}>
              <rect
                width={columnWidth}
                height={(height * people) / own}
                fill={department.color}
                stroke="currentColor"
                strokeWidth={2}
              >
                <title>{`${department.name}, ${team}: ${people}`}</title>
              </rect>
              <text x={8} y={20} fontSize={13} fill="#000" pointerEvents="none">
                {team}
              </text>
            </g>
          );
        })}
      </Box>
    );
  });
}
