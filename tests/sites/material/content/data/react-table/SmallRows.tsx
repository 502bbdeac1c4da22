import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const Row = styled(TableRow)(({ theme }) => ({
  backgroundColor: theme.vars.palette.action.hover,
}));

export default function SmallRows() {
  return (
    <Table aria-label="Opening hours" size="small">
      <TableBody>
        <Row>
          <TableCell>Monday</TableCell>
          <TableCell>9 to 5</TableCell>
        </Row>
        <Row>
          <TableCell>Tuesday</TableCell>
          <TableCell>9 to 8</TableCell>
        </Row>
      </TableBody>
    </Table>
  );
}
