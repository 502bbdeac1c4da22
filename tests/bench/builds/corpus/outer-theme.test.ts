import { expect, test } from 'vitest';
import { withOuterTheme } from './outer-theme.ts';

test('a demo that refines a theme gets one around it', () => {
  expect(withOuterTheme('<p><ThemeProvider theme={refined}>\n<Lamp />\n</ThemeProvider></p>')).toBe(
    `import { createTheme as outerTheme } from '@mui/material/styles';
<p><ThemeProvider theme={outerTheme()}><ThemeProvider theme={refined}>
<Lamp />
</ThemeProvider></ThemeProvider></p>`,
  );
});

test('other demos stay as they are', () => {
  expect(withOuterTheme(`import { ThemeProvider } from 'lamps';`)).toBe(
    `import { ThemeProvider } from 'lamps';`,
  );
});
