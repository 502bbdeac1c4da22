// @vitest-environment document
import { beforeAll, beforeEach, expect, test } from 'vitest';

const root = document.documentElement;

const radio = (section: string, layout: string) =>
  `<input type="radio" name="api-layout-${section}" data-section="${section}" value="${layout}">`;
const entry = (name: string) =>
  `<div class="api-entry" id="${name}"><dt><a class="api-name">${name}</a></dt></div>`;
const list = (section: string, names: readonly string[]) =>
  `<div class="api api-${section}"><fieldset class="api-layout">${['collapsed', 'expanded', 'table'].map((each) => radio(section, each)).join('')}</fieldset><div class="api-list">${names.map(entry).join('')}</div></div>`;

const input = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
const shown = () => [...document.querySelectorAll('.api-entry:not([data-filtered])')].map(({ id }) => id);
const toggle = (id: string) => document.querySelector<HTMLElement>(`#${id} .api-toggle`) as HTMLElement;

let showApiLayout: () => void;
beforeAll(async () => {
  ({ showApiLayout } = await import('../../templates/browser/api-layout.ts'));
});

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  root.dataset.api = 'props-collapsed slots-table';
  document.body.innerHTML = `<div><h2>Props</h2>${list('props', ['rowHeight', 'onTurn'])}<h2>Slots</h2><p>About slots.</p>${list('slots', ['row'])}</div>`;
  document
    .querySelector('.api-props')
    ?.insertAdjacentHTML(
      'afterbegin',
      '<search class="api-filter"><output data-text="{shown} of {total}"></output><input type="search"></search>',
    );
});

test('the controls show what is in force', () => {
  showApiLayout();
  expect(input('[data-section="props"][value="collapsed"]').checked).toBe(true);
  expect(input('[data-section="slots"][value="table"]').checked).toBe(true);
});

test('a choice changes its section alone, and is kept', () => {
  showApiLayout();
  input('[data-section="props"][value="table"]').click();
  expect(root.dataset.api?.split(' ').sort()).toEqual(['props-table', 'slots-table']);
  expect({ ...localStorage }).toEqual({ apiPage_props: 'table' });
});

test('an entry opens and closes, and says so', () => {
  showApiLayout();
  const states = () =>
    ['data-open', 'data-shut'].map((name) => document.getElementById('row')?.hasAttribute(name));
  toggle('row').click();
  expect([...states(), toggle('row').getAttribute('aria-expanded')]).toEqual([true, false, 'true']);
  toggle('row').click();
  expect([...states(), toggle('row').getAttribute('aria-expanded')]).toEqual([false, true, 'false']);
});

test('where a search of the browser opens nothing, the key that starts it opens all entries', () => {
  showApiLayout();
  const { prototype } = HTMLElement;
  const known = Object.getOwnPropertyDescriptor(prototype, 'onbeforematch') as PropertyDescriptor;
  const press = (key: string, options: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options }));
  const open = () => document.querySelectorAll('.api-entry[data-open]').length;
  press('f', {});
  press('g', { ctrlKey: true });
  press('f', { metaKey: true });
  expect(open()).toBe(0);
  Reflect.deleteProperty(prototype, 'onbeforematch');
  press('f', {});
  press('g', { ctrlKey: true });
  expect(open()).toBe(0);
  press('f', { metaKey: true });
  Object.defineProperty(prototype, 'onbeforematch', known);
  expect(open()).toBe(3);
});

test('entries have buttons that open them once they have one line, each named by its entry', () => {
  root.dataset.api = 'props-table slots-table';
  showApiLayout();
  expect(document.querySelectorAll('.api-toggle')).toHaveLength(0);
  input('[data-section="slots"][value="collapsed"]').click();
  const names = () =>
    [...document.querySelectorAll('.api-toggle')].map((button) => button.getAttribute('aria-label'));
  expect(names()).toEqual(['rowHeight', 'onTurn', 'row']);
  showApiLayout();
  expect(names()).toHaveLength(3);
});

test('the entry that the address names is open', () => {
  location.hash = '#onTurn';
  showApiLayout();
  expect(toggle('onTurn').getAttribute('aria-expanded')).toBe('true');
  expect(toggle('row').getAttribute('aria-expanded')).toBe('false');
});

test.each(['#none', '#%E0%A4%A'])('an address that names nothing, %s, opens nothing', (hash) => {
  location.hash = hash;
  expect(showApiLayout).not.toThrow();
  expect(document.querySelector('[data-open]')).toBeNull();
});

/** Types into the field above the lists. */
function look(text: string): string | null {
  const field = input('.api-filter input');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return document.querySelector('output')?.textContent ?? null;
}

test('the filter leaves the entries whose names hold all that is typed, and hides parts without one', () => {
  expect(look('ROW')).toBe('2 of 3');
  expect(shown()).toEqual(['rowHeight', 'row']);
  expect(look('height row')).toBe('1 of 3');
  expect(shown()).toEqual(['rowHeight']);
  const gone = [...document.querySelectorAll('h2, p')].map((each) => each.hasAttribute('data-filtered'));
  expect(gone).toEqual([false, true, true]);
  expect(look('')).toBe('');
  expect(document.querySelector('[data-filtered]')).toBeNull();
});

test('typed words that no name has are looked for in the texts of entries, too', () => {
  document
    .querySelector('#rowHeight')
    ?.insertAdjacentHTML('beforeend', '<dd class="api-text">Height of a line.</dd>');
  expect(look('the line')).toBe('0 of 3');
  expect(look('height of line')).toBe('1 of 3');
  expect(shown()).toEqual(['rowHeight']);
});

test('the contents have a filter of their own, from which Enter leads to the first name', async () => {
  const listed = (title: string, names: readonly string[]) =>
    `<li><a href="#${title}">${title}</a><ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></li>`;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<nav class="contents"><search class="contents-filter"><input type="search"></search><ul>${listed('Props', ['rowHeight', 'onTurn'])}${listed('Slots', ['row'])}</ul></nav>`,
  );
  const field = input('.contents-filter input');
  field.value = 'turn';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const links = [...document.querySelectorAll('.contents li:not([data-filtered]) > a')];
  expect(links.filter((link) => !link.closest('[data-filtered]')).map((link) => link.textContent)).toEqual([
    'Props',
    'onTurn',
  ]);
  expect(shown()).toHaveLength(3);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.poll(() => location.hash).toBe('#onTurn');
});

test('the part that holds the field stays, also when it has no entry', () => {
  look('zzz');
  expect(shown()).toEqual([]);
  expect(document.querySelector('.api-props')?.hasAttribute('data-filtered')).toBe(false);
});

test('what an address leads to is shown again', () => {
  Element.prototype.scrollIntoView = () => {};
  look('height');
  location.hash = '#onTurn';
  dispatchEvent(new Event('hashchange'));
  expect(input('.api-filter input').value).toBe('');
  expect(shown()).toContain('onTurn');
});
