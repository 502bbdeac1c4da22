/**
 * A font that came too late for the first view of the document is not used in it, or the text would jump. After a
 * change of page all text is new, and the fonts are used.
 */
export function useFonts(): void {
  const present = new Set(
    [...document.fonts].map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
  );
  for (const { href, dataset } of document.querySelectorAll<HTMLLinkElement>('link[data-family]')) {
    const { family = '', weight = '' } = dataset;
    if (present.has(`${family.replaceAll('"', '')} ${weight}`)) continue;
    const face = new FontFace(family, `url("${href}")`, { weight });
    face.load().then(
      () => document.fonts.add(face),
      // The page stays as it is.
      () => {},
    );
  }
}
