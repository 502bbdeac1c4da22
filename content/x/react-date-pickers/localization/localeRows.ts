import * as locales from '@mui/x-date-pickers/locales';
import { languageNames } from './languageNames';

const textsOf = (locale: typeof locales.enUS) =>
  locale.components.MuiLocalizationProvider.defaultProps.localeText;

const keys = Object.keys(textsOf(locales.enUS));

export const localeRows = Object.entries(locales).flatMap(([name, locale]) => {
  if (!('components' in locale)) {
    return [];
  }
  const missing = keys.filter((key) => !(key in textsOf(locale)));
  return [{ name, language: languageNames[name] ?? name, missing }];
});
