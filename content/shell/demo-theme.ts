import {
  experimental_extendTheme as extendTheme,
  type Theme,
} from '@mui/material/styles';
import type { DemoPreferences } from 'docs-build/renderer/preferences/demo-preferences.ts';
import { defaultPreferences } from 'docs-build/renderer/preferences/model.ts';
import {
  readerTone,
  type Scheme,
} from 'docs-build/renderer/preferences/reader-tone.ts';
import { darkScheme, fonts } from 'docs-build/templates/tokens.ts';
import { contrastText, readerPaletteStyleSheet } from './reader-palette.ts';

/** Small sizes for what has one: the dense mode of the settings. */
const denseComponents = {
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiButton: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiFilledInput: { defaultProps: { margin: 'dense' } },
  MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiFormHelperText: { defaultProps: { margin: 'dense' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiInputBase: { defaultProps: { margin: 'dense' } },
  MuiInputLabel: { defaultProps: { margin: 'dense' } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiOutlinedInput: { defaultProps: { margin: 'dense' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const;

/** The policy of the site forbids `eval`, and a browser reports the attempt. */
const componentsOf = ({ dense }: Pick<ThemeOptions, 'dense'>) => ({
  ...(dense ? denseComponents : {}),
  MuiDataGrid: { defaultProps: { disableEval: true } },
});

const { background, surface } = darkScheme;

/** Papers of the default theme are a warm black, which looks dirty on the site's dark ground. */
const backgrounds = {
  light: {},
  dark: { background: { default: background, paper: surface } },
};

/** What is set in a reader's own colours reads in both schemes; nothing where there are none. */
function readerPalette({ paletteColors }: ThemeOptions, scheme: Scheme) {
  const colors = Object.entries(paletteColors).map(([name, { main }]) => [
    name,
    {
      main: `rgb(${readerTone(main, scheme).join(', ')})`,
      contrastText: contrastText[scheme],
    },
  ]);
  return Object.fromEntries(colors);
}

type ThemeOptions = Omit<DemoPreferences, 'mode'>;

function cssVarsTheme(options: ThemeOptions) {
  const palette = (scheme: Scheme) => ({
    palette: { ...backgrounds[scheme], ...readerPalette(options, scheme) },
  });
  return extendTheme({
    direction: options.direction,
    spacing: options.spacing,
    typography: { fontFamily: fonts.text },
    colorSchemes: { light: palette('light'), dark: palette('dark') },
    components: componentsOf(options),
  });
}

/**
 * The default Material theme with the reader's preferences. Colours are CSS variables, so that a picture made
 * in light mode is right in dark mode too, and a change of mode repaints without a render.
 */
export function createDemoTheme(preferences: DemoPreferences): Theme {
  const theme = cssVarsTheme(preferences);
  const scheme = theme.colorSchemes[preferences.mode];
  const { vars } = theme.generateCssVars(preferences.mode);
  return {
    ...theme,
    ...scheme,
    palette: { ...theme.palette, ...scheme.palette, mode: preferences.mode },
    vars: { ...theme.generateCssVars().vars, ...vars },
    getColorSchemeSelector: (name: string) =>
      `[data-mui-color-scheme="${name}"] &`,
  } as unknown as Theme;
}

const block = (
  selector: string,
  declarations: Record<string, unknown>,
): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')}}`;

/** The variables `createDemoTheme` refers to; follows the system's mode until the page has set one. */
export function demoThemeStyleSheet(): string {
  const theme = cssVarsTheme(defaultPreferences);
  const light = {
    ...theme.generateCssVars().css,
    ...theme.generateCssVars('light').css,
  };
  const dark = theme.generateCssVars('dark').css;
  return [
    block(':root', light),
    `@media not print{${block('[data-mui-color-scheme="dark"]', dark)}}`,
    `@media screen and (prefers-color-scheme:dark){${block(':root:not([data-mui-color-scheme])', dark)}}`,
    readerPaletteStyleSheet(),
  ].join('\n');
}
