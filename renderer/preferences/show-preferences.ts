import type { Preferences } from './model.ts';
import type { Scheme } from './reader-tone.ts';

/** The used part of the document's root element. */
export interface Root {
  dir: string;
  readonly dataset: Record<string, string | undefined>;
  readonly style: { setProperty: (name: string, value: string) => void };
}

/**
 * Sets everything on the root element that the styles of the page and its demos read.
 *
 * Refers to nothing outside itself: its text is also a part of the script that runs before the first paint.
 */
export function showPreferences(
  root: Root,
  { mode, direction, dense, paletteColors, codeVariant }: Preferences,
  systemIsDark: boolean,
  tone: (color: string, scheme: Scheme) => readonly number[],
): void {
  const { dataset } = root;
  dataset.mode = mode;
  dataset.muiColorScheme = mode === 'dark' || (mode === 'system' && systemIsDark) ? 'dark' : 'light';
  dataset.codeVariant = codeVariant;
  root.dir = direction;
  if (dense) dataset.density = 'dense';
  else delete dataset.density;
  for (const name of ['primary', 'secondary'] as const) {
    const color = paletteColors[name];
    if (color) dataset[name] = '';
    else delete dataset[name];
    for (const scheme of ['light', 'dark'] as const)
      root.style.setProperty(`--${name}-${scheme}`, color ? tone(color.main, scheme).join(' ') : '');
  }
}
