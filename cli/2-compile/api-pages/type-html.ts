import type { ElementContent, Text } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { splitType } from '../../reference/split-type.ts';
import { highlight } from '../highlight.ts';
import { element } from '../markdown/element.ts';

const shown = new Set(['string', 'keyword', 'builtin', 'boolean', 'number', 'constant']);

const text = (value: string): Text => ({ type: 'text', value });

/** Tokens whose colour tells something; punctuation, of which types are full, would double the page. */
const lighter = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const { className } = node.properties;
    const kinds = Array.isArray(className) ? className.map(String) : [];
    const kind = kinds.find((each) => shown.has(each));
    if (kind === undefined) return lighter(node.children);
    return [element('span', { className: ['token', kind] }, ...lighter(node.children))];
  });

const stringifier = unified().use(rehypeStringify).freeze();
const toHtml = (children: ElementContent[]): string => stringifier.stringify({ type: 'root', children });

/** A type as HTML: highlighted, and each name of `hrefs` a link. */
export const typeHtml = (type: string, hrefs: Readonly<Record<string, string>>): string =>
  toHtml(
    splitType(type).flatMap(({ text: code, name }): ElementContent[] => {
      const href = name !== undefined && Object.hasOwn(hrefs, name) ? hrefs[name] : undefined;
      if (href !== undefined) return [element('a', { href }, text(code))];
      return name === undefined ? lighter(highlight(code, 'typescript')) : [text(code)];
    }),
  );

/** A value, or a name of which the whole leads somewhere. */
export const codeHtml = (code: string, href?: string): string =>
  toHtml(href === undefined ? lighter(highlight(code, 'typescript')) : [element('a', { href }, text(code))]);

export const plainHtml = (code: string): string => toHtml([text(code)]);
