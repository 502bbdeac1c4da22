import { expect, test } from 'vitest';
import { compilePage } from '../../cli/2-compile/compile-page.ts';
import type { PageInput } from '../../cli/2-compile/markdown/page-context.ts';
import { pageInput } from './page-input.ts';

const parts = (text: string, more: Partial<PageInput> = {}) =>
  compilePage(pageInput(text, more)).value.markdown;

const plain = (text: string, more: Partial<PageInput> = {}) =>
  parts(text, more)
    .map((part) => (typeof part === 'number' ? `<${part}>` : part))
    .join('')
    .trim();

test.each([
  ['title and description', '# Dimming\n\n<p class="description">Less.</p>\n\nText.', 'Text.'],
  ['a title underlined', 'Dimming\n=======\nText.', 'Text.'],
  ['frontmatter', '---\ntitle: Dimming\n---\nText.', 'Text.'],
])('%s is left to the head', (_, text, expected) => expect(plain(text)).toBe(expected));

test('a version is filled in', () => {
  expect(plain('Of {version lantern} and **{version @lantern/dimmer}**, not `{version lantern}`.')).toBe(
    'Of 3.1.4 and **1.2.0**, not `{version lantern}`.',
  );
});

test.each([
  ['relative', '[a *b*](../candles/ "T")', '[a *b*](https://lantern.example/lamps/candles/ "T")'],
  ['of this page', '[a](#b)', '[a](https://lantern.example/lamps/dimming/#b)'],
  ['with a language', '[a](/en/lamps/)', '[a](https://lantern.example/lamps/)'],
  ['external', '[a](https://react.dev/x)', '[a](https://react.dev/x)'],
  [
    'written as itself',
    '<https://react.dev/> and https://react.dev/',
    '<https://react.dev/> and https://react.dev/',
  ],
  [
    'to the source',
    '[a](https://github.com/lantern/lantern/blob/-/a.js)',
    '[a](https://github.com/lantern/lantern/blob/v3.1.4/a.js)',
  ],
  [
    'around an image',
    '[![A](/a.png)](/lamps/)',
    '[![A](https://lantern.example/a.png)](https://lantern.example/lamps/)',
  ],
  ['by reference', '[a][b] [b]\n\n[b]: /lamps/', '[a][b] [b]\n\n[b]: https://lantern.example/lamps/'],
  ['raw', 'x <a href="/lamps/">a</a>', 'x <a href="https://lantern.example/lamps/">a</a>'],
  ['in code', '`[a](/lamps/)`', '`[a](/lamps/)`'],
  ['of an address with brackets', '[a](</lamps/x(1)/>)', '[a](<https://lantern.example/lamps/x(1)/>)'],
])('a link %s', (_, text, expected) => expect(plain(text)).toBe(expected));

test.each([
  ['inline', 'See [the *wiring*](/lamps/wiring/#x).', 'See the *wiring*.'],
  [
    'by reference',
    'See [the wiring][w] or [w].\n\n[w]: /lamps/wiring/\n\nEnd.',
    'See the wiring or w.\n\nEnd.',
  ],
  ['raw', 'See <a href="/lamps/wiring/">it</a>.', 'See <a>it</a>.'],
])('a link to a page not yet written is text: %s', (_, text, expected) => expect(plain(text)).toBe(expected));

test('without a site address, links are root-relative', () => {
  const text = '[a](../candles/) ![A](/a.png) <img src="/b.png" alt="">';
  expect(plain(text, { url: null })).toBe('[a](/lamps/candles/) ![A](/a.png) <img src="/b.png" alt="">');
});

test.each([
  ['a demo', 'A\n\n{{"demo": "BasicLamp.tsx"}}\n\nB', ['A\n\n', 0, '\n\nB']],
  ['in a list', '- A\n\n  {{"component": "LampTable"}}\n', ['- A\n\n  ', 0, '\n']],
  ['two', '{{"demo": "BasicLamp.tsx"}}\n{{"component": "LampTable"}}', [0, '\n', 1]],
  [
    'demos in tabs',
    '- {{"demo": {"CSS": "BasicLamp.tsx", "a*b": "OldLamp.js"}}}\n\nB',
    ['- **CSS**\n\n', 0, '\n\n**a\\*b**\n\n', 1, '\n\nB'],
  ],
  ['none in code', '```\n{{"demo": "BasicLamp.tsx"}}\n```', ['```\n{{"demo": "BasicLamp.tsx"}}\n```']],
])('slots: %s', (_, text, expected) => expect(parts(text)).toEqual(expected));

test('tabs of code become their fences', () => {
  const text =
    'A\n\n<codeblock storageKey="pm">\n\n```bash npm\nx\n```\n\n```bash yarn\ny\n```\n\n</codeblock>\n\nB';
  expect(plain(text)).toBe('A\n\n```bash npm\nx\n```\n\n```bash yarn\ny\n```\n\nB');
});

test('plan marks become words; callouts, tables and keys stay as they are written', () => {
  expect(
    plain('## Dim <span class="plan-pro"></span>\n\n| a <span class="plan-premium"></span> |\n|--|'),
  ).toBe('## Dim (Pro plan)\n\n| a (Premium plan) |\n|--|');
  const text = ':::tip Mind\nUse <kbd class="key">L</kbd>, snake_case * and [brackets].\n:::';
  expect(plain(text)).toBe(text);
});

test('the API section that is made for the page is in its Markdown', () => {
  const text = '---\ncomponents: Dimmer, LampCord, Bulb\n---\n# Dimming\n\nText.\n';
  expect(plain(text)).toBe(
    'Text.\n\n## API\n\n- [`Dimmer`](https://lantern.example/lamps/api/dimmer/)\n- `LampCord`\n- `Bulb`',
  );
});
