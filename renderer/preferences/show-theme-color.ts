import type { Mode } from './model.ts';

/** The used part of a `<meta name="theme-color">`. */
interface ThemeColor {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly setAttribute: (name: string, value: string) => void;
}

/**
 * Gives the browser's toolbar the colour of the chosen mode, not of the system's.
 *
 * Refers to nothing outside itself: its text is also a part of the script that runs before the first paint.
 */
export function showThemeColor(colors: Iterable<ThemeColor>, mode: Mode): void {
  for (const color of colors) {
    const { scheme } = color.dataset;
    const own = mode === scheme ? 'all' : 'not all';
    color.setAttribute('media', mode === 'system' ? `(prefers-color-scheme: ${scheme})` : own);
  }
}
