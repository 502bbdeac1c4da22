import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawSocialImage } from '../../cli/6-emit/social-image/draw-social-image.ts';
import { type SocialImage, socialImageSvg } from '../../cli/6-emit/social-image/social-image-svg.ts';
import { typeface } from '../../cli/6-emit/social-image/typeface.ts';
import { wrapText } from '../../cli/6-emit/social-image/wrap-text.ts';
import { socialImages } from '../../cli/6-emit/social-images.ts';
import { diskCache } from '../../cli/machine/cache.ts';
import { memoryHost } from '../../cli/machine/host.ts';
import type { CompiledPage } from '../../cli/model/page.ts';
import { temporaryFolder } from '../support/folder.ts';
import { keeperOf } from '../support/keeper.ts';
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

test('a PNG of 1200 × 630 px, the same each time, of at most 120 kB', () => {
  for (const each of [image, longest, { ...image, title: '', description: '', logo: null, plan: null }]) {
    const png = drawSocialImage(each);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(120_000);
    expect(drawSocialImage(each).equals(png)).toBe(true);
  }
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

test('each page has one, drawn once for the same contents; another title draws again', async () => {
  const site = sampleSite('https://paper.example');
  const host = memoryHost(new Map([['/site/content/public/favicon.svg', logo]]));
  let drawn = 0;
  const keeper = keeperOf(diskCache(temporaryFolder()), () => {
    drawn += 1;
  });
  const pages = [samplePage('/', 'Home'), samplePage('/a', 'A'), samplePage('/a', 'A', { language: 'fr' })];
  const files = await socialImages(host, site, compiledSite(pages), keeper);
  expect(files.map(({ path }) => path)).toEqual(['social.png', 'a/social.png', 'fr/a/social.png']);
  expect(drawn).toBe(2);
  expect(await socialImages(host, site, compiledSite(pages), keeper)).toEqual(files);
  expect(drawn).toBe(2);
  await socialImages(host, site, compiledSite([samplePage('/', 'House')]), keeper);
  expect(drawn).toBe(3);
});

test('entries of an API reference share one a kind, its index has its own', async () => {
  const api = (pathname: string, kind: 'index' | 'component' | 'interface') => {
    const page = samplePage(pathname, pathname);
    return { ...page, node: { ...page.node, api: { kind, product: 'kit', name: pathname } } };
  };
  const pages = [
    api('/api', 'index'),
    api('/api/fold', 'component'),
    api('/api/crease', 'component'),
    api('/api/edge', 'interface'),
  ];
  const site = sampleSite('https://paper.example');
  const files = await socialImages(memoryHost(new Map()), site, compiledSite(pages), keeperOf());
  expect(files.map(({ path }) => path)).toEqual([
    'api/social.png',
    'api/social-component.png',
    'api/social-interface.png',
  ]);
  const drawn = (page: CompiledPage) =>
    socialImages(memoryHost(new Map()), site, compiledSite([page]), keeperOf());
  const [one, other] = await Promise.all(
    [api('/api/fold', 'component'), api('/api/crease', 'component')].map(drawn),
  );
  expect(one).toEqual(other);
});

test('a site without an address has none', async () => {
  expect(
    await socialImages(
      memoryHost(new Map()),
      sampleSite(null),
      compiledSite([samplePage('/', 'H')]),
      keeperOf(),
    ),
  ).toEqual([]);
});
