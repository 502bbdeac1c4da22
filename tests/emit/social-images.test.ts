import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawSocialImage } from '../../cli/6-emit/social-image/draw-social-image.ts';
import { indexedPng } from '../../cli/6-emit/social-image/indexed-png.ts';
import { type SocialImage, socialImageSvg } from '../../cli/6-emit/social-image/social-image-svg.ts';
import { typeface } from '../../cli/6-emit/social-image/typeface.ts';
import { wrapText } from '../../cli/6-emit/social-image/wrap-text.ts';
import { socialImages } from '../../cli/6-emit/social-images.ts';
import type { Cache } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import { compiledSite, samplePage, sampleSite } from './sample-site.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#e9a100"/></svg>';

const image: SocialImage = {
  site: 'Paper Kit',
  product: 'Ink',
  title: 'Folding',
  description: 'How paper folds.',
  plan: 'Premium plan',
  address: 'paper.example',
  ground: '#0c1421',
  accent: '#0b60c9',
  logo,
};

const longest: SocialImage = {
  ...image,
  title: 'Wide words of quite some width without any end, over and over again and more',
  description: 'Many letters which mean nothing at all and fill the whole width of it. '.repeat(4),
};

/** A picture as an SVG element reads it back: what any reader of PNG would see. */
function decode(png: Buffer, width: number, height: number): Uint8Array {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${href}"/></svg>`;
  return new Resvg(svg).render().pixels;
}

test('a PNG of 1200 × 630 px, the same each time, of at most 60 kB', () => {
  for (const each of [image, longest, { ...image, title: '', description: '', logo: null, plan: null }]) {
    const png = drawSocialImage(each);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
    expect(drawSocialImage(each).equals(png)).toBe(true);
  }
});

test('ground and accent have their exact colours', () => {
  const pixels = decode(drawSocialImage(image), 1200, 630);
  expect([...pixels.subarray(0, 4)]).toEqual([0x0c, 0x14, 0x21, 255]);
  expect([...pixels.subarray(-4)]).toEqual([0x0b, 0x60, 0xc9, 255]);
});

test('no text breaks the picture', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(text, text, text, (title, description, ground) => {
      const svg = socialImageSvg({ ...image, title, description, ground });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      new Resvg(svg);
    }),
    { numRuns: 50 },
  );
});

test('letters of other scripts are drawn, those of none left out', () => {
  const face = typeface(400);
  for (const letter of 'aéžжωấ'.slice(0, 5)) expect(face.width(letter, 10)).toBeGreaterThan(0);
  expect(face.width('a漢b', 10)).toBeCloseTo(face.width('a', 10) + face.width('b', 10));
});

test('lines are as wide as there is room, the last ends in an ellipsis', () => {
  const face = typeface(400);
  const text = longest.description.trim();
  const lines = wrapText(face, text, 32, 1040, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/\S…$/);
  for (const line of lines) expect(face.width(line, 32)).toBeLessThanOrEqual(1040);
  expect(wrapText(face, text, 32, 1040, 99).join(' ')).toBe(text);
  expect(wrapText(face, 'W'.repeat(99), 32, 1040, 2)[0]).toMatch(/^W+…$/);
});

test('a palette keeps what it can and gives up beyond 256 colours', () => {
  const row = (colors: readonly number[]) =>
    Uint8Array.from(colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]));
  const few = row([0x102030, 0x102030, 0xffffff, 0x112131]);
  const png = indexedPng(few, 2, 2);
  expect([...decode(png as Buffer, 2, 2)]).toEqual([...row([0x102030, 0x102030, 0xffffff, 0x102030])]);
  const many = row(
    Array.from(
      { length: 300 },
      (_, index) => ((index & 15) << 20) | (((index >> 4) & 15) << 12) | ((index >> 8) << 4),
    ),
  );
  expect(indexedPng(many, 300, 1)).toBeNull();
});

function memoryCache(): Cache & { readonly sets: string[] } {
  const values = new Map<string, unknown>();
  const sets: string[] = [];
  return {
    sets,
    get: (kind, key) => values.get(kind + key),
    set: (kind, key, value) => {
      sets.push(key);
      values.set(kind + key, value);
    },
  };
}

test('each page has one, drawn once for the same contents; another title draws anew', async () => {
  const site = sampleSite('https://paper.example');
  const host = memoryHost(new Map([['/site/content/public/favicon.svg', logo]]));
  const cache = memoryCache();
  const options = { cache, workers: 1, onProgress: () => {} };
  const pages = [samplePage('/', 'Home'), samplePage('/a', 'A'), samplePage('/a', 'A', { language: 'fr' })];
  const files = await socialImages(host, site, compiledSite(pages), options);
  expect(files.map(({ path }) => path)).toEqual(['social.png', 'a/social.png', 'fr/a/social.png']);
  expect(cache.sets).toHaveLength(2);
  expect(await socialImages(host, site, compiledSite(pages), options)).toEqual(files);
  expect(cache.sets).toHaveLength(2);
  await socialImages(host, site, compiledSite([samplePage('/', 'House')]), options);
  expect(cache.sets).toHaveLength(3);
});

test('many are drawn in child processes, to the same bytes', async () => {
  const site = sampleSite('https://paper.example');
  const draw = (count: number) => {
    const pages = Array.from({ length: count }, (_, index) => samplePage(`/p${index}`, `Page ${index}`));
    const options = { cache: memoryCache(), workers: 2, onProgress: () => {} };
    return socialImages(memoryHost(new Map()), site, compiledSite(pages), options);
  };
  const many = await draw(17);
  expect(many).toHaveLength(17);
  expect(many.slice(0, 2)).toEqual(await draw(2));
}, 60_000);

test('a site without an address has none', async () => {
  const options = { cache: memoryCache(), workers: 1, onProgress: () => {} };
  expect(
    await socialImages(
      memoryHost(new Map()),
      sampleSite(null),
      compiledSite([samplePage('/', 'H')]),
      options,
    ),
  ).toEqual([]);
});
