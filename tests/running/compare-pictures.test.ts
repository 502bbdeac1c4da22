import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compact, comparePictures } from '../support/compare-pictures.ts';

/** A picture of one colour with a square of another. */
function picture(size: number, square: number, shade = 0): Buffer {
  const png = new PNG({ width: size, height: size });
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      png.data.set([x < square && y < square ? shade : 255, 255, 255, 255], (y * size + x) * 4);
  return PNG.sync.write(png);
}

test('the same picture does not differ, compacted or not', () => {
  const one = picture(40, 10);
  expect(comparePictures(one, one).share).toBe(0);
  expect(comparePictures(one, compact(one)).share).toBe(0);
});

test('a moved edge, a lost part and another colour differ', () => {
  const one = picture(40, 10);
  expect(comparePictures(one, picture(40, 12)).share).toBeGreaterThan(0.02);
  expect(comparePictures(one, picture(40, 0)).share).toBeGreaterThan(0.05);
  expect(comparePictures(one, picture(40, 10, 160)).share).toBeGreaterThan(0.05);
});

test('a shade that nobody sees does not differ', () => {
  expect(comparePictures(picture(40, 10, 0), picture(40, 10, 4)).share).toBe(0);
});

test('another size differs entirely', () => {
  expect(comparePictures(picture(40, 10), picture(41, 10))).toEqual({ share: 1, difference: null });
});
