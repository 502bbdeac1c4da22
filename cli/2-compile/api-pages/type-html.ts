import type { ElementContent, Text } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { splitType } from '../../reference/split-type.ts';
import { type Token, tokenNode, tokensOf } from '../highlight.ts';
import { element } from '../markdown/element.ts';

const shown = new Set<string | null>(['string', 'keyword', 'type', 'number']);

/** Keeps the colours that carry meaning. Types are full of punctuation, and colouring it would double the page. */
const light = ({ text, part }: Token): ElementContent =>
  tokenNode({ text, part: shown.has(part) ? part : null });

const text = (value: string): Text => ({ type: 'text', value });

/** The tokens between two offsets of their text. */
function cut(tokens: readonly Token[], from: number, to: number): Token[] {
  let start = 0;
  return tokens.flatMap(({ text: whole, part }) => {
    const piece = whole.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    start += whole.length;
    return piece === '' ? [] : [{ text: piece, part }];
  });
}

const stringifier = unified().use(rehypeStringify).freeze();
const toHtml = (children: ElementContent[]): string => stringifier.stringify({ type: 'root', children });

/** Turns a type into a module: the grammar knows types only in declarations. */
const declaration = 'type T = ';

/** A type as highlighted HTML, with a link for each name in `hrefs`. */
export function typeHtml(type: string, hrefs: Readonly<Record<string, string>>): string {
  const tokens = tokensOf(declaration + type, 'ts');
  let at = declaration.length;
  return toHtml(
    splitType(type).flatMap(({ text: code, name }): ElementContent[] => {
      const from = at;
      at += code.length;
      const href = name !== undefined && Object.hasOwn(hrefs, name) ? hrefs[name] : undefined;
      if (href !== undefined) return [element('a', { href }, text(code))];
      return name === undefined ? cut(tokens, from, at).map(light) : [text(code)];
    }),
  );
}

/** A value, or a name that links as a whole. */
export const codeHtml = (code: string, href?: string): string =>
  toHtml(href === undefined ? tokensOf(code, 'ts').map(light) : [element('a', { href }, text(code))]);

export const plainHtml = (code: string): string => toHtml([text(code)]);
