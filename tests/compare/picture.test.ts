import { expect, test } from 'vitest';
import { pictureChanges } from '../../cli/compare/picture/picture-changes.ts';
import { styleChanges } from '../../cli/compare/picture/style-changes.ts';
import { stableClass } from '../../cli/compare/picture/tree.ts';

const changes = (before: string, after: string, css: readonly string[] = []): string[] =>
  pictureChanges({ html: before, css }, { html: after, css }).map(
    ({ sense, where, what, count }) => `${sense} ${where}: ${what}${count > 1 ? ` ×${count}` : ''}`,
  );

test.each([
  ['css-1x2y3z-Lamp-root', 'css-*-Lamp-root'],
  ['css-pafqps-Lamp-root', 'css-*-Lamp-root'],
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
});

test.each([
  ['text', '<p class="Lamp">On</p>', '<p class="Lamp">Off</p>', ['shown Lamp: text: “On” → “Off”']],
  ['a control', '<input value="1">', '<input value="2">', ['shown input: value: 1 → 2']],
  [
    'an icon',
    '<p></p>',
    '<p><svg viewBox="0 0 24 24"></svg></p>',
    ['shown p: new: icon', 'markup p: element new: svg'],
  ],
  ['a role', '<p role="cell">1</p>', '<p role="gridcell">1</p>', ['spoken p[role=cell]: cell → gridcell']],
  [
    'a name',
    '<button aria-label="A"></button>',
    '<button aria-label="B"></button>',
    ['spoken button: name: A → B'],
  ],
  [
    'a style',
    '<p style="width: 9px"></p>',
    '<p style="width: 12px"></p>',
    ['styled p: style.width: 9px → 12px'],
  ],
  ['data', '<p data-a="1">1</p>', '<p data-a="x">1</p>', ['markup p: data-a: 1 → x']],
  ['a box', '<p>1</p>', '<p><span>1</span></p>', ['markup p: element new: span']],
  [
    'a custom property',
    '<p style="--a: 1px"></p>',
    '<p style="--a: 9px"></p>',
    ['markup p: style.--a: 1px → 9px'],
  ],
])('a reader meets a change of %s as far as its sense goes', (_, before, after, expected) => {
  expect(changes(before, after)).toEqual(expected);
});

test('a class is a matter of style where a rule names it', () => {
  expect(changes('<p class="A">1</p>', '<p class="A B C">1</p>', ['.B{color:red}'])).toEqual([
    'styled A: class new: B',
    'markup A: class new: C',
  ]);
  expect(changes('<p class="A B">1</p>', '<p class="B A">1</p>', ['.B{color:red}'])).toEqual([]);
});

test('a title that repeats the text says nothing new', () => {
  expect(changes('<p>Rent</p>', '<p title="Rent">Rent</p>')).toEqual([]);
  expect(changes('<p>5 €</p>', '<p title="5\u00a0€">5 €</p>')).toEqual([]);
  expect(changes('<p>Rent</p>', '<p title="Rent of May">Rent</p>')).toEqual([
    'spoken p: new: name “Rent of May”',
  ]);
});

test('hidden things are not shown, and a name is found through its reference', () => {
  expect(changes('<p hidden>1</p>', '<p hidden>2</p>')).toEqual([]);
  expect(changes('<p class="A">1</p>', '<p class="A">2</p>', ['.A{display:none}'])).toEqual([]);
  expect(
    changes(
      '<b id="a">Wind</b><i role="img" aria-labelledby="a"></i>',
      '<b id="b">Wind</b><i role="img" aria-label="Wind"></i>',
    ),
  ).toEqual(['markup i[role=img]: aria-labelledby gone: #']);
});

