import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';

export default function OnPaper() {
  return (
    <TableContainer component={Paper}>
      <Table aria-label="Delivery">
        <TableBody>
          <TableRow>
            <TableCell>Standard</TableCell>
            <TableCell>Three days</TableCell>
          </TableRow>
          <TableRow>
            <TableCell>Express</TableCell>
            <TableCell>Tomorrow</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}
