import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS } from 'date-fns/locale';
import moment from 'moment-timezone';
import type * as React from 'react';
import type { Composition } from './composition';
import { dateFnsLocales, texts } from './localeTexts';

interface AdapterProviderProps {
  composition: Composition;
  children: React.ReactNode;
}

export function AdapterProvider(props: AdapterProviderProps) {
  const { locale, library } = props.composition;
  const { children } = props;
  const shared = { localeText: texts.get(locale), children };

  switch (library.adapter) {
    case 'AdapterDateFns':
      return (
        <LocalizationProvider
          dateAdapter={AdapterDateFns}
          adapterLocale={dateFnsLocales.get(locale) ?? enUS}
          {...shared}
        />
      );
    case 'AdapterLuxon':
      return (
        <LocalizationProvider
          dateAdapter={AdapterLuxon}
          adapterLocale={locale === 'en' ? 'en-US' : locale}
          {...shared}
        />
      );
    case 'AdapterMoment':
      return (
        <LocalizationProvider
          dateAdapter={AdapterMoment}
          adapterLocale={locale}
          dateLibInstance={moment}
          {...shared}
        />
      );
    default:
      return (
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={locale}
          {...shared}
        />
      );
  }
}
