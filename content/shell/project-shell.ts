import type {
  ProjectLook,
  ProjectShellFor,
} from 'docs-build/renderer/shells/project-shell.ts';

/** Exact versions of what mirrors styles, which only projects from right to left have. */
const mirror = {
  dependencies: {
    '@emotion/cache': '11.14.0',
    stylis: '4.2.0',
    'stylis-plugin-rtl': '2.1.1',
  },
  types: { '@types/stylis': '4.2.7' },
};

/** `createTheme`'s options: what differs from the defaults. */
function themeOptions({ mode, direction }: ProjectLook): string {
  const options = [
    ...(direction === 'rtl' ? [`direction: 'rtl'`] : []),
    ...(mode === 'dark' ? [`palette: { mode: 'dark' }`] : []),
  ];
  return options.length === 0 ? '' : `{ ${options.join(', ')} }`;
}

const themed = `<ThemeProvider theme={theme}>
  <CssBaseline enableColorScheme />
  <Box sx={{ padding: 3 }}>
    <Demo />
  </Box>
</ThemeProvider>`;

const mirrored = `<CacheProvider value={cache}>
${themed.replaceAll(/^/gm, '  ')}
</CacheProvider>`;

/** The demo on a page of its own, in the default Material theme, with the reader's mode and direction. */
const projectShell: ProjectShellFor = (look) => {
  const isMirrored = look.direction === 'rtl';
  return {
    imports: [
      `import Box from '@mui/material/Box';`,
      `import CssBaseline from '@mui/material/CssBaseline';`,
      `import { createTheme, ThemeProvider } from '@mui/material/styles';`,
      ...(isMirrored
        ? [
            `import createCache from '@emotion/cache';`,
            `import { CacheProvider } from '@emotion/react';`,
            `import { prefixer } from 'stylis';`,
            `import rtlPlugin from 'stylis-plugin-rtl';`,
          ]
        : []),
    ],
    statements: [
      `const theme = createTheme(${themeOptions(look)});`,
      ...(isMirrored
        ? [
            `const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });`,
          ]
        : []),
    ],
    element: isMirrored ? mirrored : themed,
    dependencies: isMirrored ? mirror.dependencies : {},
    types: isMirrored ? mirror.types : {},
  };
};

export default projectShell;
