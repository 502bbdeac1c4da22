import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSection } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import * as React from 'react';

export default function SectionInspector() {
  const fieldRef = React.useRef<FieldRef<FieldSection>>(null);
  const [sections, setSections] = React.useState<readonly FieldSection[]>([]);
  const readSections = () => setSections(fieldRef.current?.getSections() ?? []);
  React.useEffect(readSections, []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={2}
        onKeyUp={readSections}
        sx={{ width: '100%', maxWidth: 480 }}
      >
        <DateTimeField
          label="Lecture"
          format="dddd, MMM D, YYYY, HH:mm"
          defaultValue={dayjs('2024-06-12T09:45')}
          unstableFieldRef={fieldRef}
        />
        <Table size="small" aria-label="Sections of the field">
          <TableHead>
            <TableRow>
              <TableCell>Type</TableCell>
              <TableCell>Format</TableCell>
              <TableCell>Content</TableCell>
              <TableCell>Value</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sections.map((section) => (
              <TableRow key={section.type}>
                <TableCell>{section.type}</TableCell>
                <TableCell>{section.format}</TableCell>
                <TableCell>{section.contentType}</TableCell>
                <TableCell>{section.value || 'empty'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Stack>
    </LocalizationProvider>
  );
}
