import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import * as React from 'react';
import { localeRows } from './localeRows';

const orders = {
  language: (a: LocaleRow, b: LocaleRow) =>
    a.language.localeCompare(b.language, 'en'),
  missing: (a: LocaleRow, b: LocaleRow) => a.missing.length - b.missing.length,
};
type LocaleRow = (typeof localeRows)[number];
const region = { role: 'region', tabIndex: 0, 'aria-label': 'Locales' };

export default function SupportedLocalesTable() {
  const [order, setOrder] = React.useState<keyof typeof orders>('language');
  const rows = [...localeRows].sort(orders[order]);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order"
        value={order}
        onChange={(_event, name) => name !== null && setOrder(name)}
      >
        <ToggleButton value="language">By language</ToggleButton>
        <ToggleButton value="missing">By completeness</ToggleButton>
      </ToggleButtonGroup>
      <TableContainer {...region} sx={{ maxHeight: 400 }}>
        <Table size="small" stickyHeader aria-label="Locales of the pickers">
          <TableHead>
            <TableRow>
              <TableCell>Language</TableCell>
              <TableCell>Import</TableCell>
              <TableCell>In English</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, language, missing }) => (
              <TableRow key={name}>
                <TableCell>{language}</TableCell>
                <TableCell sx={{ fontFamily: 'monospace' }}>{name}</TableCell>
                <TableCell title={missing.join(', ')}>
                  {missing.length === 0 ? 'nothing' : missing.length}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
