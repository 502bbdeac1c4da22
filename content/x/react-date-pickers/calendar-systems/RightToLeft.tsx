import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type * as React from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const rtlCache = createCache({
  key: 'pickers-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});

interface RightToLeftProps {
  lang: string;
  children: React.ReactNode;
}

export function RightToLeft({ lang, children }: RightToLeftProps) {
  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={(outer) => ({ ...outer, direction: 'rtl' })}>
        <div dir="rtl" lang={lang}>
          {children}
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