test('a shape is where its attributes, styles and groups put it, to a pixel', () => {
  const svg = (inner: string) => `<svg viewBox="0 0 400 300">${inner}</svg>`;
  const moved =
    '<g transform="translate(10, 5)"><circle class="Dot" cx="20.4" cy="15" r="3" fill="rgb(1, 2, 3)"></circle></g>';
  expect(
    changes(svg('<circle class="Dot" cx="30" cy="20" r="3" fill="#010203"></circle>'), svg(moved)).filter(
      (change) => !change.startsWith('markup'),
    ),
  ).toEqual([]);
  expect(changes(svg('<line y1="0" y2="9"></line>'), svg('<line y1="9" y2="0"></line>'))).toEqual([]);
  expect(
    changes(svg('<path class="P" d="M0 0L9 9"></path>'), svg('<path class="P" d="M0 0L9 99"></path>')),
  ).toEqual(['shown P: form differs']);
  expect(changes(svg(''), svg('<rect width="9" height="9" fill="none"></rect>'))).toEqual([
    'markup svg: element new: rect',
  ]);
});

const table = (rows: number, drawn: readonly (readonly [row: number, text: string])[]): string =>
  `<div role="grid" aria-rowcount="${rows}" aria-colcount="1">${drawn
    .map(
      ([row, text]) =>
        `<p role="row" aria-rowindex="${row}"><b role="cell" aria-colindex="1">${text}</b></p>`,
    )
    .join('')}</div>`;

const seen = (before: string, after: string): string[] =>
  changes(before, after).filter((change) => !change.startsWith('markup'));

test('rows that only one version draws ahead of the reader are not new', () => {
  const [one, two, three] = [
    [1, 'A'],
    [2, 'B'],
    [3, 'C'],
  ] as const;
  expect(seen(table(3, [one, two]), table(3, [one, two, three]))).toEqual([]);
  expect(seen(table(2, [one, two]), table(3, [one, two, three]))).toEqual([
    'shown b[role=cell]: new: “C”',
    'spoken p[role=row]: new: row',
    'spoken b[role=cell]: new: cell',
  ]);
  // A row at the foot that the older version numbers after those that it draws.
  expect(seen(table(4, [one, [2, 'Sum']]), table(4, [one, two, three, [4, 'Sum']]))).toEqual([]);
});

test('a thing in another place of the document has moved', () => {
  expect(seen('<i>A</i><b>B</b><u>C</u>', '<b>B</b><u>C</u><i>A</i>')).toEqual(['spoken i: moved: “A”']);
});

test('an inserted element is one difference, wherever it stands', () => {
  const list = (...names: readonly string[]) =>
    `<div class="List">${names.map((name) => `<p class="Item">${name}</p>`).join('')}</div>`;
  expect(seen(list('a', 'b', 'c'), list('a', 'new', 'b', 'c'))).toEqual(['shown Item: new: “new”']);
  expect(seen(list('a', 'b', 'c'), list('a', 'c'))).toEqual(['shown Item: gone: “b”']);
});

test('the same difference in many places is counted', () => {
  const cells = (tag: string) => `<div class="Row">${`<${tag} class="Cell">1</${tag}>`.repeat(3)}</div>`;
  expect(changes(cells('div'), cells('span'))).toEqual(['markup Cell: tag: div → span ×3']);
});

test('a rule that differs is told by its declarations; rules of new elements are not', () => {
  expect(
    styleChanges(
      ['.css-1x2y3z-Lamp{color:red;width:1px}', '@media print{.Lamp{display:none}}'],
      ['.css-9z8y7x-Lamp{color:blue;height:1px}', '@media print{.Lamp{display:none}}', '.New{top:0}'],
    ),
  ).toEqual([
    { sense: 'styled', where: '.css-*-Lamp', what: 'color: red → blue', count: 1 },
    { sense: 'styled', where: '.css-*-Lamp', what: 'width: 1px → not set', count: 1 },
    { sense: 'styled', where: '.css-*-Lamp', what: 'height: not set → 1px', count: 1 },
  ]);
});

test('forms that are drawn in another order have moved', () => {
  const area = (fill: string, form: string) => `<path class="Area" fill="${fill}" d="${form}"></path>`;
  const [low, high] = [area('red', 'M0,0L9,9'), area('blue', 'M0,9L9,18')];
  expect(
    changes(`<svg class="Chart">${low}${high}</svg>`, `<svg class="Chart">${high}${low}</svg>`).filter(
      (change) => change.startsWith('shown'),
    ),
  ).toEqual([]);
  expect(changes(`<svg class="Chart">${low}</svg>`, `<svg class="Chart">${high}</svg>`)).toContain(
    'shown Area: fill: red → blue',
  );
});
