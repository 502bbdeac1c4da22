import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { experimental_extendTheme as extendTheme, ThemeProvider } from '@mui/material/styles';
import type { ShellProps } from 'docs-build/renderer/shells/demo-shell.ts';
import { useMemo } from 'react';

let shared: EmotionCache | null = null;

/** The cache of the whole page, or of a demo with a container of its own. */
function cacheFor(container: HTMLElement | null): EmotionCache {
  if (container) return createCache({ key: 'css', container, speedy: false });
  shared ??= createCache({ key: 'css' });
  return shared;
}

const variables = {
  ...extendTheme(),
  getColorSchemeSelector: (scheme: string) => `[data-mui-color-scheme="${scheme}"] &`,
};

/** Demos in the default theme with CSS variables, in the reader's mode and direction. */
export function Shell({ preferences, styleContainer, children }: ShellProps) {
  const { direction, mode } = preferences;
  const cache = useMemo(() => cacheFor(styleContainer), [styleContainer]);
  const theme = useMemo(
    () => ({ ...variables, ...variables.colorSchemes[mode], direction }),
    [direction, mode],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

const block = (selector: string, css: Readonly<Record<string, string | number>>): string =>
  `${selector}{${Object.entries(css)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The variables in both schemes. */
export const styleSheet = (): string =>
  [
    block(':root', { ...variables.generateCssVars().css, ...variables.generateCssVars('light').css }),
    block('[data-mui-color-scheme="dark"]', variables.generateCssVars('dark').css),
  ].join('\n');
