import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { ApiEntryView, ApiView } from '../../renderer/view/api.ts';
import { renderPage, takeMissingMessages } from '../../templates/index.ts';
import { sampleView } from './sample-view.ts';

const entry = (name: string, more: Partial<ApiEntryView> = {}): ApiEntryView => ({
  id: `shelf-prop-${name}`,
  name,
  plan: null,
  marks: [],
  since: null,
  facts: [],
  description: '',
  note: null,
  deprecated: null,
  see: null,
  example: null,
  parameters: [],
  returns: null,
  demos: [],
  ...more,
});

const list = (entries: readonly ApiEntryView[], more: Partial<ApiView> = {}): ApiView => ({
  kind: 'api',
  section: 'props',
  first: true,
  columns: ['type', 'default'],
  entries,
  ...more,
});

function open(...lists: readonly ApiView[]) {
  const body = lists.map((_, index) => `<docs-slot data-slot="${index}"></docs-slot>`).join('');
  const { document } = new JSDOM(renderPage({ ...sampleView, body, slots: lists })).window;
  expect(takeMissingMessages()).toEqual([]);
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      element.textContent?.replace(/\s+/g, ' ').trim(),
    );
  return { document, text };
}

test('the facts of an entry stand under the heads of their columns', () => {
  const facts = [
    { kind: 'type', html: '<b>number</b>' },
    { kind: 'default', html: '3' },
  ] as const;
  const { document, text } = open(
    list([entry('boards', { facts }), entry('depth', { facts: facts.slice(1) })]),
  );
  // The style sheet counts from the name: the first fact is the second column.
  expect(text('.api-columns span')).toEqual(['Name', 'Type', 'Default', 'Description']);
  expect(text('#shelf-prop-boards .api-fact.c2')).toEqual(['Type number']);
  expect(text('#shelf-prop-boards .api-fact.c3')).toEqual(['Default 3']);
  expect(text('#shelf-prop-depth .api-fact')).toEqual(text('#shelf-prop-depth .c3'));
  expect(document.querySelector('.api-list')?.getAttribute('data-facts')).toBe('2');
});

test('the name of an entry links to it, with its marks and its plan', () => {
  const { document, text } = open(
    list([
      entry('boards', {
        marks: ['required', 'deprecated'],
        plan: 'pro',
        since: { version: '2.1', until: null },
      }),
      entry('sails', { since: { version: '2.4', until: '2.2' } }),
    ]),
  );
  expect(document.querySelector('.api-name')?.getAttribute('href')).toBe('#shelf-prop-boards');
  expect(text('.api-mark')).toEqual(['Required', 'Deprecated']);
  expect(text('dt .mark .sr')).toEqual(['Pro plan']);
  expect(text('dt .api-since')).toEqual(['Since 2.1', 'Since 2.4, and before 2.2']);
});

test('what the site says is a note, after the description of the package', () => {
  const { text } = open(
    list([
      entry('own', { note: '<p>Ours.</p>' }),
      entry('theirs', { description: 'Theirs.' }),
      entry('both', { description: 'Theirs.', note: 'Ours.' }),
    ]),
  );
  expect(text('#shelf-prop-own .api-text')).toEqual(['Note Ours.']);
  expect(text('#shelf-prop-theirs .api-text')).toEqual(['Theirs.']);
  expect(text('#shelf-prop-both .api-text > div')).toEqual(['Theirs.', 'Note Ours.']);
});

