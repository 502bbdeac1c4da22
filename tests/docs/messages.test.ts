// Compares the messages that the packages throw or log with those that the pages answer.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParserOptions, parse } from '@babel/parser';
import { expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/** Packages of a product, and the pages that answer their messages. */
const products: Readonly<Record<string, { readonly packages: string[]; readonly pages: string[] }>> = {
  grid: {
    packages: ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium'],
    pages: ['react-data-grid/faq/faq'],
  },
  pickers: {
    packages: ['x-date-pickers', 'x-date-pickers-pro'],
    pages: ['faq/faq', 'getting-started/getting-started', 'calendar-systems/calendar-systems'].map(
      (page) => `react-date-pickers/${page}`,
    ),
  },
  charts: { packages: ['x-charts'], pages: ['react-charts/getting-started/getting-started'] },
  trees: {
    packages: ['x-tree-view'],
    pages: ['react-tree-view/getting-started/getting-started', 'react-data-grid/faq/faq'],
  },
  licenses: { packages: ['x-license-pro'], pages: ['introduction/licensing/licensing'] },
};

/** Messages that no code of an application causes, by their beginning, with what would. */
const internal: readonly [RegExp, string][] = [
  [/^Unsupported number of selectors/, 'a selector of the grid with too many parts'],
  [/^Missing arguments/, 'a selector of the grid without parts'],
  [/^MUI: exportAs not supported/, 'a browser without downloads'],
  [/^MUI: Could not find the data grid private context/, 'a private hook'],
  [/^MUI: Invalid `logicOperator` property in the `GridFilterPanel`/, 'a value that the types exclude'],
  [/^Can't apply a strategy processor/, 'a private part of the grid'],
  [/^No processor found for processor/, 'a private part of the grid'],
  [/^MUI: Unable to prepare a partial update/, 'a private part of the grid'],
  [/^MUI: Wrong drag direction/, 'a private part of the grid'],
  [/^MUI: The root element is not found/, 'a private part of the grid'],
  [/^missing support$/, 'an action that the calendar never dispatches'],
  [/^not supported$/, 'an empty function of the columns, which is replaced before it is called'],
  [/^Unknown view: /, 'a view that the types exclude'],
  [/^You must provide the type for ClockView/, 'a view that the types exclude'],
  [/^changeSectionValueFormat doesn't support/, 'a private part of the fields'],
  [/^Invalid section type/, 'a private part of the fields'],
  [/should have a 'maxDigitNumber' property/, 'an adapter with a fault'],
  [/^MUI: The format expansion seems to be/, 'an adapter with a fault'],
  [/^MUI: Unhandled MUI X license status/, 'a status that does not exist'],
  [/^missing status handler/, 'a status that does not exist'],
  [/^ASCII only support/, 'the maker of keys'],
  [/^MUI: Invalid (?:scope|licensing model)/, 'the maker of keys'],
  [/^MUI: The release information is/, 'a package with a fault'],
  [/^\*+$/, 'the frame around the messages about licenses'],
];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

function eachNode(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of Object.values(node).flat().filter(isNode)) eachNode(child, see);
}

/** The first line of a message, with `…` for what is computed. */
function textOf(node: unknown, constants: ReadonlyMap<string, unknown>): string {
  if (!isNode(node)) return '';
  const text = (other: unknown): string => textOf(other, constants);
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral') {
    const pieces = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    return pieces.join('…');
  }
  if (node.type === 'ArrayExpression') return text((node.elements as unknown[])[0]);
  if (node.type === 'BinaryExpression') return text(node.left) + text(node.right);
  if (node.type === 'CallExpression') return text(Reflect.get(node.callee as object, 'object'));
  if (node.type === 'Identifier') return text(constants.get(String(node.name)));
  return '';
}

const loud =
  /\bError\(|\bbuildWarning\(|\bshowError\(|\bconsole\.(?:warn|error)\(|\blogger\.(?:warn|error)\(/;
const speaks = /^(?:\w*Error|buildWarning|(?:console|logger)\.(?:warn|error))$/;
const syntax: ParserOptions = { sourceType: 'module', plugins: ['jsx'] };

function messagesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  if (!loud.test(code)) return [];
  const program = parse(code, syntax).program as unknown as Node;
  const constants = new Map<string, unknown>();
  const found: string[] = [];
  eachNode(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.id)) constants.set(String(node.id.name), node.init);
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
    if (!isCall || !isNode(node.callee)) return;
    if (speaks.test(code.slice(node.callee.start, node.callee.end)))
      found.push(textOf((node.arguments as unknown[])[0], constants).split('\n')[0] ?? '');
  });
  return found.filter((message) => message.length > 1);
}

const messagesOf = (name: string): string[] => {
  const folder = join(repository, 'node_modules/@mui', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !/^(?:esm|legacy|node|modern)\//.test(file))
    .flatMap((file) => messagesIn(join(folder, file)));
};

/** A page writes one of the messages that differ in a word only, and names the other words. */
const variants: readonly [RegExp, string][] = [
  [/(?<=used for )(?:left|right|bottom)(?= axis)/g, 'top'],
  [/y(?=-axis uses dataKey| axis with id)/g, 'x'],
  [/(?<=used for plotting )line/g, 'bars'],
];

const asOne = (text: string): string =>
  variants.reduce((changed, [pattern, word]) => changed.replace(pattern, word), text);

const plain = (text: string): string => text.replaceAll('`', '');
const answers = (pages: readonly string[]): string =>
  pages
    .map((page) => plain(readFileSync(join(repository, `content/x/${page}.md`), 'utf8')))
    .join('\n')
    .replaceAll('\n', ' ');

const all = Object.values(products).flatMap(({ packages, pages }) => {
  const text = answers(pages);
  return [...new Set(packages.flatMap(messagesOf))].map((message) => ({ message, text }));
});

test('the packages have as many messages as before', () => {
  expect(all.length).toBeGreaterThan(120);
  expect(internal.filter(([pattern]) => !all.some(({ message }) => pattern.test(message)))).toEqual([]);
});

test.each(all.filter(({ message }) => !internal.some(([pattern]) => pattern.test(message))))(
  'a page has the beginning of "$message"',
  ({ message, text }) => {
    const pieces = asOne(plain(message))
      .replace(/^MUI[-\w ]*: /, '')
      .replace(/(?:\. |, which ).*/, '')
      .split('…')
      .map((piece) => piece.trim().replace(/[.:']+$/, ''));
    expect(pieces.filter((piece) => !text.includes(piece))).toEqual([]);
  },
);
