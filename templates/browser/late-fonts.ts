interface WebFont {
  readonly family: string;
  readonly weight: string;
  readonly url: string;
}

/**
 * A font that came too late for the first view of the document is not used in it, lest the text jump. When the page
 * changes all text is new: from then on the fonts are used.
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
      // Without it the page stays as it is.
      () => {},
    );
  }
}
