// @vitest-environment document
import { beforeEach, expect, test } from 'vitest';
import { showApiOrder, startApiOrder } from '../../templates/browser/api-order.ts';

const control =
  '<fieldset class="api-order"><input type="radio" name="o" value="group" checked><input type="radio" name="o" value="name"></fieldset>';
const entry = (name: string) => `<div class="api-entry" id="${name}"><dt><a>${name}</a></dt></div>`;
const list = (names: readonly string[], before = '') =>
  `<div class="api">${before}<div class="api-list"><dl>${names.map(entry).join('')}</dl></div></div>`;
const listed = (title: string, names: readonly string[]) =>
  `<li><a href="#${title}">${title}</a><ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></li>`;

startApiOrder();

beforeEach(() => {
  document.body.innerHTML = `<nav class="contents"><ul>${listed('light', ['red', 'blue'])}${listed('heat', ['Cold'])}${listed('slots', ['arc'])}</ul></nav>
<h2>Props</h2><h3 id="light">Light</h3>${list(['red', 'blue'], control)}<h3 id="heat">Heat</h3>${list(['Cold'])}<h2 id="slots">Slots</h2>${list(['arc'])}`;
  showApiOrder();
});

const choose = (value: string) =>
  document.querySelector<HTMLInputElement>(`.api-order [value="${value}"]`)?.click();
const visible = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((each) => each.closest('[data-merged]') === null)
    .map(({ textContent }) => textContent);

test('the alphabet joins the groups of a list, in the page and in its contents, and can be left again', () => {
  const before = document.body.innerHTML;
  choose('name');
  expect(visible('h2, h3, .api-entry')).toEqual(['Props', 'blue', 'Cold', 'red', 'Slots', 'arc']);
  expect(visible('.contents a')).toEqual(['blue', 'Cold', 'red', 'slots', 'arc']);
  choose('group');
  expect(document.body.innerHTML).toBe(before);
});

test('the next page of the visit has the order that was chosen', () => {
  choose('name');
  document.body.innerHTML = `<h2 id="a">A</h2>${list(['two'], control)}<h2 id="b">B</h2>${list(['one'])}`;
  showApiOrder();
  expect(visible('h2, .api-entry')).toEqual(['one', 'two']);
  choose('group');
  expect(visible('h2, .api-entry')).toEqual(['A', 'two', 'B', 'one']);
});
