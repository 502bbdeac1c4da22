import { expect, test } from 'vitest';
import { brokenLine } from '../../cli/2-compile/demos/preview-fragments.ts';

test.each<[string, string]>([
  ['statements', 'const lamp = 1;\nreturn lamp;'],
  ['names that stand twice', 'const lamp = 1;\n\nconst lamp = 2;'],
  ['an element', '<Lamp\n  on\n/>'],
  ['elements side by side', '<Lamp />\n<Shade />'],
  ['children that are computed', '<Lamp />\n{shades.map((shade) => (\n  <Shade key={shade} />\n))}'],
  ['props', 'on\nshades={[1]}\nonChange={() => {\n  dim();\n}}'],
  ['members of an object', 'on: true,\nshades: [1],'],
  ['elements of a list', '{\n  on: true,\n},\n{ on: false },'],
  ['members of a class', 'private on = true;\ndim() {\n  this.on = false;\n}'],
  ['members of an interface', 'on: boolean;\nshades?: number[];'],
  ['one after the other', 'const lamp = 1;\non\nshades={[1]}\n<Lamp />'],
  ['comments and blank lines', '// Off.\n\non={false}'],
])('%s are whole', (_which, preview) => {
  expect(brokenLine(preview)).toBeNull();
});

test.each<[string, string, number]>([
  ['a call that goes on', 'const lamp = 1;\nuse(() => {\n  dim();', 2],
  ['an element without its end', '<Lamp\n  on', 1],
  ['an element without its start', 'on\n/>', 2],
  ['the end of a block', 'dim();\n}', 2],
  ['the end of an object and the start of another', 'on: true,\n},\n{\n  on: false,', 2],
  ['a list without its end', 'on\nshades={[', 2],
])('%s is broken at its line', (_which, preview, line) => {
  expect(brokenLine(preview)).toBe(line);
});
