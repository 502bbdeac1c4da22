import { expect, test } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import type { PageInput } from '../../cli/2-compile/markdown/page-context.ts';
import { pageInput } from './page-input.ts';

const compile = (text: string, more: Partial<PageInput> = {}) => compilePage(pageInput(text, more)).value;

/** What the links and files of a text are noted as, for the check of the whole site. */
const noted = (text: string, more: Partial<PageInput> = {}) =>
  compile(text, more).links.map(({ href, isFile }) => (isFile ? `file ${href}` : href));

test('a language in an address counts where the site has it, and is left out where it has not', () => {
  expect(noted('[a](/zh/lamps)')).toEqual(['/zh/lamps/']);
  expect(noted('[a](/zh/lamps)', { languages: ['en'] })).toEqual(['/lamps/']);
});

test('every file that an image or video may show is noted, those of other sites are not', () => {
  const text = [
    '![a](/lamp.png) ![b](https://elsewhere.example/b.png) ![c](/workshop/saw.png)',
    '<video src="/film.mp4" poster="/first.png"></video>',
    '<img alt="" src="/small.png" srcset="/middle.png 600w, /large.png,">',
  ].join('\n\n');
  expect(noted(text)).toEqual([
    'file /lamp.png',
    'file /film.mp4',
    'file /first.png',
    'file /small.png',
    'file /middle.png',
    'file /large.png',
  ]);
});

test('a footnote and the way back from it are no links of the page', () => {
  expect(noted('Text[^1], see [a](/lamps).\n\n[^1]: A note.')).toEqual(['/lamps/']);
});

test.each(['http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]:3000/', 'https://lamps.example'])(
  '%s is a web address',
  (href) => {
    const { value, diagnostics } = compilePage(pageInput(`[a](${href})`));
    expect(value.html).toContain(`href="${href}"`);
    expect(diagnostics.filter(({ code }) => code === 'link/malformed')).toEqual([]);
  },
);

const repository = (url: string): Partial<PageInput> => ({ repository: { url, tag: 'v2', sourceUrl: null } });

test.each([
  ['https://code.example/kit', 'https://code.example/kit/tree/v2/src'],
  ['https://code.example/kit/', 'https://code.example/kit/tree/v2/src'],
  ['https://code.example/kit.git', 'https://code.example/kit/tree/v2/src'],
  ['https://code.example/other', 'https://code.example/kit/tree/-/src'],
])('a source in the repository %s is that of the documented release', (url, expected) => {
  const { html } = compile('[a](https://code.example/kit/tree/-/src)', repository(url));
  expect(html).toContain(`href="${expected}"`);
});

test('a site without a repository documents no release of one', () => {
  const { html } = compile('[a](https://code.example/kit/tree/-/src)', { repository: null });
  expect(html).toContain('href="https://code.example/kit/tree/-/src"');
});

const markdown = (text: string, more: Partial<PageInput> = {}) =>
  compile(text, more).markdown.join('').trim();

test('for readers elsewhere, a link has the address of the site where it has one, and one to a page that is not written is text', () => {
  expect(markdown('[a](/lamps)')).toBe('[a](https://lantern.example/lamps/)');
  expect(markdown('[a](/lamps)', { url: null })).toBe('[a](/lamps/)');
  expect(markdown('[a](/workshop/tools)')).toBe('[a](https://lantern.example/workshop/tools)');
  expect(markdown('[a](/lamps/wiring)')).not.toContain('wiring');
});
