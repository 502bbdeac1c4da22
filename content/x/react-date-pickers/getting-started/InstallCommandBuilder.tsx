import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const plans = {
  Community: '@mui/x-date-pickers',
  Pro: '@mui/x-date-pickers-pro',
};

const libraries = {
  dayjs: { install: 'dayjs@1', adapter: 'AdapterDayjs' },
  'date-fns 2': { install: 'date-fns@2', adapter: 'AdapterDateFns' },
  'date-fns 3': { install: 'date-fns@3', adapter: 'AdapterDateFns' },
  luxon: { install: 'luxon@3', adapter: 'AdapterLuxon' },
  moment: { install: 'moment@2', adapter: 'AdapterMoment' },
  'date-fns-jalali': {
    install: 'date-fns-jalali@2.13.0-0',
    adapter: 'AdapterDateFnsJalali',
  },
  'moment-jalaali': {
    install: 'moment@2 moment-jalaali@0.10',
    adapter: 'AdapterMomentJalaali',
  },
  'moment-hijri': {
    install: 'moment@2 moment-hijri@2',
    adapter: 'AdapterMomentHijri',
  },
};

const managers = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
};

interface ChoiceProps<K extends string> {
  label: string;
  value: K;
  options: Record<K, unknown>;
  onChange: (value: K) => void;
}

function Choice<K extends string>(props: ChoiceProps<K>) {
  const { label, value, options, onChange } = props;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as K)}
    >
      {Object.keys(options).map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function InstallCommandBuilder() {
  const [plan, setPlan] = React.useState<keyof typeof plans>('Community');
  const [library, setLibrary] =
    React.useState<keyof typeof libraries>('date-fns 3');
  const [manager, setManager] = React.useState<keyof typeof managers>('npm');

  const { install, adapter } = libraries[library];
  const subPath = library === 'date-fns 3' ? 'AdapterDateFnsV3' : adapter;

  const command = `${managers[manager]} ${plans[plan]}@6 ${install} @mui/material@5 @emotion/react@11 @emotion/styled@11`;
  const adapterImport = `import { ${adapter} } from '${plans[plan]}/${subPath}';`;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Choice label="Plan" value={plan} options={plans} onChange={setPlan} />
        <Choice
          label="Date library"
          value={library}
          options={libraries}
          onChange={setLibrary}
        />
        <Choice
          label="Package manager"
          value={manager}
          options={managers}
          onChange={setManager}
        />
      </Stack>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Install command and adapter import"
        aria-live="polite"
        sx={{
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          overflowX: 'auto',
        }}
        dir="ltr"
      >
        {[command, '', adapterImport].join('\n')}
      </Box>
    </Stack>
  );
}
