import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { shownText, showValue } from '../../renderer/server/show-value.ts';

const circle: Record<string, unknown> = { name: 'Hall' };
circle.self = circle;

class Lamp {
  lit = true;
}

test.each([
  ['Hall', "'Hall'", 'Hall'],
  [8, '8', null],
  [undefined, 'undefined', null],
  [[1, 'a [ b ]', { lit: true }], "[1, 'a [ b ]', { lit: true }]", null],
  [new Date('2024-06-12T12:05:00Z'), "'2024-06-12T12:05:00.000Z'", '2024-06-12T12:05:00.000Z'],
  [{ toJSON: () => ({ watts: 8 }), lit: true }, '{ toJSON: [Function: toJSON], lit: true }', null],
  [circle, "<ref *1> { name: 'Hall', self: [Circular *1] }", null],
  [() => 8, '[Function (anonymous)]', null],
  [Symbol('lit'), 'Symbol(lit)', null],
  [new Lamp(), 'Lamp { lit: true }', null],
  [new Map([['hall', 8]]), "Map(1) { 'hall' => 8 }", null],
  ['Name,Watts\r\nHall,8 ', "'Name,Watts\\r\\nHall,8 '", 'Name,Watts\nHall,8'],
])('%o', (value, code, text) => {
  expect(showValue(value)).toEqual({ code, text });
});

test('nothing of a value is executed', () => {
  const value = {
    get watts() {
      throw new Error('It was read');
    },
  };
  expect(showValue(value).code).toBe('{ watts: [Getter] }');
});

test('an element shows its text and fields, without what is hidden or has no width', () => {
  const { document } = new JSDOM('').window;
  const html =
    '<div><label>Name</label><input value="Hall\u200e"></div><p>8<b> W</b></p><svg aria-hidden="true"><title>No</title></svg><style>p {}</style>';
  expect(shownText(document, html)).toBe('Name Hall 8 W');
});
