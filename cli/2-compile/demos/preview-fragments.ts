import { parse } from '@babel/parser';
import { parseModules, syntaxOf } from '../modules/parse-module.ts';

/** Contexts that lines may come from: an element, its children, an object, a list, a class, an interface. */
const surroundings = [
  ['<X ', ' />', 'JSXElement'],
  ['<>', '</>', 'JSXFragment'],
  ['({', '})', 'ObjectExpression'],
  ['[', ']', 'ArrayExpression'],
  ['class X {', '}', 'ClassDeclaration'],
  ['interface X {', '}', 'TSInterfaceDeclaration'],
] as const;

const syntax = { ...syntaxOf('tsx'), allowReturnOutsideFunction: true, allowAwaitOutsideFunction: true };

/** Whether the text is whole statements, or whole parts of something larger. */
function isFragment(text: string): boolean {
  if (text.trim() === '' || parseModules(text, syntax) !== null) return true;
  return surroundings.some(([before, after, type]) => {
    try {
      const { body } = parse(`${before}${text}\n${after}`, syntax).program;
      const [only] = body;
      const node = only?.type === 'ExpressionStatement' ? only.expression : only;
      // Two nodes would be the end of one element and the start of another.
      return body.length === 1 && node?.type === type && !hasText(node);
    } catch {
      return false;
    }
  });
}

/** Whether there is text between tags: any code without braces would parse as such text. */
const hasText = (node: { readonly type: string; readonly children?: readonly object[] }): boolean =>
  node.type === 'JSXFragment' &&
  (node.children ?? []).some((child) => /\S/.test(String(Reflect.get(child, 'value') ?? '')));

/**
 * The line of a preview, counted from 1, at which no fragment that parses begins. Null when the whole preview is a
 * sequence of fragments, such as a few statements and the props of an element.
 */
export function brokenLine(preview: string): number | null {
  if (isFragment(preview)) return null;
  const lines = preview.split('\n');
  const starts = new Set([0]);
  for (const start of starts)
    for (let end = start + 1; end <= lines.length; end++)
      if (!starts.has(end) && isFragment(lines.slice(start, end).join('\n'))) starts.add(end);
  return starts.has(lines.length) ? null : Math.max(...starts) + 1;
}

/** The first line, counted from 1, that is not in the code, whole or as a part of a line; null when all are. */
export function foreignLine(preview: string, code: string): number | null {
  const at = preview.split('\n').findIndex((line) => !code.includes(line.trim()));
  return at < 0 ? null : at + 1;
}
