import { expect, test } from 'vitest';
import { opensWithDemo } from '../../cli/5-render/opens-with-demo.ts';
import type { Slot } from '../../cli/model/page.ts';

const demo = (iframe = false) => ({ kind: 'demo', options: { iframe } }) as Slot;
const slot = (index: number) => `<docs-slot data-slot="${index}"></docs-slot>`;

test('a page opens with a demo that stands before its first section', () => {
  expect(opensWithDemo({ html: `<p>Lamps.</p>${slot(0)}<h2>Bulbs</h2>`, slots: [demo()] })).toBe(true);
  expect(opensWithDemo({ html: slot(0), slots: [demo()] }), 'a page without sections').toBe(true);
});

test('neither a demo of a section, nor one in a document of its own, nor another slot opens a page', () => {
  expect(opensWithDemo({ html: `<p>Lamps.</p><h2>Bulbs</h2>${slot(0)}`, slots: [demo()] })).toBe(false);
  expect(opensWithDemo({ html: slot(0), slots: [demo(true)] })).toBe(false);
  expect(opensWithDemo({ html: slot(0), slots: [{ kind: 'component' } as Slot] })).toBe(false);
  expect(opensWithDemo({ html: '<p>Lamps.</p>', slots: [] })).toBe(false);
});
