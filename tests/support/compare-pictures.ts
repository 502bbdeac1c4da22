import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Comparison {
  /** Share of the pixels that differ, 0 to 1. */
  readonly share: number;
  /** The picture of the difference; null when the sizes differ. */
  readonly difference: Buffer | null;
}

/** Compares two PNG files. Ignores antialiased edges and colour differences that nobody sees. */
export function comparePictures(old: Buffer, now: Buffer): Comparison {
  const [before, after] = [PNG.sync.read(old), PNG.sync.read(now)];
  const { width, height } = before;
  if (after.width !== width || after.height !== height) return { share: 1, difference: null };
  const difference = new PNG({ width, height });
  const count = pixelmatch(before.data, after.data, difference.data, width, height, { threshold: 0.1 });
  return { share: count / (width * height), difference: PNG.sync.write(difference) };
}

/** The same picture in fewer bytes. */
export const compact = (picture: Buffer): Buffer =>
  PNG.sync.write(PNG.sync.read(picture), { deflateLevel: 9, colorType: 2 });
