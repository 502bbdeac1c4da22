import { expect, test } from 'vitest';
import { javascriptName, javascriptVariant } from '../../cli/2-compile/demos/javascript-variant.ts';
import type { CodeStyle } from '../../cli/model/site.ts';

const lines = (...text: readonly string[]): string => `${text.join('\n')}\n`;

const variant = (code: string, name = 'Shelf.tsx', style: CodeStyle | null = null): string => {
  const result = javascriptVariant(code, name, style);
  if ('kind' in result) throw new Error(result.message);
  return result.code;
};

test.each<readonly [what: string, typed: string, plain: string]>([
  [
    'annotations, and lines that now fit into one',
    lines(
      'const boards: readonly Board[] = [{ width: 80 }, { width: 120 }];',
      '',
      'export default function Shelf({',
      '  boards,',
      '  onChoose,',
      '}: ShelfProps & { readonly onChoose: (board: Board) => void }): JSX.Element {',
      '  return <Rack boards={boards as Board[]} onChoose={onChoose!} />;',
      '}',
    ),
    lines(
      'const boards = [{ width: 80 }, { width: 120 }];',
      '',
      'export default function Shelf({ boards, onChoose }) {',
      '  return <Rack boards={boards} onChoose={onChoose} />;',
      '}',
    ),
  ],
  [
    'imports of types, alone or among others',
    lines(
      "import type { Board } from 'shelf';",
      "import { Rack, type RackProps } from 'shelf/rack';",
      "import { type Bolt } from 'shelf/bolt';",
      "import Wall, { type WallProps } from 'shelf/wall';",
      "export type { Board } from 'shelf';",
    ),
    lines("import { Rack } from 'shelf/rack';", "import Wall from 'shelf/wall';"),
  ],
  [
    'a declaration goes with the comment above it and one of the empty lines around it',
    lines(
      "import { Rack } from 'shelf';",
      '',
      '// How wide a board is.',
      '// In centimetres.',
      'type Width = 80 | 120;',
      '',
      '/** A board, and what lies on it. */',
      'interface Board {',
      '  /** Its width. */',
      '  width: Width;',
      '}',
      '',
      '// Boards from below.',
      '',
      'export const racks: Board[] = [];',
    ),
    lines("import { Rack } from 'shelf';", '', '// Boards from below.', '', 'export const racks = [];'),
  ],
  [
    'comments, empty lines and formatting of everything else stay',
    lines(
      '/** Stands on the floor. */',
      'export default function Shelf() {',
      '  // From below.',
      '  const [boards, setBoards] = React.useState<Board[]>([',
      '    { width: 80 }, // the lowest',
      '  ]);',
      '',
      '  /* Only one is chosen. */',
      '  return (',
      '    <Rack',
      '      boards={boards}',
      '      // A number would do.',
      '      onChoose={(board: Board) => setBoards([board])}',
      '    >',
      '      {/* The back is open. */}',
      '    </Rack>',
      '  );',
      '}',
    ),
    lines(
      '/** Stands on the floor. */',
      'export default function Shelf() {',
      '  // From below.',
      '  const [boards, setBoards] = React.useState([',
      '    { width: 80 }, // the lowest',
      '  ]);',
      '',
      '  /* Only one is chosen. */',
      '  return (',
      '    <Rack',
      '      boards={boards}',
      '      // A number would do.',
      '      onChoose={(board) => setBoards([board])}',
      '    >',
      '      {/* The back is open. */}',
      '    </Rack>',
      '  );',
      '}',
    ),
  ],
  [
    'overloads, of which the comment stays with what they describe',
    lines(
      '/** Hangs up a board. */',
      'export function hang(board: Board): void;',
      'export function hang(board: Board, height: number): void;',
      'export function hang(board: Board, height?: number) {',
      '  place(board, height);',
      '}',
    ),
    lines(
      '/** Hangs up a board. */',
      'export function hang(board, height) {',
      '  place(board, height);',
      '}',
    ),
  ],
  [
    'words to the compiler of types',
    lines(
      'export const width = {',
      '  // @ts-expect-error: wrong on purpose',
      "  cm: 'wide',",
      '} satisfies Width;',
    ),
    lines('export const width = {', "  cm: 'wide',", '};'),
  ],
  [
    'characters beyond the first plane, in types and out of them',
    lines("const mark: '🪵' | '板' = '🪵';", "type Mark = '🪵';", "const other: Mark = '🪵🪵';"),
    lines("const mark = '🪵';", "const other = '🪵🪵';"),
  ],
  [
    'generic functions',
    lines('const id = <T,>(value: T): T => value;'),
    lines('const id = (value) => value;'),
  ],
])('%s', (_, typed, plain) => {
  expect(variant(typed, 'Shelf.tsx', { singleQuote: true })).toBe(plain);
});

test('without a code style, every line keeps its own', () => {
  const typed = lines(
    'import {type Board, Rack} from "shelf"',
    'export default function Shelf({boards, ...rest} : {boards: Board[]})',
    '{',
    '\tconst first = boards[0]! as Board',
    '\treturn <Rack   board={first} {...rest}/>',
    '}',
  );
  expect(variant(typed)).toBe(
    lines(
      'import {Rack} from "shelf"',
      'export default function Shelf({boards, ...rest})',
      '{',
      '\tconst first = boards[0]',
      '\treturn <Rack   board={first} {...rest}/>',
      '}',
    ),
  );
});

test('the last names of a list leave no comma', () => {
  expect(variant("import { Rack, type Board } from 'shelf';\n")).toBe("import { Rack } from 'shelf';\n");
});

test('words on both sides of a type stay apart', () => {
  expect(variant('const has = key!in boards, x = a! instanceof B;')).toBe(
    'const has = key in boards, x = a instanceof B;',
  );
});

test('a return type on a line of its own', () => {
  expect(variant('const hang = (board: Board)\n  : string => board.name;')).toBe(
    'const hang = (board) => board.name;',
  );
});

test.each([
  ['enum Wood { Oak }', 'unsupported', 1, 1],
  ['\n  namespace Wood { export const oak = 1 }', 'unsupported', 2, 3],
  ['class Shelf { constructor(public width: number) {} }', 'unsupported', 1, 34],
  ['const shelf = ;', 'syntax', 1, 15],
])('%s cannot do without types', (code, kind, line, column) => {
  expect(javascriptVariant(code, 'Shelf.tsx', null)).toMatchObject({ kind, line, column });
});

test('names', () => {
  expect(['Shelf.tsx', 'boards.ts', 'Rack.js', 'a.module.css'].map(javascriptName)).toEqual([
    'Shelf.js',
    'boards.js',
    'Rack.js',
    'a.module.css',
  ]);
});
