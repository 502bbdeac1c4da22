import Paper from '@mui/material/Paper';
import { Experimental_CssVarsProvider as CssVarsProvider, styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';

const Sheet = styled(Paper)(({ theme }) => ({
  borderColor: theme.vars.palette.divider,
}));

export default function OnPaper() {
  return (
    <CssVarsProvider>
      <TableContainer component={Sheet}>
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
    </CssVarsProvider>
  );
}
