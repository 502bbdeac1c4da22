import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';

export interface Department {
  name: string;
  color: string;
  teams: Record<string, number>;
}

const Tile = styled('rect')(({ theme }) => ({
  stroke: theme.palette.background.paper,
  strokeWidth: 2,
}));

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
      <g key={department.name}>
        {teams.map(([team, people], row) => {
          const above = sumOf(teams.slice(0, row).map(([, value]) => value));
          const y = top + (height * above) / own;
          return (
            <g key={team} transform={`translate(${x} ${y})`}>
              <Tile
                width={columnWidth}
                height={(height * people) / own}
                fill={department.color}
              >
                <title>{`${department.name}, ${team}: ${people}`}</title>
              </Tile>
              <text x={8} y={20} fontSize={13} fill="#000" pointerEvents="none">
                {team}
              </text>
            </g>
          );
        })}
      </g>
    );
  });
}
