import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { sitemap } from '../../cli/6-emit/sitemap.ts';
import { frameKey, offlinePage, ownPageKey } from '../../cli/site/paths.ts';
import { renderedPage, sampleSite } from './sample-site.ts';

const pages = [
  '/',
  '/fold',
  '/fr/fold',
  '/a&b',
  '/404',
  offlinePage,
  frameKey('kit'),
  ownPageKey('Fold'),
].map((pathname) => renderedPage(pathname));

test('the map has every page that readers look for, by the address that answers at once', () => {
  const [map, robots] = sitemap(sampleSite('https://paper.example'), pages);
  expect(map?.path).toBe('sitemap.xml');
  const { document } = new JSDOM(String(map?.contents), { contentType: 'application/xml' }).window;
  expect([...document.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent)).toEqual([
    'https://paper.example/',
    'https://paper.example/fold/',
    'https://paper.example/fr/fold/',
    'https://paper.example/a&b/',
  ]);
  expect(robots).toEqual({
    path: 'robots.txt',
    contents: 'User-agent: *\nAllow: /\n\nSitemap: https://paper.example/sitemap.xml\n',
  });
});

test('without an address of the site there is no map, and crawlers are welcome all the same', () => {
  expect(sitemap(sampleSite(null), pages)).toEqual([
    { path: 'robots.txt', contents: 'User-agent: *\nAllow: /\n' },
  ]);
});
