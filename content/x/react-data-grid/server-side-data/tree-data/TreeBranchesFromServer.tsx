import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { firstRows, type StaffRow } from './staff-branches';
import { useBranches } from './use-branches';

const columns = [
  { field: 'jobTitle', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'headcount', headerName: 'People', width: 90 },
];
const getPath = (row: StaffRow) => row.path;

const groupingColDef = {
  headerName: 'Name',
  hideDescendantCount: true,
  width: 180,
};

export default function TreeBranchesFromServer() {
  const { apiRef, failed, retry } = useBranches();

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ height: 60 }}>
        {failed && (
          <Alert
            severity="error"
            action={<Button onClick={retry}>Retry</Button>}
          >
            {failed} did not load.
          </Alert>
        )}
      </Box>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          aria-label="Staff; departments load when they open"
          apiRef={apiRef}
          rows={firstRows}
          columns={columns}
          treeData
          getTreeDataPath={getPath}
          groupingColDef={groupingColDef}
          hideFooter
        />
      </Box>
    </Box>
  );
}
