import createCache from '@emotion/cache';
import { CacheProvider, withEmotionCache } from '@emotion/react';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import * as React from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

interface TextDirectionProps {
  direction: 'ltr' | 'rtl';
  lang?: string;
  children: React.ReactNode;
}

const TextDirection = withEmotionCache<TextDirectionProps, HTMLDivElement>(
  function TextDirection({ direction, lang, children }, { sheet }, ref) {
    const outer = useTheme();
    const theme = React.useMemo(
      () => ({ ...outer, direction }),
      [outer, direction],
    );
    const cache = React.useMemo(
      () =>
        createCache({
          key: `text-${direction}`,
          stylisPlugins:
            direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
          // The styles go where those around this part of the page are.
          container: sheet.container,
          speedy: sheet.isSpeedy,
        }),
      [sheet, direction],
    );
    return (
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <div ref={ref} dir={direction} lang={lang}>
            {children}
          </div>
        </ThemeProvider>
      </CacheProvider>
    );
  },
);

type PartProps = Omit<TextDirectionProps, 'direction'>;

/** A part of the page in a language that is written from right to left. */
export function RightToLeft(props: PartProps) {
  return <TextDirection {...props} direction="rtl" />;
}

/** A part that runs from left to right within such a page, for example a chart. */
export function LeftToRight(props: PartProps) {
  return <TextDirection {...props} direction="ltr" />;
}
