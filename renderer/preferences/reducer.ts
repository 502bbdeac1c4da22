import { defaultPreferences, type Preferences, spacingRange } from './model.ts';

/** The preferences that make a theme. */
export type ThemeState = Pick<Preferences, 'mode' | 'direction' | 'dense' | 'spacing' | 'paletteColors'>;

export type ThemeAction =
  | { readonly type: 'SET_SPACING'; readonly payload: number }
  | { readonly type: 'INCREASE_SPACING' }
  | { readonly type: 'DECREASE_SPACING' }
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'RESET_COLORS' }
  | {
      readonly type: 'CHANGE';
      readonly payload: Partial<Pick<ThemeState, 'mode' | 'direction' | 'paletteColors'>>;
    };

/** Limits the value to the range that can be stored; ignores anything but a number. */
function withSpacing(state: ThemeState, spacing: number): ThemeState {
  if (Number.isNaN(spacing)) return state;
  const { min, max } = spacingRange;
  return { ...state, spacing: Math.max(min, Math.min(Math.round(spacing), max)) };
}

/** @throws Error `Unrecognized type <type>` */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  const { dense, spacing, paletteColors } = defaultPreferences;
  switch (action.type) {
    case 'SET_SPACING':
      return withSpacing(state, action.payload);
    case 'INCREASE_SPACING':
      return withSpacing(state, state.spacing + 1);
    case 'DECREASE_SPACING':
      return withSpacing(state, state.spacing - 1);
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense, spacing };
    case 'RESET_COLORS':
      return { ...state, paletteColors };
    case 'CHANGE': {
      const { payload } = action;
      return {
        ...state,
        mode: payload.mode ?? state.mode,
        direction: payload.direction ?? state.direction,
        paletteColors: payload.paletteColors ?? state.paletteColors,
      };
    }
    default:
      throw new Error(`Unrecognized type ${(action as { type: unknown }).type}`);
  }
}
