import type { ElementContent, Text } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { splitType } from '../../reference/split-type.ts';
import { type Token, tokenNode, tokensOf } from '../highlight.ts';
import { element } from '../markdown/element.ts';

const shown = new Set<string | null>(['string', 'keyword', 'type', 'number']);

/** Keeps only the colours that carry meaning. Types are full of punctuation, and its colours would double the page. */
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

type Hrefs = Readonly<Record<string, string>>;

/** A type as highlighted HTML, with links for the names in `hrefs`. */
export const typeHtml = (type: string, hrefs: Hrefs): string =>
  // The grammar recognises types only in declarations.
  linkedHtml(type, hrefs, 'type T = ');

/** The same for a whole declaration. */
export const declarationHtml = (code: string, hrefs: Hrefs): string => linkedHtml(code, hrefs, '');

function linkedHtml(type: string, hrefs: Hrefs, before: string): string {
  const tokens = tokensOf(before + type, 'ts');
  let at = before.length;
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
