import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import * as React from 'react';
import { RightToLeft } from '../../../parts/TextDirection';

const persianText =
  faIR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GregorianJalaliSideBySide() {
  const [value, setValue] = React.useState<Date | null>(
    new Date(2024, 5, 12, 12),
  );

  return (
    <Stack alignItems="center" spacing={1}>
      <Stack direction="row" flexWrap="wrap" justifyContent="center">
        <LocalizationProvider dateAdapter={AdapterDateFns}>
          <DateCalendar value={value} onChange={setValue} />
        </LocalizationProvider>
        <RightToLeft lang="fa">
          <LocalizationProvider
            dateAdapter={AdapterDateFnsJalali}
            localeText={persianText}
          >
            <DateCalendar value={value} onChange={setValue} />
          </LocalizationProvider>
        </RightToLeft>
      </Stack>
      <Typography variant="body2" role="status">
        Stored: {value?.toLocaleDateString('sv-SE')}
      </Typography>
    </Stack>
  );
}
