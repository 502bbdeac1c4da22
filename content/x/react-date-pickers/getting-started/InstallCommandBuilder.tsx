import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import * as React from 'react';
import { type Library, libraries, managers, plans } from './installOptions';
import { OptionSelect } from './OptionSelect';

export default function InstallCommandBuilder() {
  const [plan, setPlan] = React.useState<keyof typeof plans>('Community');
  const [library, setLibrary] = React.useState<Library>('date-fns 3');
  const [manager, setManager] = React.useState<keyof typeof managers>('npm');

  const { install, adapter } = libraries[library];
  const subPath = library === 'date-fns 3' ? 'AdapterDateFnsV3' : adapter;

  const command = `${managers[manager]} ${plans[plan]}@6 ${install} @mui/material@5 @emotion/react@11 @emotion/styled@11`;
  const adapterImport = `import { ${adapter} } from '${plans[plan]}/${subPath}';`;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <OptionSelect
          label="Plan"
          value={plan}
          options={plans}
          onChange={setPlan}
        />
        <OptionSelect
          label="Date library"
          value={library}
          options={libraries}
          onChange={setLibrary}
        />
        <OptionSelect
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
