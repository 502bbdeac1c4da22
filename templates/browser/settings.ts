import {
  type CodeStyling,
  type Direction,
  defaultPreferences,
  type Mode,
  type Preferences,
  preferenceNames,
} from '../../renderer/preferences/model.ts';
import { type ThemeAction, themeReducer } from '../../renderer/preferences/reducer.ts';
import { choose, onPreferences, preferences } from '../../renderer/preferences/store.ts';
import { preferenceText } from '../../renderer/preferences/write-preferences.ts';
import { fill } from '../../renderer/text.ts';
import type { CodeVariant } from '../../renderer/view/demo.ts';
import { announce } from './announce.ts';
import { chooseVariant } from './demo/variant.ts';
import { loadPanelStyles } from './panel-styles.ts';
import { read, write } from './storage.ts';

/** Stores what differs from the present choices. */
function chooseChanged(after: Partial<Preferences>): void {
  const before = preferences();
  const names = preferenceNames.filter((name) => name in after && after[name] !== before[name]);
  choose(Object.fromEntries(names.map((name) => [name, after[name]])));
}

/** Applies an action to the preferences and stores the changes. */
const dispatch = (action: ThemeAction): void => chooseChanged(themeReducer(preferences(), action));

const change = (payload: (ThemeAction & { type: 'CHANGE' })['payload']) =>
  dispatch({ type: 'CHANGE', payload });

const setColor = (main: string) =>
  main === '' ? dispatch({ type: 'RESET_COLORS' }) : change({ paletteColors: { primary: { main } } });

/** Actions of the controls, by name. */
const inputs: Readonly<Record<string, (value: string) => void>> = {
  mode: (value) => change({ mode: value as Mode }),
  direction: (value) => change({ direction: value as Direction }),
  density: (value) => dispatch({ type: 'SET_DENSE', payload: value === 'dense' }),
  spacing: (value) => dispatch({ type: 'SET_SPACING', payload: Number.parseInt(value, 10) }),
  color: setColor,
  customColor: setColor,
  codeVariant: (value) => chooseVariant(value as CodeVariant),
  codeStyling: (value) => choose({ codeStyling: value as CodeStyling }),
  codeTypes: (value) => write('code-types', value),
};

function resetAll(): void {
  const { direction, codeVariant } = defaultPreferences;
  chooseChanged({
    ...defaultPreferences,
    direction: document.documentElement.dataset.direction === 'rtl' ? 'rtl' : direction,
    userLanguage: preferences().userLanguage,
  });
  chooseVariant(codeVariant);
  write('code-types', 'on');
}

const buttons: Readonly<Record<string, () => void>> = {
  more: () => dispatch({ type: 'INCREASE_SPACING' }),
  less: () => dispatch({ type: 'DECREASE_SPACING' }),
  resetDensity: () => dispatch({ type: 'RESET_DENSITY' }),
  resetColors: () => dispatch({ type: 'RESET_COLORS' }),
  resetAll,
};

/** Values of the controls, by name. */
function values(fallbackColor: string): Readonly<Record<string, string>> {
  const chosen = preferences();
  const main = chosen.paletteColors.primary?.main;
  return {
    ...Object.fromEntries(preferenceNames.map((name) => [name, preferenceText(chosen, name)])),
    density: preferenceText(chosen, 'dense'),
    codeTypes: read('code-types') ?? 'on',
    color: main ?? '',
    customColor: main ?? fallbackColor,
  };
}

/** Adds the controls to the drawer, once. */
async function addControls(drawer: HTMLElement): Promise<void> {
  if (drawer.querySelector('.settings-body') !== null) return;
  const response = await fetch(drawer.dataset.href ?? '');
  if (!response.ok) throw new Error(`${response.url} cannot be loaded`);
  drawer.insertAdjacentHTML('beforeend', await response.text());
}

/** Makes the drawer show and change the preferences; rejects when its controls or their styles cannot be loaded. */
export async function startSettings(drawer: HTMLElement): Promise<void> {
  await Promise.all([addControls(drawer), loadPanelStyles()]);
  drawer.querySelector('.not-loaded')?.remove();
  drawer.dataset.state = 'ready';
  const controls = [...drawer.querySelectorAll('input')];
  const custom = drawer.querySelector<HTMLElement>('[data-custom]');
  const ownColor = drawer.querySelector<HTMLInputElement>('[name="customColor"]')?.value ?? '';
  const show = () => {
    const shown = values(ownColor);
    for (const control of controls) {
      const value = shown[control.name] ?? '';
      if (control.type === 'radio') control.checked = control.value === value;
      else if (control.value !== value) control.value = value;
    }
    const isOffered = controls.some(({ name, checked }) => name === 'color' && checked);
    custom?.toggleAttribute('data-chosen', !isOffered);
  };
  drawer.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    inputs[name]?.(value);
    // A value out of range has been limited.
    show();
  });
  // Shows a colour while the reader is still choosing.
  drawer.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'customColor') inputs[name]?.(value);
  });
  drawer.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-setting]');
    if (button === null) return;
    buttons[button.dataset.setting ?? '']?.();
    announce(fill(button.dataset.said ?? '', { spacing: preferences().spacing }));
  });
  onPreferences(show);
  show();
}
