import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ShellProps } from 'docs-build/renderer/shells/demo-shell.ts';
import { useMemo } from 'react';

let shared: EmotionCache | null = null;

/** The cache of the whole page, or of a demo with a container of its own. */
function cacheFor(container: HTMLElement | null): EmotionCache {
  if (container) return createCache({ key: 'css', container, speedy: false });
  shared ??= createCache({ key: 'css' });
  return shared;
}

/** Demos in the default theme, in the reader's mode and direction. */
export function Shell({ preferences, styleContainer, children }: ShellProps) {
  const { direction, mode } = preferences;
  const cache = useMemo(() => cacheFor(styleContainer), [styleContainer]);
  const theme = useMemo(() => createTheme({ direction, palette: { mode } }), [direction, mode]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

export const styleSheet = (): string => '';
