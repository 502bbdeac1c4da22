import { expect, test } from 'vitest';
import { styleChanges } from '../../cli/compare/picture/style-changes.ts';
import { readTree, stableClass } from '../../cli/compare/picture/tree.ts';
import { treeChanges } from '../../cli/compare/picture/tree-changes.ts';

const changes = (before: string, after: string): string[] =>
  treeChanges(readTree(before), readTree(after)).map(
    ({ where, what, count }) => `${where}: ${what}${count > 1 ? ` ×${count}` : ''}`,
  );

test.each([
  ['css-1x2y3z-Lamp-root', 'css-*-Lamp-root'],
  ['button_ab12c', 'button_*'],
  ['Lamp-root', 'Lamp-root'],
  ['Grid2-container', 'Grid2-container'],
  ['is-column12', 'is-*'],
])('of the class %s, %s counts', (name, stable) => expect(stableClass(name)).toBe(stable));

test('generated classes, ids and references to them count as equal', () => {
  expect(
    changes(
      '<label for=":r1:" class="css-1x2y3z">On</label><input id=":r1:" aria-describedby=":r1:">',
      '<label for=":r7:" class="css-9z8y7x">On</label><input id=":r7:" aria-describedby=":r7:">',
    ),
  ).toEqual([]);
  expect(changes('<a href="#top">Top</a>', '<a href="#foot">Top</a>')).toEqual(['a: href: #top → #foot']);
});

test('classes, attributes, styles and texts in words', () => {
  expect(
    changes(
      '<div class="Lamp-root Lamp-lit" style="width: 10px" title="A">On</div>',
      '<div class="Lamp-root Lamp-dark" style="width: 12px; top: 0" aria-label="B">Off</div>',
    ),
  ).toEqual([
    'Lamp-root: class gone: Lamp-lit',
    'Lamp-root: class new: Lamp-dark',
    'Lamp-root: style.width: 10px → 12px',
    'Lamp-root: title gone: A',
    'Lamp-root: aria-label new: B',
    'Lamp-root: style.top new: 0',
    'Lamp-root: text: “On” → “Off”',
  ]);
});

test('an inserted element is one difference, wherever it stands', () => {
  const item = (name: string) => `<li class="Lamp-item">${name}</li>`;
  const list = (...names: readonly string[]) => `<ul class="Lamp-list">${names.map(item).join('')}</ul>`;
  expect(changes(list('a', 'b', 'c'), list('a', 'new', 'b', 'c'))).toEqual([
    'Lamp-list: new: Lamp-item “new”',
  ]);
  expect(changes(list('a', 'b', 'c'), list('a', 'c'))).toEqual(['Lamp-list: gone: Lamp-item “b”']);
});

test('the same difference in many places is counted', () => {
  const cells = (tag: string) => `<div class="Row">${`<${tag} class="Cell">1</${tag}>`.repeat(3)}</div>`;
  expect(changes(cells('div'), cells('span'))).toEqual(['Cell: tag: div → span ×3']);
});

test('a rule that differs is told by its declarations; rules of new elements are not', () => {
  expect(
    styleChanges(
      ['.css-1x2y3z-Lamp{color:red;width:1px}', '@media print{.Lamp{display:none}}'],
      ['.css-9z8y7x-Lamp{color:blue;height:1px}', '@media print{.Lamp{display:none}}', '.New{top:0}'],
    ),
  ).toEqual([
    { where: '.css-*-Lamp', what: 'color: red → blue', count: 1 },
    { where: '.css-*-Lamp', what: 'width: 1px → not set', count: 1 },
    { where: '.css-*-Lamp', what: 'height: not set → 1px', count: 1 },
  ]);
});
