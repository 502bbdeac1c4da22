import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

export default function SmallRows() {
  return (
    <Table aria-label="Opening hours" size="small">
      <TableBody>
        <TableRow hover>
          <TableCell>Monday</TableCell>
          <TableCell>9 to 5</TableCell>
        </TableRow>
        <TableRow hover>
          <TableCell>Tuesday</TableCell>
          <TableCell>9 to 8</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
