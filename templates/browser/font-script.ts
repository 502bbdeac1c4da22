/** The script of the head, which loads the fonts (`parts/fonts.ts`). */
interface FontScript extends HTMLScriptElement {
  readonly faces?: readonly FontFace[];
  /** Resolved when the first text has its fonts; absent where none of them can be in time. */
  readonly shown?: Promise<void>;
}

export const fontScript = (): FontScript | null => document.querySelector<FontScript>('script[data-fonts]');
