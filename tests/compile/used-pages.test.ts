import { describe, expect, test } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import { withUsedPages } from '../../cli/2-compile/used-pages.ts';
import { pageInput } from '../markdown/page-input.ts';

const pages = {
  pathname: '/lamps/wall/dimming',
  pending: ['/lamps', '/lamps/wall', '/lamps/bars', '/lamps/dim-to-warm', '/api-docs', '/lamps/caf%C3%A9'],
  apiPages: ['/lamps/api/wall-lamp', '/lamps/api/desk-lamp'],
  translated: ['/lamps/bars', '/lamps/stripes'],
};

const spellings = [
  '[a](/lamps/bars/)',
  '[a](/lamps/bars)',
  '[a](/lamps/bars#wide)',
  '[a](/lamps/bars/?wide=1#wide "Title")',
  '[a](../../bars/)',
  '[a](<../../bars>)',
  '[a][b]\n\n[b]: /lamps/bars',
  '<a href="/lamps/bars/">a</a>',
  `<a href='/lamps/bars'>a</a>`,
  '<a href=/lamps/bars/>a</a>',
  '<a href="/lamps/ba\nrs/">a</a>',
  '[a](/de/lamps/bars/)',
  '[a](/lamps/&#98;ars/)',
  '[a](/lamps/dim\\-to-warm/)',
  '[a](\\lamps\\bars)',
  '[a](..)',
  '[a](../)',
  '[a](../../)',
  '[a](/api/)',
  '[a](/lamps/café/)',
];

describe('the pages that an input holds', () => {
  test.each(spellings)('are enough for %j', (link) => {
    const text = `# Dimming\n\n<p class="description">How to dim.</p>\n\n${link}\n`;
    const input = pageInput(text, pages);
    expect(compilePage(withUsedPages(input))).toEqual(compilePage(input));
  });

  test('are enough for links to the components of the page', () => {
    const text = '---\ncomponents: WallLamp, CeilingLamp\n---\n\n# Dimming\n\n[a](/lamps/stripes/)\n';
    const input = pageInput(text, { ...pages, pending: ['/lamps/api/desk-lamp'], language: 'de' });
    const used = withUsedPages(input);
    expect(used).toMatchObject({
      pending: [],
      apiPages: ['/lamps/api/wall-lamp'],
      translated: ['/lamps/stripes'],
    });
    expect(compilePage(used)).toEqual(compilePage(input));
  });

  test('do not change with pages that it does not lead to', () => {
    const text = '# Dimming\n\n[a](/lamps/bars/)\n';
    const more = { ...pages, pending: [...pages.pending, '/lamps/chains'] };
    expect(withUsedPages(pageInput(text, more))).toEqual(withUsedPages(pageInput(text, pages)));
  });

  test('include those that what it shows leads to', () => {
    const shown = { entry: { description: 'See [bars](/lamps/bars).' } };
    expect(withUsedPages(pageInput('', pages), shown).pending).toContain('/lamps/bars');
    expect(withUsedPages(pageInput('', pages)).pending).not.toContain('/lamps/bars');
  });

  test('are found without going through the list for every page', () => {
    let reads = 0;
    const list = (count: number) =>
      new Proxy(
        Array.from({ length: count }, (_, number) => `/lamps/lamp-${number}`),
        {
          get: (target, key, receiver) => {
            reads += 1;
            return Reflect.get(target, key, receiver);
          },
        },
      );
    const readsOf = (count: number): number => {
      const all = { ...pages, pending: list(count), apiPages: list(count), translated: list(count) };
      const use = () => withUsedPages(pageInput('[a](/lamps/lamp-7/)', all));
      expect(use().pending).toEqual(['/lamps/lamp-7']);
      reads = 0;
      use();
      return reads;
    };
    expect(readsOf(2000)).toBe(readsOf(20));
  });
});
