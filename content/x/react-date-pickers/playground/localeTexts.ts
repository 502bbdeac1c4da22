import { deDE, frFR } from '@mui/x-date-pickers/locales';
import { de, fr } from 'date-fns/locale';

export const dateFnsLocales = new Map([
  ['de', de],
  ['fr', fr],
]);
export const texts = new Map([
  ['de', deDE.components.MuiLocalizationProvider.defaultProps.localeText],
  ['fr', frFR.components.MuiLocalizationProvider.defaultProps.localeText],
]);
