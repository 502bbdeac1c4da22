/**
 * The module of a demo with a theme around the one that it refines, for a tool without a shell around demos. A module
 * without a theme of its own is as it was.
 */
export function withOuterTheme(text: string): string {
  const start = text.indexOf('<ThemeProvider ');
  const close = '</ThemeProvider>';
  const end = text.lastIndexOf(close);
  if (start < 0 || end < start) return text;
  return [
    `import { createTheme as outerTheme } from '@mui/material/styles';\n`,
    text.slice(0, start),
    '<ThemeProvider theme={outerTheme()}>',
    text.slice(start, end),
    close,
    text.slice(end),
  ].join('');
}
