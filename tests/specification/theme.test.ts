import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createDemoTheme } from '../../content/shell/demo-theme.ts';
import type { DemoPreferences } from '../../renderer/preferences/demo-preferences.ts';
import { defaultPreferences, spacingRange } from '../../renderer/preferences/model.ts';
import { type ThemeAction, type ThemeState, themeReducer } from '../../renderer/preferences/reducer.ts';
import { tokens } from '../../templates/tokens.ts';
import { readRootFile } from '../docs/root-files.ts';

const state: ThemeState = {
  mode: 'dark',
  direction: 'rtl',
  dense: true,
  spacing: 5,
  paletteColors: { primary: { main: '#6d45d8' } },
};

test('4. set spacing', () => {
  expect(themeReducer(state, { type: 'SET_SPACING', payload: 12 })).toEqual({ ...state, spacing: 12 });
});

test('4. increase spacing by 1', () => {
  expect(themeReducer(state, { type: 'INCREASE_SPACING' })).toEqual({ ...state, spacing: 6 });
});

test('4. decrease spacing by 1, never below 1', () => {
  expect(themeReducer(state, { type: 'DECREASE_SPACING' })).toEqual({ ...state, spacing: 4 });
  const least = { ...state, spacing: 1 };
  expect(themeReducer(least, { type: 'DECREASE_SPACING' })).toEqual(least);
});

test('4. set dense', () => {
  expect(themeReducer(state, { type: 'SET_DENSE', payload: false })).toEqual({ ...state, dense: false });
});

test('4. reset density: dense false, spacing 8', () => {
  expect(themeReducer(state, { type: 'RESET_DENSITY' })).toEqual({ ...state, dense: false, spacing: 8 });
});

test('4. reset colours', () => {
  expect(themeReducer(state, { type: 'RESET_COLORS' })).toEqual({ ...state, paletteColors: {} });
});

test('4. change: mode, direction, palette colours, each alone', () => {
  const change = (payload: (ThemeAction & { type: 'CHANGE' })['payload']) =>
    themeReducer(state, { type: 'CHANGE', payload });
  const paletteColors = { primary: { main: '#1d7a43' } };
  expect(change({ mode: 'light' })).toEqual({ ...state, mode: 'light' });
  expect(change({ direction: 'ltr' })).toEqual({ ...state, direction: 'ltr' });
  expect(change({ paletteColors })).toEqual({ ...state, paletteColors });
  expect(change({})).toEqual(state);
});

test('8. unknown theme action: error thrown', () => {
  const unknown = { type: 'PAINT' } as unknown as ThemeAction;
  expect(() => themeReducer(state, unknown)).toThrow(new Error('Unrecognized type PAINT'));
});

test('whatever happens, the spacing is one that can be kept', () => {
  const action: fc.Arbitrary<ThemeAction> = fc.oneof(
    fc.double().map((payload) => ({ type: 'SET_SPACING' as const, payload })),
    fc.constantFrom('INCREASE_SPACING', 'DECREASE_SPACING', 'RESET_DENSITY').map((type) => ({ type })),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const { spacing } = actions.reduce(themeReducer, state);
      expect(Number.isInteger(spacing)).toBe(true);
      expect(spacing).toBeGreaterThanOrEqual(spacingRange.min);
      expect(spacing).toBeLessThanOrEqual(spacingRange.max);
    }),
  );
});

const theme = (changes: Partial<DemoPreferences>) =>
  createDemoTheme({ ...defaultPreferences, mode: 'light', ...changes });

test('9. spacing unit 8 px', () => {
  expect(tokens.spacing).toBe(8);
  expect(theme({}).spacing(1)).toBe('8px');
  expect(theme({ spacing: 4 }).spacing(2)).toBe('8px');
});

test('9. border radius 12 px', () => {
  expect(tokens.radius.card).toBe(12);
});

test('9. theme colour: light primary 600, dark primary-dark 900', () => {
  const { themeColor } = parse(readRootFile('content/site.yaml'));
  expect(themeColor).toEqual({
    light: tokens.palette.primary[600],
    dark: tokens.palette.primaryDark[900],
  });
});

test('9. dense mode sets small sizes on buttons, inputs, tables and toolbars', () => {
  const small = (name: 'MuiButton' | 'MuiIconButton' | 'MuiTextField' | 'MuiTable') =>
    theme({ dense: true }).components?.[name]?.defaultProps?.size;
  expect([small('MuiButton'), small('MuiIconButton'), small('MuiTextField'), small('MuiTable')]).toEqual([
    'small',
    'small',
    'small',
    'small',
  ]);
  expect(theme({ dense: true }).components?.MuiToolbar?.defaultProps?.variant).toBe('dense');
  expect(theme({}).components?.MuiButton).toBeUndefined();
});
