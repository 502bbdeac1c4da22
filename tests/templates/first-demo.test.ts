import { expect, test } from 'vitest';
import { isFirstDemoNear } from '../../templates/parts/first-demo.ts';
import { sampleDemo } from './sample-view.ts';

const slot = (index: number) => `<docs-slot data-slot="${index}"></docs-slot>`;
const table = { kind: 'component', name: 'Table', html: '' } as const;
const line = '<p>A lamp.</p>';

test('a first demo is near below a little text', () => {
  const slots = [sampleDemo];
  expect(isFirstDemoNear({ body: line + slot(0), slots })).toBe(true);
  expect(isFirstDemoNear({ body: line.repeat(12) + slot(0), slots })).toBe(false);
  expect(isFirstDemoNear({ body: `<p>${'lamp '.repeat(400)}</p>${slot(0)}`, slots })).toBe(false);
  expect(isFirstDemoNear({ body: `<pre>npm install lamp</pre>${slot(0)}`, slots })).toBe(false);
  expect(isFirstDemoNear({ body: line, slots: [] })).toBe(false);
  expect(isFirstDemoNear({ body: slot(0), slots: [table] })).toBe(false);
});
