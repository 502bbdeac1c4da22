import { fontScript } from '../font-script.ts';

/**
 * A font that came too late for the first view of the document is not used in it, or the text would jump. With a change
 * of page all text is new, and the fonts that have arrived are used.
 */
export function showLateFonts(): void {
  for (const face of fontScript()?.faces ?? []) if (face.status === 'loaded') document.fonts.add(face);
}
