import createCache from '@emotion/cache';
import { CacheProvider, withEmotionCache } from '@emotion/react';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import * as React from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

interface RightToLeftProps {
  lang: string;
  children: React.ReactNode;
}

export const RightToLeft = withEmotionCache<RightToLeftProps, HTMLDivElement>(
  function RightToLeft({ lang, children }, { sheet }, ref) {
    const outer = useTheme();
    const theme = React.useMemo(
      () => ({ ...outer, direction: 'rtl' as const }),
      [outer],
    );
    const rtlCache = React.useMemo(
      () =>
        createCache({
          key: 'pickers-rtl',
          stylisPlugins: [prefixer, rtlPlugin],
          // The styles go where those around this part of the page are.
          container: sheet.container,
          speedy: sheet.isSpeedy,
        }),
      [sheet],
    );
    return (
      <CacheProvider value={rtlCache}>
        <ThemeProvider theme={theme}>
          <div ref={ref} dir="rtl" lang={lang}>
            {children}
          </div>
        </ThemeProvider>
      </CacheProvider>
    );
  },
);
