// Sections 3 to 5 of the specification: how the API reference is displayed.
import { expect, test, vi } from 'vitest';
import { apiLayouts } from '../../renderer/preferences/api-layouts.ts';
import { bots } from '../../renderer/preferences/bots.ts';

const sections = ['default', 'slots', 'props', 'css', 'classes'];
const layouts = ['collapsed', 'expanded', 'table'];

const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('-')));

function display(
  stored: Readonly<Record<string, string>>,
  { isBot = false, lot = 0, evaluates = true, isWide = false } = {},
) {
  const saved = new Map(Object.entries(stored));
  const shown = apiLayouts({
    stored: (key) => saved.get(key) ?? null,
    store: (key, value) => saved.set(key, value),
    isBot,
    evaluates,
    isWide,
    random: () => lot,
  });
  return { shown: pairs(shown), saved: Object.fromEntries(saved) };
}

const all = (layout: string) => Object.fromEntries(sections.map((section) => [section, layout]));
const stored = (layout: string) =>
  Object.fromEntries(sections.map((section) => [`apiPage_${section}`, layout]));

test('3. API page display option for five sections: default, slots, props, css, classes', () => {
  expect(Object.keys(display({}).shown)).toEqual(sections);
});

test.each(layouts)('3. each takes collapsed, expanded or table: %s', (layout) => {
  expect(display(stored(layout)).shown).toEqual(all(layout));
});

test.each(['', 'grid', 'Table', 'null', '["table"]'])(
  '5. stored options are accepted only if one of the three: not %j',
  (text) => {
    expect(display({ apiPage_default: 'table', apiPage_props: text }).shown.props).toBe('table');
  },
);

test('5. default display option: expanded for bots, who keep nothing', () => {
  expect(display({}, { isBot: true })).toEqual({ shown: all('expanded'), saved: {} });
});

test.each(['Googlebot/2.1', 'a crawler', 'Baiduspider', 'robot', 'I am crawling'])(
  '5. a bot says so: %s',
  (agent) => {
    expect(bots.test(agent)).toBe(true);
  },
);

test.each(layouts.map((layout, index) => [layout, index / 3] as const))(
  '5. for users, one of the three chosen at random once and then saved: %s',
  (layout, lot) => {
    expect(display({}, { lot })).toEqual({ shown: all(layout), saved: stored(layout) });
    expect(display(stored(layout), { lot: 0.99 }).shown).toEqual(all(layout));
  },
);

test('7. keys for the API display options', () => {
  expect(Object.keys(display({}).saved)).toEqual(sections.map((section) => `apiPage_${section}`));
});

test.each([
  [true, 'table'],
  [false, 'expanded'],
])('without an evaluation the screen decides, and nothing is kept: wide %s', (isWide, layout) => {
  const plain = { evaluates: false, isWide, lot: 0 };
  expect(display({}, plain)).toEqual({ shown: all(layout), saved: {} });
  expect(display(stored('collapsed'), plain).shown).toEqual(all('collapsed'));
  expect(display({ apiPage_props: 'collapsed' }, plain).shown).toEqual({
    ...all(layout),
    props: 'collapsed',
  });
  expect(display({}, { ...plain, isBot: true })).toEqual({ shown: all('expanded'), saved: {} });
});

test('a storage that throws shows all, and takes nothing', () => {
  const fail = vi.fn(() => {
    throw new Error('denied');
  });
  expect(
    pairs(
      apiLayouts({ stored: fail, store: fail, isBot: false, evaluates: true, isWide: true, random: () => 0 }),
    ),
  ).toEqual(all('expanded'));
});
