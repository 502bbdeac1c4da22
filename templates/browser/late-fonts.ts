interface WebFont {
  readonly family: string;
  readonly weight: string;
  readonly url: string;
}

/**
 * A font that came too late for the first view of the document is not used in it, or the text would jump. After a
 * change of page all text is new, and the fonts are used.
 */
export function useFonts(): void {
  const present = new Set(
    [...document.fonts].map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
  );
  const list = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset.fonts ?? '[]';
  for (const { family, weight, url } of JSON.parse(list) as WebFont[]) {
    if (present.has(`${family} ${weight}`)) continue;
    const face = new FontFace(family, `url("${url}")`, { weight });
    face.load().then(
      () => document.fonts.add(face),
      // The page stays as it is.
      () => {},
    );
  }
}
