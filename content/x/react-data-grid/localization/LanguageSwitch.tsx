import Box from '@mui/material/Box';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  deDE,
  frFR,
  GridToolbarQuickFilter,
  jaJP,
} from '@mui/x-data-grid';
import * as React from 'react';
import { orders } from '../../../data/orders';
import { orderColumns } from './order-columns';

const themes = {
  Deutsch: (theme: Theme) => createTheme(theme, deDE),
  Français: (theme: Theme) => createTheme(theme, frFR),
  日本語: (theme: Theme) => createTheme(theme, jaJP),
};

type Language = keyof typeof themes;

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('Deutsch');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_, name: Language | null) => name && setLanguage(name)}
        sx={{ mb: 1 }}
      >
        {Object.keys(themes).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 360 }}>
        <ThemeProvider theme={themes[language]}>
          <DataGrid
            aria-label="Orders, in a language of your choice"
            rows={orders}
            columns={orderColumns}
            slots={{ toolbar: GridToolbarQuickFilter }}
            initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
            pageSizeOptions={[5, 10]}
          />
        </ThemeProvider>
      </Box>
    </Box>
  );
}
