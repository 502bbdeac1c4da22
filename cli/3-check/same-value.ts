import { parseExpression } from '@babel/parser';
import type { FenceValue } from '../model/fence.ts';

type Expression = ReturnType<typeof parseExpression>;

function parsed(text: string): Expression | null {
  try {
    return parseExpression(text, { plugins: ['typescript'] });
  } catch {
    return null;
  }
}

/** The fields that the parser adds to nodes about their text. */
const places = ['start', 'end', 'loc', 'extra', 'errors', 'comments'];

/** The syntax tree as a text that does not depend on spaces, quotation marks and trailing commas. */
const normal = (text: string): string | null => {
  const node = parsed(text);
  return node && JSON.stringify(node, (key, value) => (places.includes(key) ? undefined : value));
};

/** Whether a text is code for data rather than the text itself: `'on'` is, `17:45` is not. */
const isData = (text: string): boolean =>
  /^(?:\w+Literal|(?:Array|Object)Expression)$/.test(parsed(text)?.type ?? '');

/** The forms in which a text may state a value; the first is for one that states it wrongly as `stated`. */
export function formsOf({ code, text }: FenceValue, stated: string): readonly string[] {
  if (code === null) return [text ?? ''];
  if (text === null || isData(text)) return [code];
  const isMany = text.includes('\n') && !stated.includes('\n') && stated !== '';
  return isMany || isData(stated) ? [code, text] : [text, code];
}

/** Whether a text states a value: as code, or as the text of a string or element. */
export function states(stated: string, value: FenceValue): boolean {
  if (formsOf(value, stated).includes(stated)) return true;
  const own = value.code === null ? null : normal(value.code);
  return own !== null && normal(stated) === own;
}
