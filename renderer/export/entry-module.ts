import type { ExportRequest } from './export-request.ts';
import { isMirrored, isThemed } from './package-manifest.ts';

const lines = (...parts: readonly (string | readonly string[] | false)[]): string =>
  `${parts.flatMap((part) => (part === false ? [] : part)).join('\n')}\n`;

const indented = (text: readonly string[]): string[] => text.map((line) => `  ${line}`);

const within = (tag: string, children: readonly string[]): string[] => [
  `<${tag}>`,
  ...indented(children),
  `</${tag.split(' ')[0]}>`,
];

/** `createTheme`'s options: what differs from the defaults. */
function themeOptions({ mode, direction }: ExportRequest): string {
  const options = [
    ...(direction === 'rtl' ? [`direction: 'rtl'`] : []),
    ...(mode === 'dark' ? [`palette: { mode: 'dark' }`] : []),
  ];
  return options.length === 0 ? '' : `{ ${options.join(', ')} }`;
}

/** The module that shows the default export of `demo` (a specifier) with the reader's mode and direction. */
export function entryModule(request: ExportRequest, demo: string): string {
  const themed = isThemed(request);
  const mirrored = isMirrored(request);
  const padded = themed ? within('Box sx={{ padding: 3 }}', ['<Demo />']) : ['<Demo />'];
  const inTheme = themed
    ? within('ThemeProvider theme={theme}', ['<CssBaseline enableColorScheme />', ...padded])
    : padded;
  const tree = mirrored ? within('CacheProvider value={cache}', inTheme) : inTheme;
  return lines(
    mirrored && [
      `import createCache from '@emotion/cache';`,
      `import { CacheProvider } from '@emotion/react';`,
    ],
    themed && [
      `import Box from '@mui/material/Box';`,
      `import CssBaseline from '@mui/material/CssBaseline';`,
      `import { createTheme, ThemeProvider } from '@mui/material/styles';`,
    ],
    `import { createRoot } from 'react-dom/client';`,
    mirrored && [`import { prefixer } from 'stylis';`, `import rtlPlugin from 'stylis-plugin-rtl';`],
    `import Demo from '${demo}';`,
    '',
    themed && `const theme = createTheme(${themeOptions(request)});`,
    mirrored && `const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });`,
    themed && '',
    request.language === 'TS'
      ? `const root = document.getElementById('root') as HTMLElement;`
      : `const root = document.getElementById('root');`,
    '',
    tree.length === 1
      ? `createRoot(root).render(${tree[0]});`
      : ['createRoot(root).render(', ...indented(tree.slice(0, -1)), `  ${tree.at(-1)},`, ');'],
  );
}
