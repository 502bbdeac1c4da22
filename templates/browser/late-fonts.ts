/** Faces that every page may use; those with a range of rare letters stay out. */
const isCommon = ({ style }: CSSFontFaceRule): boolean =>
  style.getPropertyValue('src').includes('url(') &&
  /^(U\+0|$)/i.test(style.getPropertyValue('unicode-range'));

/**
 * A font that came too late for the first view of the document is not used in it, lest the text jump. When the page
 * changes all text is new: from then on the fonts are used.
 */
export function useFonts(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).filter(isCommon);
  for (const { style } of faces) {
    const value = (name: string) => style.getPropertyValue(name);
    const face = new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range') || 'U+0-10FFFF',
    });
    face.load().then(
      () => document.fonts.add(face),
      // Without it the page stays as it is.
      () => {},
    );
  }
}
