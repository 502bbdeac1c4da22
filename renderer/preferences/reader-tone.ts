export type Scheme = 'light' | 'dark';

/**
 * The tone of a colour (`#rrggbb`) that is legible on the grounds of a scheme, as red, green and blue from 0 to 255. It
 * is the colour itself if possible, else the nearest darker or lighter one, with all channels moved by the same share
 * of their distances. White is legible on it in the light scheme, near black in the dark one.
 *
 * Refers to nothing outside itself: its text is also a part of the script that runs before the first paint.
 */
export function readerTone(color: string, scheme: Scheme): readonly number[] {
  const end = scheme === 'dark' ? 255 : 0;
  // Luminance of the ground closest to text: `hover` in either scheme.
  const ground = scheme === 'dark' ? 0.0217 : 0.8757;
  const luminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
      channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (let amount = 0; ; amount += 0.02) {
    const tone = channels.map((channel) => Math.trunc(channel + (end - channel) * Math.min(amount, 1)));
    const contrast = luminance(tone) / (ground + 0.05);
    // A little more than the required 4.5: the ground of selected things is tinted with the tone itself.
    if (amount >= 1 || Math.max(contrast, 1 / contrast) >= 4.8) return tone;
  }
}
