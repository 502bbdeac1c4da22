// @vitest-environment document
import { beforeEach, expect, test } from 'vitest';
import { type Listbox, listbox } from '../../templates/browser/search/listbox.ts';

let input: HTMLInputElement;
let box: Listbox;

const option = (text: string) => {
  const element = document.createElement('li');
  element.setAttribute('role', 'option');
  element.textContent = text;
  return element;
};

/** Presses a key in the field; tells which option is active, and whether the caret stayed where it was. */
function press(key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  input.dispatchEvent(event);
  return [box.active()?.textContent ?? null, event.defaultPrevented];
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  document.body.innerHTML = '<input role="combobox"><div><ul role="listbox"></ul></div>';
  input = document.querySelector('input') as HTMLInputElement;
  box = listbox(input, document.querySelector('ul') as HTMLElement);
  box.show([option('a'), option('b'), option('c')], true);
});

test('the first option is active where that is asked for, and the field names it', () => {
  expect(box.active()?.textContent).toBe('a');
  expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('a');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  box.show([option('d')], false);
  expect(box.active()).toBeNull();
  expect(input.hasAttribute('aria-activedescendant')).toBe(false);
});

test('without options the list is not there', () => {
  box.show([document.createElement('p')], true);
  expect(box.element.hidden).toBe(true);
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(press('ArrowDown')).toEqual([null, true]);
});

test('arrows go round, and one option is active at a time', () => {
  expect(press('ArrowUp')).toEqual(['c', true]);
  expect(press('ArrowDown')).toEqual(['a', true]);
  expect(press('ArrowDown')).toEqual(['b', true]);
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
});

test('with none active, down leads to the first and up to the last', () => {
  box.show([option('a'), option('b')], false);
  expect(press('ArrowDown')[0]).toBe('a');
  box.show([option('a'), option('b')], false);
  expect(press('ArrowUp')[0]).toBe('b');
});

test('other keys, arrows of the system and of an input method are left alone', () => {
  expect(press('x')).toEqual(['a', false]);
  expect(press('ArrowDown', { altKey: true })).toEqual(['a', false]);
  expect(press('ArrowDown', { isComposing: true })).toEqual(['a', false]);
  expect(press('ArrowDown', { keyCode: 229 })).toEqual(['a', false]);
});

test('the option under a moving pointer is active', () => {
  const [, second] = box.element.querySelectorAll('li');
  second?.dispatchEvent(new Event('pointermove', { bubbles: true }));
  expect(box.active()?.textContent).toBe('b');
});
