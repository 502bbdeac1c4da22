// Task: a cell with a link, and one with a bar.
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Project {
  id: number;
  name: string;
  site: string;
  done: number;
}

const columns: GridColDef<Project>[] = [
  { field: 'name', headerName: 'Project', flex: 1 },
  {
    field: 'site',
    headerName: 'Site',
    width: 200,
    renderCell: ({ value, tabIndex }: GridRenderCellParams<Project, string>) => (
      <Link href={value} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  {
    field: 'done',
    headerName: 'Done',
    type: 'number',
    width: 140,
    renderCell: ({ row }: GridRenderCellParams<Project, number>) => (
      <LinearProgress
        variant="determinate"
        value={row.done}
        aria-label={`${row.name} done`}
        sx={{ width: '100%' }}
      />
    ),
  },
];

export default function Projects({ rows }: { rows: readonly Project[] }) {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid aria-label="Projects" rows={rows} columns={columns} />
    </Box>
  );
}
