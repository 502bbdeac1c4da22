import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const planets = [
  { name: 'Mercury', moons: 0 },
  { name: 'Earth', moons: 1 },
  { name: 'Mars', moons: 2 },
];

export default function Planets() {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>Planet</TableCell>
          <TableCell align="right">Moons</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {planets.map(({ name, moons }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{moons}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
