import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import { highlight } from '../highlight.ts';
import { type CodeInfo, readInfo } from './code-info.ts';
import { splitLines } from './code-lines.ts';
import { element } from './element.ts';

/** A fence, or an indented block: `<div class="code"><pre><code>`, with its title above when it has one. */
export function codeBlock(code: Code): Element {
  const info = readInfo(code);
  const language = info.language?.toLowerCase() ?? null;
  const tokens = highlight(code.value === '' ? '' : `${code.value}\n`, language);
  const lines = element('code', language === null ? {} : { className: [`language-${language}`] });
  // Spread arguments are limited to some hundred thousand, and long code has more tokens.
  lines.children = markLines(tokens, language, info);
  const children: ElementContent[] = [element('pre', { tabIndex: 0 }, lines)];
  if (info.title !== null) {
    children.unshift(element('div', { className: ['code-title'] }, { type: 'text', value: info.title }));
  }
  return element(
    'div',
    { className: ['code'], ...(language === null ? {} : { dataLanguage: language }) },
    ...children,
  );
}

/** Wraps lines in elements only where some of them look different. */
function markLines(tokens: ElementContent[], language: string | null, { lines }: CodeInfo): ElementContent[] {
  if (lines.size === 0 && language !== 'diff') return tokens;
  return splitLines(tokens).map((content, index) => {
    const className = ['code-line'];
    if (lines.has(index + 1)) className.push('highlighted');
    if (language === 'diff') className.push(...diffClass(content));
    return element('span', { className }, ...content);
  });
}

function diffClass(content: readonly ElementContent[]): string[] {
  const [first] = content;
  const classes = first?.type === 'element' ? first.properties.className : [];
  return Array.isArray(classes)
    ? classes.filter((name) => name === 'inserted' || name === 'deleted').map(String)
    : [];
}
