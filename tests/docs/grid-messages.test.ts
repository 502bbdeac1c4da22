// Compares the messages that the grid's packages throw or log with those that the FAQ answers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParserOptions, parse } from '@babel/parser';
import { expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Messages that no code of an application causes, by their beginning. */
const internal = [
  /^Unsupported number of selectors/,
  /^Missing arguments/,
  /^MUI: exportAs not supported/,
  /^MUI: Could not find the data grid private context/,
  /^MUI: Invalid `logicOperator` property in the `GridFilterPanel`/,
  /^Can't apply a strategy processor/,
  /^No processor found for processor/,
  /^MUI: Unable to prepare a partial update/,
  /^MUI: Wrong drag direction/,
  /^MUI: The root element is not found/,
];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

function eachNode(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of children(node)) eachNode(child, see);
}

/** The first line of a message, with `…` for what is computed. */
function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral') {
    const pieces = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    return pieces.join('…');
  }
  if (node.type === 'ArrayExpression') return textOf((node.elements as unknown[])[0]);
  if (node.type === 'CallExpression') return textOf(Reflect.get(node.callee as object, 'object'));
  return '';
}

const loud = /\bnew \w*Error\(|\bbuildWarning\(|\bconsole\.(?:warn|error)\(|\blogger\.(?:warn|error)\(/;
const syntax: ParserOptions = { sourceType: 'module', plugins: ['jsx'] };

function messagesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  if (!loud.test(code)) return [];
  const found: string[] = [];
  eachNode(parse(code, syntax).program as unknown as Node, (node) => {
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
    if (!isCall || !isNode(node.callee)) return;
    const { start, end } = node.callee as unknown as { start: number; end: number };
    const name = code.slice(start, end);
    if (/Error$|^buildWarning$|^(?:console|logger)\.(?:warn|error)$/.test(name))
      found.push(textOf((node.arguments as unknown[])[0]).split('\n')[0] ?? '');
  });
  return found.filter((message) => message.length > 1);
}

const messages = ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium'].flatMap((name) => {
  const folder = join(repository, 'node_modules/@mui', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !/^(?:legacy|node|modern)\//.test(file))
    .flatMap((file) => messagesIn(join(folder, file)));
});

const plain = (text: string): string => text.replaceAll('`', '');
const answers = plain(
  readFileSync(join(repository, 'content/x/react-data-grid/faq/faq.md'), 'utf8').replaceAll('\n', ' '),
);

test('the packages have as many messages as before', () => {
  expect(new Set(messages).size).toBeGreaterThan(50);
  expect(internal.filter((pattern) => !messages.some((message) => pattern.test(message)))).toEqual([]);
});

test.each([...new Set(messages)].filter((message) => !internal.some((pattern) => pattern.test(message))))(
  'the FAQ has the beginning of "%s"',
  (message) => {
    const pieces = plain(message)
      .replace(/^MUI(?: X)?: /, '')
      .replace(/(?:\. |, which ).*/, '')
      .split('…')
      .map((piece) => piece.trim().replace(/[.:]$/, ''));
    expect(pieces.filter((piece) => !answers.includes(piece))).toEqual([]);
  },
);