test('an entry has all that is known of it, and no label of what is not', () => {
  const { document, text } = open(
    list([
      entry('onTurn', {
        deprecated: 'Use <code>onFlip</code>.',
        see: '<a href="/shelf/">Shelf</a>',
        example: '<b>turn()</b>',
        parameters: [{ name: 'event', description: 'What happened.' }],
        returns: 'Whether it turned.',
        demos: [
          { title: 'Basics', href: '/shelf/#Basics' },
          { title: 'Pages', href: '/shelf/#Pages' },
        ],
      }),
      entry('bare'),
    ]),
  );
  expect(text('.api-deprecated')).toEqual(['Use onFlip.']);
  expect(text('.api-parameters li')).toEqual(['event What happened.']);
  expect(text('.api-returns')).toEqual(['Returns Whether it turned.']);
  expect(text('#shelf-prop-onTurn .api-text > div')).toContain('See Shelf');
  expect(text('#shelf-prop-onTurn .api-text > div')).toContain('Demos Basics, Pages');
  expect(document.querySelector('[href="/shelf/#Pages"]')?.textContent).toBe('Pages');
  expect(document.querySelector('.api-text pre')?.getAttribute('tabindex')).toBe('0');
  expect(text('.api-text pre')).toEqual(['turn()']);
  expect(document.querySelector('#shelf-prop-bare .api-text')?.innerHTML).toBe('');
});

test('the layout is chosen at the first list of a section', () => {
  const { document } = open(list([entry('a')]), list([entry('b')], { first: false }));
  const [first, second] = document.querySelectorAll('.api-props');
  const choices = [...(first?.querySelectorAll('input[data-section]') ?? [])];
  expect(choices.map((input) => [input.getAttribute('data-section'), input.getAttribute('value')])).toEqual([
    ['props', 'collapsed'],
    ['props', 'expanded'],
    ['props', 'table'],
  ]);
  expect(second?.querySelector('.api-tools')).toBeNull();
});

test('the order is chosen where the first two lists of a page are groups of one', () => {
  const orders = (...all: readonly ApiView[]) =>
    [...open(...all).document.querySelectorAll('.api')].map(
      (each) => each.querySelectorAll('.api-order').length,
    );
  const slots = list([entry('back')], { section: 'slots' });
  expect(orders(list([entry('a')]), list([entry('b')], { first: false }), slots)).toEqual([1, 0, 0]);
  expect(orders(list([entry('a')]), slots)).toEqual([0, 0]);
});

test('names can be looked for where all lists of a page together have twenty, above the first', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => entry(`p${at}`));
  const filters = (...counts: readonly number[]) => {
    const lists = counts.map((count) => list(names(count)));
    return [...open(...lists).document.querySelectorAll('.api')].map(
      (each) => each.querySelectorAll('.api-filter').length,
    );
  };
  expect(filters(10, 10)).toEqual([1, 0]);
  expect(filters(10, 9)).toEqual([0, 0]);
});

const part = (id: string, entries: readonly ApiEntryView[]) => ({
  id,
  title: id,
  plan: null,
  children: entries.map(({ id: at, name: title, plan }) => ({ id: at, title, plan, children: [] })),
});

test('the contents point at the list that holds their names, and hold those that no list has', () => {
  const props = [entry('boards'), entry('depth', { plan: 'pro' })];
  const slots = [entry('back')];
  const lists = [list(props), list(slots, { section: 'slots' })];
  const toc = [
    part('props', props),
    part('slots', slots),
    part('others', [entry('back'), entry('front')]),
    part('alike', [entry('boards'), entry('depth')]),
    part('words', []),
  ];
  const html = renderPage({ ...sampleView, body: '', slots: lists, toc });
  const { document } = new JSDOM(html).window;
  const listed = [...document.querySelectorAll('.contents a')].map((link) => [
    link.textContent,
    link.getAttribute('data-list'),
  ]);
  expect(listed).toEqual([
    ['props', '0'],
    ['slots', '1'],
    ['others', null],
    ['back', null],
    ['front', null],
    ['alike', null],
    ['boards', null],
    ['depth', null],
    ['words', null],
  ]);
  const scripts = (page: string) =>
    new JSDOM(page).window.document.querySelectorAll('.contents script').length;
  expect([
    scripts(html),
    scripts(renderPage({ ...sampleView, toc: [part('words', [])], slots: lists })),
  ]).toEqual([1, 0]);
});
