/** The script of the head, which loads the fonts. */
interface FontScript extends HTMLScriptElement {
  readonly faces?: readonly FontFace[];
}

/**
 * A font that came too late for the first view of the document is not used in it, or the text would jump. With a change
 * of page all text is new, and the fonts that have arrived are used.
 */
export function showLateFonts(): void {
  const script = document.querySelector<FontScript>('script[data-fonts]');
  for (const face of script?.faces ?? []) if (face.status === 'loaded') document.fonts.add(face);
}
