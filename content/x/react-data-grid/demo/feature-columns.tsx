import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { Feature } from './feature';

export const featureColumns: GridColDef<Feature>[] = [
  {
    field: 'name',
    headerName: 'Feature',
    flex: 1,
    minWidth: 190,
    renderCell: ({ row, value, tabIndex }) => {
      const [path, anchor] = row.id.split('#');
      const hash = anchor ? `#${anchor}` : '';
      return (
        <Link href={`/x/react-data-grid/${path}/${hash}`} tabIndex={tabIndex}>
          {value}
        </Link>
      );
    },
  },
  { field: 'area', headerName: 'Area', width: 130 },
  {
    field: 'plan',
    headerName: 'Plan',
    width: 130,
    renderCell: ({ value }) => <Chip size="small" label={value} />,
  },
  { field: 'status', headerName: 'Status', width: 120 },
];
