import { expect, test } from 'vitest';
import { excerpt, preview } from '../../cli/2-compile/demos/preview.ts';
import { parseModule } from '../../cli/2-compile/modules/parse-module.ts';

const wrappers = ['div', 'Stack'];

const previewOf = (code: string): string | null => {
  const program = parseModule(code, 'tsx');
  return program && preview(program, code, wrappers);
};

const returned = (jsx: string): string =>
  `export default function Shelf() {\n  return (\n${jsx
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}\n  );\n}\n`;

test.each([
  ['an element', '<Rack boards={boards} />', '<Rack boards={boards} />'],
  ['a wrapper', '<Stack gap={2}>\n  <Rack />\n</Stack>', '<Rack />'],
  [
    'wrappers in wrappers',
    '<div>\n  <Stack>\n    <>\n      <Rack\n        wide\n      />\n    </>\n  </Stack>\n</div>',
    '<Rack\n  wide\n/>',
  ],
  [
    'several children, with text and expressions among them',
    '<Stack>\n  Two racks:\n  <Rack />\n  {wide && (\n    <Rack wide />\n  )}\n</Stack>',
    'Two racks:\n<Rack />\n{wide && (\n  <Rack wide />\n)}',
  ],
  ['a comment beside the only child', '<div>\n  {/* The first. */}\n  <Rack />\n</div>', '<Rack />'],
  ['a wrapper of text alone', '<div>\n  Text\n</div>', '<div>\n  Text\n</div>'],
  ['a wrapper of an expression alone', '<div>{boards.map(draw)}</div>', '<div>{boards.map(draw)}</div>'],
  ['a wrapper within a line', '<div><Rack /></div>', '<Rack />'],
  ['an empty wrapper', '<div />', '<div />'],
  [
    'a part of a library',
    '<Shelf.Stack>\n  <Rack />\n</Shelf.Stack>',
    '<Shelf.Stack>\n  <Rack />\n</Shelf.Stack>',
  ],
])('%s', (_, jsx, expected) => {
  expect(previewOf(returned(jsx))).toBe(expected);
});

test.each([
  ['an arrow function', 'const Shelf = () => <Rack />;\nexport default Shelf;'],
  ['a function expression', 'export default memo(function Shelf() { return <Rack />; });'],
  ['a wrapped name', 'function Shelf() { return <Rack />; }\nexport default React.memo(Shelf);'],
  ['a class', 'export default class Shelf extends React.Component {\n  render() { return <Rack />; }\n}'],
  [
    'a typed function',
    'export default function Shelf({ w }: { w: number }): JSX.Element { return <Rack />; }',
  ],
  [
    'the last of several returns, not that of a function inside',
    'export default function Shelf() {\n  const draw = () => { return <Bolt />; };\n  if (!draw) return <Wall />;\n  return <Rack />;\n}',
  ],
  [
    'other components before it',
    'function Wall() { return <Wall />; }\nexport default function Shelf() { return <Rack />; }',
  ],
])('of %s', (_, code) => {
  expect(previewOf(code)).toBe('<Rack />');
});

test.each([
  ['nothing is exported', 'const rack = <Rack />;'],
  ['nothing is returned', 'export default function Shelf() {}'],
  ['no JSX is returned', 'export default function Shelf() { return draw(); }'],
  ['nothing can be called', 'export default rack;'],
])('none where %s', (_, code) => {
  expect(previewOf(code)).toBeNull();
});

test('none of more than 16 lines', () => {
  const rack = (props: number) => `<Rack\n${'  wide\n'.repeat(props)}/>`;
  expect(previewOf(returned(rack(14)))?.split('\n')).toHaveLength(16);
  expect(previewOf(returned(rack(15)))).toBeNull();
});

test('lines that the author has chosen stand at the margin', () => {
  expect(excerpt('    <Rack\n      wide\n\n    />\n')).toBe('<Rack\n  wide\n\n/>');
});
