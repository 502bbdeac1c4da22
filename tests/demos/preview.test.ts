import { expect, test } from 'vitest';
import { excerpt, preview } from '../../cli/2-compile/demos/preview.ts';
import { parseModule } from '../../cli/2-compile/modules/parse-module.ts';

const wrappers = ['div', 'Stack'];

const previewOf = (code: string, names: readonly string[] = []): string | null => {
  const program = parseModule(code, 'tsx');
  return program && preview(program, code, { wrappers, names });
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

/** A shelf whose section may mention any of its parts. */
const library = `import { Rack, useRackApi } from 'kit';

const boards = [
  { key: 'oak', label: 'Oak' },
  { key: 'pine', label: 'Pine', onSaw: () => 'dust' },
];
${Array.from({ length: 14 }, (_, each) => `const spare${each} = ${each};`).join('\n')}
const byWidth = (a: Board, b: Board) =>
  a.width - b.width; // wide boards last
const wall = {
${Array.from({ length: 14 }, (_, each) => `  hook${each}: ${each},`).join('\n')}
  nail: {
    // rusty
    length: 3,
  },
};

export default function Shelf() {
  const apiRef = useRackApi();
  const sort = () => {
    if (apiRef.current) {
      apiRef.current.sortBoards(byWidth);
    }
  };
  const count = (text: string) => {
    return text.length * boardLimit;
  };
  const load = async () => {
    const oak = await read('oak');
    const pine = await read('pine');
    if (oak === null || pine === null) {
      sweep(oak, pine);
    }
    return oak;
  };
  return (
    <Stack>
      <button type="button" onClick={sort}>
        Sort
      </button>
      <Rack
        apiRef={apiRef}
        boards={boards}
        wall={wall}
        scales={[
          { id: 'width' },
${Array.from({ length: 13 }, () => '          {},').join('\n')}
        ]}
        footer={
          <Label small>{count('boards')}</Label>
        }
      />
    </Stack>
  );
}
`;

test.each([
  [
    'a definition',
    ['onSaw'],
    "const boards = [\n  { key: 'oak', label: 'Oak' },\n  { key: 'pine', label: 'Pine', onSaw: () => 'dust' },\n];",
  ],
  [
    'a comparator, with the comment behind it',
    ['byWidth', 'width'],
    'const byWidth = (a: Board, b: Board) =>\n  a.width - b.width; // wide boards last',
  ],
  ['the call of a hook', ['useRackApi'], 'const apiRef = useRackApi();'],
  [
    'the short function around the call of a method',
    ['sortBoards'],
    'const sort = () => {\n  if (apiRef.current) {\n    apiRef.current.sortBoards(byWidth);\n  }\n};',
  ],
  ['the element of a prop', ['small'], "<Label small>{count('boards')}</Label>"],
  [
    'the function around a `return`',
    ['boardLimit'],
    'const count = (text: string) => {\n  return text.length * boardLimit;\n};',
  ],
  [
    'a short statement in a longer function',
    ['sweep'],
    'if (oak === null || pine === null) {\n  sweep(oak, pine);\n}',
  ],
  ['the largest short part of a long statement', ['nail'], 'nail: {\n  // rusty\n  length: 3,\n},'],
  [
    'pieces that are apart, in their order in the code',
    ['small', 'useRackApi', 'sortBoards'],
    "const apiRef = useRackApi();\nconst sort = () => {\n  if (apiRef.current) {\n    apiRef.current.sortBoards(byWidth);\n  }\n};\n<Label small>{count('boards')}</Label>",
  ],
  [
    'the seldom names before the frequent ones',
    ['spare1', 'nail', 'sortBoards', 'count'],
    'const spare1 = 1;\nnail: {\n  // rusty\n  length: 3,\n},\nconst sort = () => {\n  if (apiRef.current) {\n    apiRef.current.sortBoards(byWidth);\n  }\n};',
  ],
  ['nothing for a name that only the import has', ['kit'], null],
  ['nothing for a name that the code does not have', ['plank'], null],
])('names in the text choose %s', (_, names, expected) => {
  expect(previewOf(library, names)).toBe(expected);
});

test('the JSX stays when it has all the names, and gives way when one is missing', () => {
  const code = `const boards = sawn();\n${returned('<Stack>\n  <Rack boards={boards} />\n  <Nail />\n</Stack>')}`;
  expect(previewOf(code, ['boards', 'Rack'])).toBe('<Rack boards={boards} />\n<Nail />');
  expect(previewOf(code, ['sawn'])).toBe('const boards = sawn();');
  expect(previewOf(code, ['sawn', 'Nail'])).toBe(
    'const boards = sawn();\n<Rack boards={boards} />\n<Nail />',
  );
});

test('the pieces together have at most 16 lines', () => {
  const list = (name: string, items: number) => `const ${name} = [\n${'  1,\n'.repeat(items)}];\n`;
  const code = list('oak', 8) + list('pine', 6) + list('elm', 3) + list('ash', 4);
  expect(previewOf(code, ['oak'])?.split('\n')).toHaveLength(10);
  expect(previewOf(code, ['oak', 'pine'])?.split('\n')).toHaveLength(8);
  expect(previewOf(code, ['oak', 'elm', 'ash'])).toBe((list('elm', 3) + list('ash', 4)).trim());
});

test('lines that the author has chosen stand at the margin', () => {
  expect(excerpt('    <Rack\n      wide\n\n    />\n')).toBe('<Rack\n  wide\n\n/>');
});
