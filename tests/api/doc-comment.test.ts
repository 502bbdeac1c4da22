import { expect, test } from 'vitest';
import {
  docCommentBefore,
  exampleCode,
  isIgnored,
  parseDocComment,
  tagText,
} from '../../cli/extract/doc-comment.ts';
import { defaultField } from '../../cli/extract/member.ts';
import { siteHref, splitText, tidy } from '../../cli/extract/texts.ts';

const links = { url: 'https://lamps.example', home: null, prefixes: ['/lamps'] };

test('a comment is taken apart at its tags, but not inside code', () => {
  const doc = parseDocComment(`/**
   * First.
   *
   * Second, with an @ in it.
   * @param {{ on: boolean }} state Of the lamp.
   * @default {}
   * @example
   * \`\`\`ts
   * @decorator
   * \`\`\`
   * @ignore - do not document.
   */`);
  expect(doc.description).toBe('First.\n\nSecond, with an @ in it.');
  expect(doc.tags).toEqual([
    { name: 'param', type: '{ on: boolean }', text: 'state Of the lamp.' },
    { name: 'default', type: null, text: '{}' },
    { name: 'example', type: null, text: '```ts\n@decorator\n```' },
    { name: 'ignore', type: null, text: '- do not document.' },
  ]);
  expect(isIgnored(doc)).toBe(true);
  expect(tagText(doc, 'default')).toBe('{}');
});

test('a comment of one line may end with tags', () => {
  const doc = parseDocComment('/** Write to a@default.example. @default 1 @deprecated Use `b`. */');
  expect(doc).toEqual({
    description: 'Write to a@default.example.',
    tags: [
      { name: 'default', type: null, text: '1' },
      { name: 'deprecated', type: null, text: 'Use `b`.' },
    ],
  });
  expect(parseDocComment('/** The @param of a call. */').tags).toEqual([]);
});

test.each(['ignore', 'internal', 'private', 'hidden'])('@%s hides', (name) => {
  expect(isIgnored(parseDocComment(`/** Text. @${name} */`))).toBe(true);
  expect(isIgnored(parseDocComment(`/**\n * Text.\n * @${name} Not for you.\n */`))).toBe(true);
});

test.each([
  ['```tsx\n<Lamp\n  lit\n/>\n```', '<Lamp\n  lit\n/>'],
  ['With text:\n~~~\n<Lamp />\n~~~\nMore.', '<Lamp />'],
  ['<Lamp />', '<Lamp />'],
  ['```ts', '```ts'],
])('the code of the example %j', (text, code) => {
  expect(exampleCode({ description: '', tags: [{ name: 'example', type: null, text }] })).toBe(code);
});

test('the last comment before a declaration counts', () => {
  expect(docCommentBefore('/** One. */ /* two */ /** Three. */\n').description).toBe('Three.');
  expect(docCommentBefore('/* none */').description).toBe('');
});

test.each([
  ['See [[Lamp]].', 'See `Lamp`.'],
  ['{@link https://lamps.example/lamps/a a lamp}', '[a lamp](/lamps/a)'],
  ['{@link https://lamps.example/chairs}', '<https://lamps.example/chairs>'],
  ['{@link Lamp}', '`Lamp`'],
  ['See {@link Lamp} and {@link Shade}.', 'See `Lamp` and `Shade`.'],
  ['{@link Lamp.dim|dim it} and {@link Lamp | the lamp}', '`Lamp.dim` and `Lamp`'],
  ['{@linkcode Lamp} {@linkcode https://lamps.example/lamps dim}', '`Lamp` [`dim`](/lamps)'],
  [
    '{@linkplain Lamp the lamp} {@linkplain Lamp} {@linkplain /lamps/a a lamp}',
    'the lamp `Lamp` [a lamp](/lamps/a)',
  ],
  ['{@link /lamps/a}', '</lamps/a>'],
  ['Dims. {@inheritDoc Lamp.dim}', 'Dims.'],
  ['[a](/chairs/b)', '[a](https://lamps.example/chairs/b)'],
  ['One.\nTODO: rename\nTwo.', 'One.\nTwo.'],
])('%s', (text, expected) => expect(tidy(text, links)).toBe(expected));

test.each([
  ['https://lamps.example/lamps/', '/lamps/'],
  ['https://lamps.example/lamps#a', '/lamps#a'],
  ['https://lamps.example/lampshades/', 'https://lamps.example/lampshades/'],
  ['https://other.example/lamps/', 'https://other.example/lamps/'],
  ['#a', '#a'],
])('%s leads to %s', (href, expected) => expect(siteHref(href, links)).toBe(expected));

test('a path that is not of this site leads to the home of the packages', () => {
  const home = 'https://lamp-makers.example';
  expect(siteHref('/lamps/a', { ...links, home })).toBe('/lamps/a');
  expect(siteHref('/chairs/b', { ...links, home })).toBe(`${home}/chairs/b`);
});

test('a default ends before what its authors remind themselves of', () => {
  const text = 'level.dim\nTODO: Remove';
  expect(defaultField({ description: '', tags: [{ name: 'default', type: null, text }] })).toEqual({
    default: 'level.dim',
  });
});

test('lists of links that tools append are not part of the description', () => {
  const doc = parseDocComment(`/**
 * A lamp.
 *
 * Demos:
 *
 * - [Lamps](https://lamps.example/lamps/)
 *
 * API:
 *
 * - [Lamp API](https://lamps.example/api/lamp/)
 * - inherits [Button API](https://buttons.example/)
 */`);
  expect(splitText(doc, links)).toEqual({
    description: 'A lamp.',
    demos: [{ title: 'Lamps', href: '/lamps/' }],
  });
});
