import { expect, test } from 'vitest';
import { diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { fold } from '../../cli/diagnostics/fold.ts';

const at = (file: string, line = 1) => ({ file, line, column: 1 });

test('a finding that comes twice is reported once', () => {
  const one = diagnostic('link/missing-file', at('a.md', 3), 'None.');
  expect(fold([one, { ...one }, { ...one, place: at('a.md', 4) }])).toHaveLength(2);
});

test('one cause is one finding, with its other places', () => {
  const fails = (name: string) =>
    diagnostic('demo/render-failed', at(`${name}.tsx`), `${name} fails: no hooks`, { cause: 'no hooks' });
  const other = diagnostic('demo/render-failed', at('D.tsx'), 'D fails: other', { cause: 'other' });
  const [first, second, ...rest] = fold([fails('A'), fails('B'), other, fails('C')]);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    message: 'A fails: no hooks. 2 other places have the same cause.',
    related: [
      { message: 'B fails: no hooks', place: at('B.tsx') },
      { message: 'C fails: no hooks', place: at('C.tsx') },
    ],
  });
  expect(second).toEqual({ ...other, cause: undefined });
});

test('anchors that a page lacks for a mistake of its own are no findings', () => {
  const lost = (file: string) =>
    diagnostic('link/unknown-anchor', at('links.md'), `${file} has no anchor #a.`, { follows: file });
  const cause = diagnostic('directive/unknown-component', at('events.md', 7), 'None.');
  expect(fold([lost('events.md'), lost('rows.md'), cause]).map(({ message }) => message)).toEqual([
    'rows.md has no anchor #a.',
    'None.',
  ]);
});

test('what cannot be bundled has wrong types as well, which are not told twice', () => {
  const types = (line: number, message: string) =>
    diagnostic('demo/type-error', at('Fold.tsx', line), message);
  const cause = diagnostic('demo/build-failed', at('Fold.tsx', 3), 'Could not resolve "./sheet"');
  const found = fold([
    cause,
    types(3, "Cannot find module './sheet'. (TS2307)"),
    types(9, 'Expression expected. (TS1109)'),
    types(12, "Type 'string' is not assignable to type 'number'. (TS2322)"),
  ]);
  expect(found.map(({ place }) => place?.line)).toEqual([3, 12]);
  expect(fold([types(9, 'Expression expected. (TS1109)')])).toHaveLength(1);
});
